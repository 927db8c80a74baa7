#!/usr/bin/python3 -B
"""memory_test.py SHUNT LIBRARY: every allocation of every command may be refused: a sentence and exit code 3 come of it, nothing else.

LIBRARY is refuse_memory.cpp. A round takes about a second, so a sample of the allocations is refused; the seed is fixed.
"""

import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import unittest

LIBRARY = sys.argv.pop()
SHUNT = sys.argv.pop()

LIMIT = 3
ALLOCATIONS = 5  # of each command

TILED = "board:\n124\n3.5\ntiles: *\ngoal:\n1..\n...\n"
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


class Refusals(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)
        (self.path / "tiled.txt").write_text(TILED, encoding="utf-8")

    def run_shunt(self, command, number):
        words = {"FILE": str(self.path / "tiled.txt"), "NEW": str(self.path / f"{command[0]}-{command[1]}-{number}")}
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.path / f"cache{number}"), "LD_PRELOAD": LIBRARY,
                       "REFUSE_MEMORY_AT": str(number), "REFUSE_MEMORY_COUNT": str(self.path / "count")}
        return subprocess.run([SHUNT, *(words.get(word, word) for word in command)], capture_output=True, text=True,
                              env=environment, check=False, timeout=100)

    def test_every_command(self):
        chance = random.Random(5)
        for command in COMMANDS:
            usual = self.run_shunt(command, 0)
            self.assertIn(usual.returncode, (0, 3), usual.stderr)
            last = int((self.path / "count").read_text(encoding="utf-8"))
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
