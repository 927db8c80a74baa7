"""What the benchmark runs, and the only right answers."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Job:
    """One command of `shunt`, measured as it is used: a whole process."""

    name: str
    kind: str  # census or solve
    puzzle: str  # a file, from the root of the checkout
    metric: str
    expected: dict  # keys of the report and their exact values
    figure: str = "user"  # what is judged: user CPU seconds of the process; "seconds" of the report; "wall" of the process
    repeat: int = 1  # processes that make one measurement: more for short jobs
    threads: int = 1
    long: bool = False  # only with --long, and measured once
    optional: bool = False  # skipped by a build that refuses it; any other job must run

    @property
    def status(self):
        return "complete" if self.kind == "census" else "solved"

    @property
    def positions(self):
        """The key of the report that counts the positions the job went through."""
        return "reachable" if self.kind == "census" else "expanded"


def pe766(name, metric, **more):
    return Job(name, "census", "puzzles/project-euler/pe766.txt", metric, {"reachable": 2_613_742, "packings": "30122288"}, **more)


# Sources of the answers: the facts in the puzzle files. Rush Hour's board has as many packings as reachable positions.
JOBS = [
    Job("klotski", "census", "puzzles/klotski.txt", "step", {"reachable": 25_955, "eccentricity": 167},
        figure="seconds", repeat=20),
    pe766("pe766-step", "step"),
    pe766("pe766-move", "move"),
    pe766("pe766-super-move", "super-move"),
    Job("pe766-corner", "solve", "tests/bench/puzzles/pe766-corner.txt", "move", {"length": 199}, repeat=3),
    Job("8-puzzle", "census", "puzzles/tiles/8-puzzle.txt", "step", {"reachable": 181_440, "eccentricity": 31}, repeat=20),
    Job("rush-hour", "census", "tests/bench/puzzles/rush-hour-541934.txt", "slide", {"reachable": 541_934}),
    pe766("pe766-two-threads", "step", figure="wall", repeat=3, threads=2),
    Job("11-puzzle", "census", "tests/bench/puzzles/11-puzzle.txt", "step",
        {"reachable": 239_500_800, "eccentricity": 53, "antipodes": 18}, long=True),
    Job("11-puzzle-two-threads", "census", "tests/bench/puzzles/11-puzzle.txt", "step",
        {"reachable": 239_500_800, "eccentricity": 53}, figure="wall", threads=2, long=True),
]
