#!/usr/bin/python3 -B
"""commands_test.py SHUNT: every subcommand but npuzzle: text, options, where PUZZLE is looked for, exit codes."""

import json
import os
import pathlib
import sys
import tempfile
import unittest

import shunt_program
from shunt_program import BAD_INPUT, DONE, LIMIT, UNSOLVABLE, shunt

CORRIDOR = "name: Corridor\nmetric: step\nboard:\nAB..\ngoal:\n..AB\n"
BLOCKED = "board:\nAB..\ngoal:\n..BA\n"


class Commands(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def said(self, code, *arguments, text="", has=(), **options):
        done = shunt(*arguments, text=text, **options)
        self.assertEqual(done.returncode, code, done.stderr)
        for part in has:
            self.assertIn(part, done.stdout)
        return done

    def report(self, *arguments, code=DONE, text=""):
        return json.loads(self.said(code, *arguments, "--json", text=text).stdout)

    def refused(self, *arguments, says, text="", **options):
        done = shunt(*arguments, text=text, **options)
        self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""), arguments)
        self.assertIn(says, done.stderr)


class Solve(Commands):
    def test_text(self):
        self.said(DONE, "solve", "-", text=CORRIDOR, has=["4 (step metric)"])
        self.said(DONE, "solve", "klotski", has=["81 (move metric)"])
        self.said(UNSOLVABLE, "solve", "-", text=BLOCKED, has=["unsolvable"])

    def test_options_change_the_way_but_not_the_length(self):
        for options in (["--storage", "hashed"], ["--storage", "packed"], ["--direction", "forward"],
                        ["--direction", "bidirectional"], ["--no-symmetry"], ["--threads", "2"]):
            report = self.report("solve", "klotski", *options)
            self.assertEqual(report["length"], 81)
            if options[0] == "--storage":
                self.assertEqual(report["storage"], options[1])

    def test_all_solutions(self):
        counted = self.report("solve", "klotski", "--all", "--limit", "3")
        self.assertEqual(len(counted["solutions"]), 3)
        self.assertTrue(counted["shortest_solutions"].isdigit())

    def test_positions_of_all_solutions(self):
        report = self.report("solve", "klotski", "--choices", "1000", "--limit", "0")
        told = [report["choices"][key] for key in ("positions", "shared", "mirror", "shared_mirrored", "solutions_mirrored")]
        self.assertEqual([report["shortest_solutions"], *told], ["256", 191, 1, "left-right", 70, "128"])
        self.said(DONE, "solve", "klotski", "--choices", "1000",
                  has=["they pass 191 positions, 1 of them shared by all", "after 0 (move metric): 1 position"])
        self.said(DONE, "solve", "klotski", "--through", "1223/1223/4556/47.6/8.90", has=["1 position", "32 solutions"])
        self.said(DONE, "solve", "klotski", "--through", "1223/1223/4556/4786/..90",
                  has=["no shortest solution passes this position"])
        self.refused("solve", "klotski", "--through", "12", says="row")

    def test_any_solution(self):
        self.said(DONE, "solve", "klotski", "--any", has=["81 (move metric), proved shortest", "for the proof"])
        both = self.report("solve", "klotski", "--any")
        self.assertEqual([both[key] for key in ("status", "length", "at_most", "at_least")], ["solved", 81, 81, 81])
        self.assertEqual(len(both["moves"]), 81)
        self.said(UNSOLVABLE, "solve", "-", "--any", text=BLOCKED, has=["unsolvable"])
        self.said(LIMIT, "solve", "klotski", "--any", "--memory", "1KB", has=["limit reached: no solution within"])

    def test_any_solution_has_no_card(self):
        self.refused("solve", "klotski", "--any", "--card", "-", says="--card")

    def test_any_solution_of_a_large_board_is_a_pair_that_has_not_closed(self):
        found = self.report("solve", "american-pie", "--any", "--time", "4")
        self.assertEqual(found["status"], "complete")
        self.assertEqual(found["at_most"], found["length"])
        self.assertLess(found["at_least"], found["at_most"])
        self.said(DONE, "solve", "american-pie", "--any", "--time", "4", has=["at most ", " (move metric), at least ", " so far"])
        self.refused("solve", "klotski", "--any", "--all", says="--all")
        self.refused("solve", "klotski", "--any", "--each", says="--each")
        self.refused("solve", "klotski", "--disk", "", says="no folder is named")
        self.refused("difficulty", "klotski", "--samples", "1", says="--samples")
        advised = self.said(LIMIT, "solve", "klotski", "--storage", "sweeps", has=["--plans tells what each way to store"])
        self.assertNotIn("0MB", advised.stdout + advised.stderr)

    def test_limits(self):
        self.said(LIMIT, "solve", "klotski", "--storage", "packed", "--memory", "1KB")
        for unit, told in (("KB", "100 KB are full"), ("k", "100 KB are full"), ("KiB", "102 KB are full")):
            self.said(LIMIT, "census", "klotski", "--storage", "hashed", "--memory", f"100{unit}", has=[told])
        self.said(LIMIT, "census", "pe766", "--time", "0.01", has=["limit"])
        full = ["solve", "american-pie", "--memory", "20MB"]
        self.said(LIMIT, *full, has=["are full with", "has at least", "go on with --memory 8", "times as wide", "--any finds"])
        self.assertGreater(self.report(*full, code=LIMIT)["growth"], 1)
        self.assertNotIn("go on", shunt("solve", "american-pie", "--time", "0.1").stdout)

    def test_pieces_that_no_goal_tells_apart(self):
        text = "distinct: *\nboard:\nABCD.\n.....\ngoal:\n....A\n.....\n"
        self.said(DONE, "solve", "-", text=text, has=["3 pieces of equal shapes that no goal tells apart"])
        self.assertNotIn("no goal tells apart", shunt("solve", "klotski").stdout)

    def test_a_board_of_too_many_cells(self):
        text = "tiles: *\nboard:\n" + 65 * (64 * "a" + "\n")
        says = "line 2, column 1: the board has 4160 cells that pieces could use, more than 4,096"
        for command in "solve", "census", "difficulty", "neighbours":
            for option in [], ["--json"]:
                self.refused(command, self.file("large.txt", text), *option, says=says)
                self.refused(command, "-", *option, text=text, says=says)

    def test_bad_options(self):
        for option in (["--metric", "jump"], ["--storage", "paper"], ["--direction", "sideways"], ["--threads", "0"],
                       ["--threads", "257"], ["--no-such-option"], ["--memory", "much"]):
            self.refused("solve", "klotski", *option, says=option[0].lstrip("-").split("-")[0])
        self.refused("solve", says="PUZZLE is required")
        self.refused("dance", says="")
        self.refused(says="subcommand is required")


class Puzzles(Commands):
    def test_where_they_are_looked_for(self):
        named = self.file("corridor.txt", CORRIDOR)
        self.assertEqual(self.report("solve", named)["length"], 4)
        self.assertEqual(self.report("solve", "-", text=CORRIDOR)["length"], 4)
        environment = {**os.environ, "SHUNT_PUZZLES": str(self.folder)}
        self.assertEqual(shunt("solve", "corridor", env=environment).returncode, DONE)
        (self.folder / "puzzles").mkdir()
        self.file("puzzles/here.txt", CORRIDOR)
        self.assertEqual(shunt("solve", "here", cwd=self.folder).returncode, DONE)
        (self.folder / "puzzles" / "family").mkdir()
        self.file("puzzles/family/there.txt", CORRIDOR)
        self.assertEqual(shunt("solve", "there", cwd=self.folder).returncode, DONE)
        self.refused("solve", "corridor", says="there is no puzzle 'corridor'; looked for\n  corridor\n  puzzles/corridor.txt")

    def test_errors_say_where(self):
        self.refused("solve", "-", text="board:\nAB\nmetric: jump\n", says="shunt: -: line 3")
        self.refused("census", "-", text="", says="board")
        self.refused("solve", "-", text="board:\nA.\n", says="goal")


class OtherCommands(Commands):
    def test_census(self):
        self.said(DONE, "census", "klotski", has=["25,955 reachable of 65,880 packings", "eccentricity 124 (move metric)"])
        report = self.report("census", "-", "--hardest", "--diameter", "--components", text=CORRIDOR)
        self.assertEqual((report["reachable"], report["depths"], report["eccentricity"]), (6, [1, 1, 2, 1, 1], 4))
        self.assertEqual((report["diameter"]["length"], report["hardest_start"]["distance"]), (4, 4))
        self.assertEqual(report["components"]["count"], 2)
        self.assertEqual(report["antipode_positions"], ["..AB\n"])

    def test_positions(self):
        """All depths listed together are all positions, each once, and the same in pages; what is not there is said."""
        pages = [self.report("census", "klotski", "--positions", f"20:{number}:30")["positions"]["positions"] for number in (0, 30, 60)]
        whole = self.report("census", "klotski", "--positions", "20:0:500")["positions"]
        self.assertEqual((sum(pages, []), whole["total"]), (whole["positions"], 74))
        corridor = self.report("census", "-", text=CORRIDOR)["depths"]
        levels = [self.report("census", "-", "--positions", str(depth), text=CORRIDOR)["positions"] for depth in range(len(corridor))]
        every = [position for level in levels for position in level["positions"]]
        self.assertEqual((len(every), len(set(every))), (6, 6))
        self.said(DONE, "census", "-", "--positions", "4", text=CORRIDOR, has=["1 of 1 positions, from number 0 on\n..AB\n"])
        self.said(DONE, "census", "-", "--positions", "9", text=CORRIDOR, has=["there is no depth 9: the greatest is 4"])
        self.said(DONE, "census", "-", "--positions", "2:2", text=CORRIDOR, has=["depth 2 has 2 positions, counted from 0"])
        for wrong in "", "x", "-1", "1:", "1:2:3:4", "99999999999999999999":
            self.refused("census", "-", f"--positions={wrong}", text=CORRIDOR, says="DEPTH[:FROM[:COUNT]]")

    def test_difficulty(self):
        report = self.report("difficulty", "-", text=CORRIDOR)
        self.assertEqual((report["status"], report["vertices"]), ("complete", 6))
        self.said(DONE, "difficulty", "-", text=CORRIDOR, has=["6"])

    def test_boards(self):
        report = self.report("boards", "2x2")
        self.assertEqual(report["boards"], "43")
        self.said(DONE, "boards", "2x2", has=["43"])
        drawn = self.said(DONE, "boards", "2x2", "--list").stdout
        self.assertEqual(drawn.count("\n\n"), 43)
        self.assertEqual(len(self.report("boards", "2x2", "--by-pieces")["by_pieces"]), 5)
        for bad in ("2", "0x2", "axb", "2x-1", "2x2x2", ""):
            self.refused("boards", bad, says="RxC")
        self.refused("boards", "2x2", "--list", "--json", says="excludes")
        self.said(LIMIT, "boards", "8x8", "--memory", "1MB", has=["memory limit"])

    def test_tile(self):
        self.assertEqual(self.report("tile", "8x8", "--pieces", "dominoes")["tilings"], "12988816")
        self.said(DONE, "tile", "4x4", "--pieces", "dominoes", "--random", "--seed", "3", has=["36"])
        shape = self.file("shape", "XX\nX.\n")
        self.assertEqual(int(self.report("tile", "2x3", "--pieces", shape)["tilings"]), 2)
        walls = self.file("walls", "#..\n..#\n")
        self.assertEqual(int(self.report("tile", "--board", walls, "--pieces", "dominoes")["tilings"]), 1)
        self.assertEqual(int(self.report("tile", "2x2", "--pieces", "dominoes", "--voids", "2")["tilings"]), 4)
        self.assertEqual(int(self.report("tile", "3x20", "--pieces", "pentominoes", "--each-once")["tilings"]), 8)
        self.refused("tile", "6x9", "--pieces", "pentominoes", "--each-once", says="each piece once covers 60 cells, and 54")
        self.refused("tile", "2x2", "--pieces", "teapots", says="'teapots' is neither a file nor a known set of pieces")
        self.refused("tile", "2x2", says="--pieces is required")
        self.refused("tile", "2x2", "--pieces", "dominoes", "--seed", "1", says="--random")

    def test_find_and_evolve(self):
        self.assertEqual(self.report("find", "2x2")["hardest"][-1]["length"], 5)
        self.assertEqual(self.report("find", "2x3", "--pieces", "2", "--hardest", "2", "--kind", "any",
                                     "--metric", "step")["metric"], "step")
        self.assertIn("hardest", self.report("evolve", "2x3", "--candidates", "20", "--boards", "50", "--pieces", "3"))

    def test_neighbours(self):
        report = self.report("neighbours", "metric-demo", "--metric", "step", "--limit", "3")
        self.assertEqual(report["length"], 5)
        self.assertEqual(len(report["variations"]), 3)
        first = report["variations"][0]
        self.assertEqual(self.report("solve", "-", "--metric", "step", text=first["puzzle"])["length"], first["length"])
        drawn = ["neighbours", "metric-demo", "--pairs", "20", "--seed", "3"]
        self.assertEqual(self.report(*drawn)["variations"], self.report(*drawn)["variations"])
        self.said(DONE, "neighbours", "metric-demo", "--limit", "2", "--out", str(self.folder), has=["(move metric)", "changes tried"])
        self.assertEqual(len(list(self.folder.iterdir())), 2)
        self.said(DONE, "neighbours", "-", text="board:\nA#.\ngoal:\n..A\n", has=["has no solution", "No wall at row 1, column 2"])
        self.refused("neighbours", "-", text="board:\nA.\n", says="no goal")

    def test_help_and_version(self):
        said = self.said(DONE, "--version").stdout
        self.assertRegex(said, r"^shunt \d+\.\d+\.\d+\ncommit ([0-9a-f]{10,}\+?|unknown)\ncompiler \S.*\d\S*\nprocessor \S+\n$")
        everything = self.said(DONE, "--help", has=["Exit codes: 0 done, 1 unsolvable, 2 bad input, 3 limit reached, 4 cancelled."]).stdout
        for command in ("solve", "census", "difficulty", "neighbours", "find", "evolve", "boards", "tile", "npuzzle", "convert", "render"):
            self.assertIn(command, everything)
            self.said(DONE, command, "--help", has=["Usage"])


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    unittest.main()
