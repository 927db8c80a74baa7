#!/usr/bin/python3
"""npuzzle_test.py SHUNT: checks `shunt npuzzle` from outside: output, exit codes, and the tables it keeps."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SHUNT = ""

DONE, UNSOLVABLE, BAD_INPUT, LIMIT = 0, 1, 2, 3

# The least tables and a board near its goal keep the test short: what they cost is tests/bench/npuzzle_bench.
SMALL_MEMORY = ["--memory", "1MB"]
NEAR = "5 1 2 3/4 6 7 8/9 10 11 12/13 14 0 15"  # 21 steps


def end_of(board, letters):
    """The board after the steps; each letter is the direction in which a tile moves."""
    rows = [row.split() for row in board.split("/")]
    width = len(rows[0])
    cells = [cell for row in rows for cell in row]
    for letter in letters:
        blank = cells.index("0")
        tile = blank + {"L": 1, "R": -1, "U": width, "D": -width}[letter]
        assert 0 <= tile < len(cells) and (letter in "UD" or tile // width == blank // width), "no such step"
        cells[blank], cells[tile] = cells[tile], "0"
    return "/".join(" ".join(cells[i : i + width]) for i in range(0, len(cells), width))


class Tiles(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.cache = pathlib.Path(self.folder.name) / "shunt"

    def run_npuzzle(self, *arguments, text=""):
        environment = {**os.environ, "XDG_CACHE_HOME": self.folder.name}
        return subprocess.run([SHUNT, "npuzzle", *arguments], input=text, capture_output=True, text=True, env=environment,
                              check=False, timeout=120)

    def solved(self, board, *arguments, goal=None):
        """The report of a board that can be solved; its letters are played here."""
        done = self.run_npuzzle("solve", board, "--json", *arguments, *(["--goal", goal] if goal else []))
        self.assertEqual(done.returncode, DONE, done.stderr)
        report = json.loads(done.stdout)
        self.assertEqual(report["status"], "solved")
        self.assertEqual(len(report["letters"]), report["length"])
        if goal:
            self.assertEqual(end_of(board, report["letters"]), goal)
        return report

    def refused(self, board, why, *arguments):
        done = self.run_npuzzle("solve", board, *arguments)
        self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""))
        self.assertIn(why, done.stderr)

    def test_both_methods_lead_to_the_goal_in_as_many_steps(self):
        for method in ["bfs", "ida"]:
            self.assertEqual(self.solved("4 5 0/1 2 3", "--with", method, goal="1 2 3/4 5 0")["length"], 21)

    def test_a_solved_board_needs_no_steps(self):
        for board in ["1 2 3/4 5 6/7 8 0", "1 2 0/", "0", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"]:
            report = self.solved(board)
            self.assertEqual((report["length"], report["letters"], report["with"]), (0, "", None))
        self.assertIn("none, it is the goal already", self.run_npuzzle("solve", "1 2 3/4 5 6/7 8 0").stdout)
        self.assertEqual(list(self.cache.glob("*")), [])  # no search, no tables

    def test_an_unsolvable_board_is_told_without_a_search(self):
        board = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"
        done = self.run_npuzzle("solve", board)
        self.assertEqual(done.returncode, UNSOLVABLE)
        self.assertEqual(done.stdout, "1 inversion, blank in row 1 from the bottom: odd + odd is even instead of odd, "
                                      "unsolvable; swapping tiles 14 and 15 would make it solvable\n")
        report = json.loads(self.run_npuzzle("solve", board, "--json").stdout)
        self.assertEqual((report["status"], report["with"], report["nodes"]), ("unsolvable", None, 0))
        self.assertEqual(self.run_npuzzle("check", board).stdout, done.stdout)
        self.assertEqual(self.run_npuzzle("check", board).returncode, UNSOLVABLE)
        self.assertEqual(list(self.cache.glob("*")), [])

    def test_boards_that_are_none(self):
        self.refused("1 2 3/4 4 6/7 8 0", "line 1, column 9: tile 4 stands twice, first in line 1, column 7; tile 5 is missing")
        self.refused("1 2 3/4 9 6/7 8 0", "a 3x3 board has no tile 9; tile 5 is missing")
        self.refused("1 2 3/4 0 6/7 8 0", "there are two blanks")
        self.refused("1 2 3/4 5 6/7 8 9", "a 3x3 board has no tile 9; there is no blank")
        self.refused("1 2 3/4 5/6 7 0", "this row has 2 tiles, the first has 3")
        self.refused("1 2 x 0", "'x' is no tile")
        self.refused("1 2 3 4 0", "5 tiles, the blank included, do not fill a square")
        self.refused("", "there is no board")
        self.refused("1 2/3 0", "in the goal, tile 1 stands twice", "--goal", "1 1/2 0")
        self.refused("1 2/3 0", "in the goal, the board is 2x3, it should be 2x2", "--goal", "1 2 3/4 5 0")

    def test_boards_beyond_the_solver(self):
        nine = "/".join(" ".join(str((9 * row + column + 1) % 81) for column in range(9)) for row in range(9))
        self.refused(nine, "the board has 81 cells, at most 64 are allowed")
        self.refused(NEAR, "breadth-first search is for boards of up to 12 cells, this one has 16: use ida", "--with", "bfs")
        done = self.run_npuzzle("solve", "4 5 0/1 2 3", "--memory", "100", "--with", "bfs")
        self.assertEqual(done.returncode, LIMIT)
        self.assertIn("the limit is 100 bytes", done.stdout)

    def test_a_board_may_come_from_a_file_or_a_pipe(self):
        path = pathlib.Path(self.folder.name) / "board.txt"
        path.write_text("4 5 0\n1 2 3\n", encoding="utf-8")
        self.assertEqual(self.solved(str(path))["length"], 21)
        self.assertIn("21 (step metric), proved shortest", self.run_npuzzle("solve", "-", text="4,5,_;1,2,3\n").stdout)

    def test_shuffles_are_as_deep_as_asked(self):
        drawn = self.run_npuzzle("shuffle", "2x7", "--depth", "18", "--seed", "7", *SMALL_MEMORY)
        self.assertEqual(drawn.returncode, DONE, drawn.stderr)
        self.assertEqual(self.solved(drawn.stdout.strip(), *SMALL_MEMORY)["length"], 18)
        self.assertEqual(self.run_npuzzle("shuffle", "3x3", "--depth", "32").returncode, UNSOLVABLE)
        for goal, most in (([], 80), (["--goal", "1 2 3 4/5 0 6 7/8 9 10 11/12 13 14 15"], 82)):
            done = self.run_npuzzle("shuffle", "4x4", "--depth", "1000000", *goal)
            self.assertEqual(done.returncode, UNSOLVABLE)
            self.assertIn(f"no 4x4 board is more than {most} steps from this goal", done.stdout)
        self.assertEqual(self.run_npuzzle("shuffle", "8x8", "--depth", "1000000").returncode, UNSOLVABLE)
        self.assertEqual(self.run_npuzzle("shuffle", "3x").returncode, BAD_INPUT)

    def test_the_best_so_far_when_time_is_over(self):
        board = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0"
        done = self.run_npuzzle("solve", board, "--json", "--time", "3", *SMALL_MEMORY)
        self.assertEqual(done.returncode, LIMIT)
        report = json.loads(done.stdout)
        self.assertEqual((report["status"], report["length"]), ("limit", None))
        self.assertLessEqual(report["lower_bound"], report["best"])
        ordered = "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0"
        self.assertEqual(end_of(board, report["letters"]), ordered)
        self.assertEqual(len(report["letters"]), report["best"])

    def test_tables_are_kept_and_damaged_ones_built_anew(self):
        first = self.solved(NEAR, *SMALL_MEMORY)
        self.assertEqual(first["length"], 21)
        (kept,) = self.cache.glob("*")
        good = kept.read_bytes()
        for bad, why in [(good[:-1], "bytes instead of"), (b"", "these bytes are no tables of unit-tile boards")]:
            kept.write_bytes(bad)
            done = self.run_npuzzle("solve", NEAR, "--json", *SMALL_MEMORY)
            self.assertEqual(done.returncode, DONE)
            self.assertIn(why, done.stderr)
            self.assertIn("building them anew", done.stderr)
            self.assertEqual(json.loads(done.stdout)["letters"], first["letters"])
            self.assertEqual(kept.read_bytes(), good)
        before = kept.stat().st_mtime_ns
        self.assertEqual(self.run_npuzzle("solve", NEAR, *SMALL_MEMORY).stderr, "")
        self.assertEqual(kept.stat().st_mtime_ns, before)

    def test_a_cache_that_cannot_be_written_does_no_harm(self):
        self.cache.write_text("a file where the folder should be", encoding="utf-8")
        self.assertEqual(self.solved(NEAR, *SMALL_MEMORY)["length"], 21)

    def test_help_says_how_boards_are_written(self):
        done = self.run_npuzzle("--help")
        self.assertEqual(done.returncode, DONE)
        for part in ["solve", "check", "shuffle", "1 2 3/4 5 6/7 8 0", "Exit codes"]:
            self.assertIn(part, done.stdout)


if __name__ == "__main__":
    SHUNT = sys.argv.pop(1)
    unittest.main()
