#!/usr/bin/python3
"""find_command_test.py SHUNT: `shunt find` and `shunt evolve` as programs: killed, interrupted, with damaged files.

What the searches find is tested elsewhere; here it is only that nothing is lost, repeated or overwritten.
"""

import json
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
import unittest

SHUNT = sys.argv.pop()
GRID = "2x7"  # half a second or so


def shunt(*arguments, **options):
    return subprocess.run([SHUNT, *arguments], capture_output=True, text=True, check=False, **options)


def found(report):
    """What a search has found, without what differs from run to run."""
    return {key: value for key, value in json.loads(report).items() if key not in ("seconds", "peak_bytes")}


class Checkpoints(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.file = pathlib.Path(self.folder.name) / "checkpoint"
        self.command = ["find", GRID, "--json", "--checkpoint", str(self.file), "--checkpoint-seconds", "0.01"]

    def tearDown(self):
        self.folder.cleanup()

    def run_until_killed(self, seconds, how):
        """Runs the search for a while; its report if it comes to an end by itself."""
        with subprocess.Popen([SHUNT, *self.command], stdout=subprocess.PIPE, text=True) as process:
            try:
                return process.communicate(timeout=seconds)[0] if process.poll() is None else None
            except subprocess.TimeoutExpired:
                process.send_signal(how)
                return process.communicate()[0] if how == signal.SIGINT else None

    def test_killed_again_and_again(self):
        expected = found(shunt("find", GRID, "--json").stdout)
        chance = random.Random(3)
        killed = 0
        for seconds in [chance.uniform(0.02, 0.25) for _ in range(8)] + [600]:
            report = self.run_until_killed(seconds, signal.SIGKILL)
            if report:
                self.assertEqual(found(report), expected)
                break
            killed += 1
        self.assertGreater(killed, 0)

    def test_threads_go_on_where_one_has_stopped(self):
        expected = found(shunt("find", GRID, "--json").stdout)
        self.run_until_killed(0.2, signal.SIGKILL)
        self.assertEqual(found(shunt(*self.command, "--threads", "2").stdout), expected)

    def test_interrupted_by_the_user(self):
        report = json.loads(self.run_until_killed(0.1, signal.SIGINT))
        self.assertEqual(report["status"], "cancelled")
        ended = shunt(*self.command)
        self.assertEqual(ended.returncode, 0)
        self.assertNotIn("status", json.loads(ended.stdout))

    def test_time_limit(self):
        ended = shunt(*self.command, "--time", "0.1")
        self.assertEqual(ended.returncode, 3)
        self.assertEqual(json.loads(ended.stdout)["status"], "limit")

    def test_evolution_stops_in_time_with_any_number_of_pieces(self):
        for grid, pieces in (("2x2", 3), ("4x4", 1), ("4x4", 15), ("5x5", 22), ("6x6", 28), ("8x8", 2), ("8x8", 40), ("8x8", 63)):
            ended = shunt("evolve", grid, "--pieces", str(pieces), "--time", "0.05", "--json", timeout=20)
            self.assertEqual(json.loads(ended.stdout)["status"], "limit", (grid, pieces))
            self.assertLess(json.loads(ended.stdout)["seconds"], 0.35, (grid, pieces))

    def refused(self, content, *words):
        self.file.write_text(content, encoding="utf-8")
        ended = shunt(*self.command)
        self.assertEqual(ended.returncode, 2)
        self.assertEqual(ended.stdout, "")
        for word in words:
            self.assertIn(word, ended.stderr)
        self.assertEqual(self.file.read_text(encoding="utf-8"), content, "the file was overwritten")

    def test_damaged_and_foreign_files_are_left_alone(self):
        self.run_until_killed(0.2, signal.SIGKILL)
        good = self.file.read_text(encoding="utf-8")
        self.refused(good[: len(good) // 2], "damaged")
        self.refused(good.replace("dealt", "dealT"), "damaged")
        self.refused("my diary\n", "no checkpoint")
        self.refused("", "no checkpoint")
        self.file.unlink()
        shunt("find", "2x2", "--checkpoint", str(self.file))
        self.refused(self.file.read_text(encoding="utf-8"), "another search", "grid 2x2")

    def test_a_file_that_cannot_be_written(self):
        ended = shunt("find", GRID, "--checkpoint", str(self.file / "below"))
        self.assertEqual(ended.returncode, 2)
        self.assertIn("cannot write", ended.stderr)


class Commands(unittest.TestCase):
    def test_bad_arguments(self):
        for arguments in (["find"], ["find", "3"], ["find", "3x"], ["find", "axb"], ["find", "3x3", "--kind", "hard"],
                          ["find", "3x3", "--metric", "jump"], ["find", "5x5"], ["find", "0x3"],
                          ["find", "3x3", "--pieces", "9"], ["find", "3x3", "--hardest", "0"],
                          ["find", "3x3", "--shapes", "/no/such/file"], ["find", "3x3", "--threads", "0"],
                          ["evolve", "9x9"], ["evolve", "3x3", "--pieces", "-1"]):
            with self.subTest(arguments):
                self.assertEqual(shunt(*arguments).returncode, 2)

    def test_text(self):
        text = shunt("find", "2x2").stdout
        self.assertIn("3 pieces: 5 (move metric), 1 starts with this length\n    Xa    ..\n    b.    .X\n", text)
        self.assertIn("43 boards, ", text)

    def test_puzzles_are_written_and_solved(self):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "new" / "folder"
            report = json.loads(shunt("find", "3x3", "--json", "--hardest", "2", "--out", str(out)).stdout)
            files = sorted(out.iterdir())
            self.assertEqual(len(files), len(report["hardest"]))
            lengths = [json.loads(shunt("solve", str(file), "--json").stdout)["length"] for file in files]
            self.assertEqual(sorted(lengths), sorted(entry["length"] for entry in report["hardest"]))

    def test_shapes_from_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            shapes = pathlib.Path(folder) / "shapes"
            shapes.write_text("XX\n\nX\n", encoding="utf-8")
            report = json.loads(shunt("find", "2x3", "--json", "--shapes", str(shapes)).stdout)
            # Units and lying dominoes: (1 + 1 + 1 + ...) ways to fill a row of three, squared.
            self.assertEqual(report["boards"], 12 * 12)
            shapes.write_text("X.X\n", encoding="utf-8")
            ended = shunt("find", "2x3", "--shapes", str(shapes))
            self.assertEqual(ended.returncode, 2)
            self.assertIn("not connected", ended.stderr)

    def test_evolution_keeps_the_best(self):
        with tempfile.TemporaryDirectory() as folder:
            arguments = ["evolve", "3x3", "--seed", "4", "--candidates", "200", "--json"]
            report = json.loads(shunt(*arguments, "--out", folder).stdout)
            self.assertEqual(found(shunt(*arguments).stdout), found(json.dumps(report)))
            lengths = [json.loads(shunt("solve", str(file), "--json").stdout)["length"]
                       for file in pathlib.Path(folder).iterdir()]
            self.assertEqual(max(lengths), report["hardest"][0]["length"])

    def test_evolution_stops_in_time(self):
        begin = time.monotonic()
        ended = shunt("evolve", "5x6", "--time", "0.5", "--json")
        self.assertEqual(ended.returncode, 3)
        self.assertLess(time.monotonic() - begin, 20)
        self.assertEqual(json.loads(ended.stdout)["status"], "limit")


if __name__ == "__main__":
    unittest.main()
