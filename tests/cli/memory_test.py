#!/usr/bin/python3 -B
"""memory_test.py SHUNT: every allocation of every command may be refused: a sentence and exit code 3 come of it, nothing else.

SHUNT is linked with refuse_memory.cpp. There are thousands of allocations, so a sample of them is refused; the seed is fixed.
"""

import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import unittest

from effort import effort

SHUNT = sys.argv.pop()

LIMIT = 3
ALLOCATIONS = effort(5, 300)  # of each command

# Four units in a field of 21 cells, of which one has to cross: 107,730 positions.
CROSSED = "tiles: b\nboard:\nA......\n.......\n...bbb.\ngoal:\n.......\n.......\n......A\n"
TILED = "board:\n124\n3.5\ntiles: *\ngoal:\n1..\n...\n"
MEASURED = [
    ["census", "8-puzzle", "--hardest"],
    ["census", "8-puzzle", "--components"],
    ["census", "8-puzzle", "--storage", "hashed"],
    ["solve", "moat.txt", "--metric", "step"],
    ["solve", "moat.txt", "--metric", "step", "--all", "--limit", "1"],
    ["difficulty", "tiled.txt", "--metric", "step", "--samples", "2"],
]
# Nine of sixteen units: 4,151,347,200 packings, more than a hundred blocks of what fits some megabytes.
NINE = "tiles: *\nboard:\n1234\n5678\n9...\n....\n"
SPARE = 2 << 20  # what the program itself touches

COMMANDS = [
    ["solve", "klotski"],
    ["solve", "klotski", "--all", "--storage", "hashed", "--json"],
    ["solve", "klotski", "--metric", "super-move", "--threads", "2"],
    ["solve", "klotski", "--direction", "forward", "--threads", "3"],
    ["census", "klotski"],
    ["census", "FILE", "--hardest", "--diameter", "--components", "--json"],
    ["census", "FILE", "--storage", "hashed", "--threads", "2"],
    ["difficulty", "FILE", "--samples", "20"],
    ["find", "2x3", "--checkpoint", "NEW", "--threads", "2"],
    ["find", "2x4", "--json", "--out", "NEW"],
    ["evolve", "3x3", "--candidates", "20"],
    ["neighbours", "FILE", "--pairs", "5"],
    ["boards", "4x4", "--by-pieces"],
    ["boards", "2x3", "--list"],
    ["tile", "6x6", "--pieces", "dominoes+trominoes", "--random"],
    ["npuzzle", "solve", "8 6 7/2 5 4/3 0 1", "--with", "bfs"],
    ["npuzzle", "solve", "5 1 2 3/4 6 7 8/9 10 11 12/13 14 0 15", "--memory", "1MB"],
    ["npuzzle", "shuffle", "3x3", "--depth", "12"],
    ["npuzzle", "model", "1 2 3/4 0 5", "--steps", "1"],
]


def moat(side, empty):
    """Bickford's moat, as tests/support/moat.hpp tells it: a ring of distinct units around a solid block, with one void."""
    ring = [(0, i) for i in range(side)] + [(i, side - 1) for i in range(1, side)]
    ring += [(side - 1, i) for i in range(side - 2, -1, -1)] + [(i, 0) for i in range(side - 2, 0, -1)]

    def rows(name):
        cells = {cell: name(number) for number, cell in enumerate(ring)}
        return "\n".join(" ".join(cells.get((row, column), "#") for column in range(side)) for row in range(side))

    start = rows(lambda number: "." if number == empty else f"u{number}")
    goal = rows(lambda number: "u0" if number == len(ring) // 2 else ".")
    return f"cells: tokens\ndistinct: *\nboard:\n{start}\ngoal:\n{goal}\n"


class Refusals(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)
        (self.path / "tiled.txt").write_text(TILED, encoding="utf-8")

    def run_shunt(self, command, number):
        words = {"FILE": str(self.path / "tiled.txt"), "NEW": str(self.path / f"{command[0]}-{command[1]}-{number}")}
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.path / f"cache{number}"),
                       "REFUSE_MEMORY_AT": str(number), "REFUSE_MEMORY_COUNT": str(self.path / "count")}
        return subprocess.run([SHUNT, *(words.get(word, word) for word in command)], capture_output=True, text=True,
                              env=environment, check=False, timeout=100)

    def counted(self):
        """Allocations of the last run that was refused none, and by how many bytes its resident memory grew."""
        return [int(word) for word in (self.path / "count").read_text(encoding="utf-8").split()]

    def test_resident_memory_is_what_is_said(self):
        (self.path / "moat.txt").write_text(moat(48, 90), encoding="utf-8")
        (self.path / "tiled.txt").write_text(CROSSED, encoding="utf-8")
        for command in MEASURED:
            words = [str(self.path / word) if word.endswith(".txt") else word for word in command]
            done = self.run_shunt([*words, "--json"], 0)
            self.assertEqual((done.returncode, done.stderr), (0, ""), command)
            report = json.loads(done.stdout)
            _, resident = self.counted()
            with self.subTest(command=command, resident=resident, peak=report["peak_bytes"]):
                # A text grows by doubling.
                spare = SPARE + 2 * len(done.stdout)
                self.assertLess(resident, 1.1 * report["peak_bytes"] + spare)
                if command[0] == "census":
                    self.assertLess(resident, 1.1 * report.get("bytes_needed", report["peak_bytes"]) + spare)

    def test_a_search_in_files_gives_back_what_it_found_of_each_block(self):
        (self.path / "tiled.txt").write_text(NINE, encoding="utf-8")
        for megabytes in (20, 30):
            words = ["census", "FILE", "--metric", "step", "--memory", f"{megabytes}MB", "--time", "4", "--json"]
            done = self.run_shunt([*words, "--storage", f"disk:{self.path / str(megabytes)}"], 0)
            self.assertEqual((done.returncode, done.stderr), (LIMIT, ""))
            _, resident = self.counted()
            with self.subTest(megabytes=megabytes, resident=resident, report=done.stdout):
                self.assertGreater(json.loads(done.stdout)["disk"]["bytes_written"], 0)
                self.assertLess(resident, 1.1 * (megabytes << 20))

    def test_every_command(self):
        chance = random.Random(5)
        for command in COMMANDS:
            usual = self.run_shunt(command, 0)
            self.assertIn(usual.returncode, (0, 3), usual.stderr)
            last, _ = self.counted()
            for number in sorted({1, 2, last, *(chance.randint(1, last) for _ in range(ALLOCATIONS))}):
                done = self.run_shunt(command, number)
                with self.subTest(command=command, allocation=number, of=last, stderr=done.stderr):
                    self.assertIn(done.returncode, (usual.returncode, LIMIT))
                    if done.returncode == LIMIT != usual.returncode:
                        self.assertIn("refused", done.stderr + done.stdout)

    def limited(self, limit, value, *arguments):
        return subprocess.run([SHUNT, *arguments], capture_output=True, text=True, check=False, timeout=100,
                              preexec_fn=lambda: resource.setrlimit(limit, (value, value)))

    def test_threads_that_the_system_does_not_start(self):
        done = self.limited(resource.RLIMIT_AS, 200 << 20, "solve", "klotski", "--threads", "128")
        self.assertEqual((done.returncode, done.stdout), (LIMIT, ""))
        self.assertIn("shunt: the system refused", done.stderr)

    def test_little_address_space(self):
        # 2.1 GB are allowed, so it is the system that refuses, and the reason says so.
        for megabytes in (20, 30, 50):
            for arguments in (["census", "pe766", "--storage", "hashed"], ["tile", "14x14", "--pieces", "tetrominoes"]):
                done = self.limited(resource.RLIMIT_AS, megabytes << 20, *arguments)
                said = done.stderr + done.stdout
                with self.subTest(arguments=arguments, megabytes=megabytes, said=said):
                    self.assertEqual(done.returncode, LIMIT)
                    self.assertIn("the system refused", said)
                    self.assertNotIn("2.1 GB are full", said)


if __name__ == "__main__":
    unittest.main()
