#!/usr/bin/python3 -B
"""find_test.py SHUNT SHUNT_MPI LAUNCHER: what several processes find is what one finds, also when they are killed in between."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from launched import BAD_INPUT, DONE, LAUNCHER, LIMIT, SHUNT_MPI, alone, together

# The figures that depend on how it was searched.
OWN = {"seconds", "peak_bytes", "team"}
SHAPES = "AA\n\nB\n"


def found_in(run):
    return {key: value for key, value in json.loads(run.stdout).items() if key not in OWN}


class Find(unittest.TestCase):
    def same(self, parts, *words, text=None):
        one = alone("find", *words, "--json", text=text)
        many = together(parts, "find", *words, "--json", text=text)
        self.assertEqual((one.returncode, many.returncode), (DONE, DONE), many.stderr)
        self.assertEqual(found_in(one), found_in(many))
        return json.loads(many.stdout)["team"]

    def test_the_same_puzzles(self):
        self.assertEqual(self.same(3, "3x4", "--metric", "move", "--hardest", "2")["parts"], 3)
        self.same(2, "3x3", "--metric", "super-step", "--kind", "any")
        self.same(2, "3x4", "--threads", "2")

    def test_the_first_process_reads_for_all(self):
        self.same(3, "3x4", "--shapes", "-", text=SHAPES)
        refused = together(2, "find", "3x4", "--shapes", "-", text="A.A\n")
        self.assertEqual(refused.returncode, BAD_INPUT)
        self.assertEqual(refused.stderr.count("shunt: "), 1, refused.stderr)

    def test_puzzles_are_written_once_and_the_time_ends_all(self):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "puzzles"
            self.assertEqual(together(2, "find", "3x3", "--out", str(out)).returncode, DONE)
            self.assertGreater(len(list(out.iterdir())), 3)
            self.assertEqual(together(3, "find", "4x5", "--time", "0.5").returncode, LIMIT)
            refused = together(2, "find", "3x3", "--checkpoint", folder)
            self.assertEqual(refused.returncode, BAD_INPUT)

    def test_killed_at_any_moment_it_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = pathlib.Path(folder) / "kept"
            words = ["find", "3x5", "--metric", "move", "--checkpoint", str(kept), "--checkpoint-seconds", "0.02"]
            for moment in range(3):
                with subprocess.Popen([*LAUNCHER, "-n", "2", SHUNT_MPI, *words], stdin=subprocess.DEVNULL,
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True) as process:
                    before = kept.read_bytes() if kept.exists() else None
                    while process.poll() is None and (kept.read_bytes() if kept.exists() else None) == before:
                        time.sleep(0.001 * (moment + 1))
                    os.killpg(process.pid, signal.SIGKILL)
            last = together(3, *words, "--json")
            self.assertEqual(last.returncode, DONE, last.stderr)
            self.assertEqual(found_in(last), found_in(alone("find", "3x5", "--metric", "move", "--json")))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
