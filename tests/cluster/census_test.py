#!/usr/bin/python3 -B
"""census_test.py SHUNT SHUNT_MPI LAUNCHER: what several processes count is what one counts; all end together and say it once."""

import fcntl
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from launched import BAD_INPUT, DONE, LAUNCHER, LIMIT, SHUNT_MPI, alone, together

# A corridor that is known nowhere else, and a board that nobody counts to its end.
CORRIDOR = "AAB.\n...B\n"
LOOSE = "AABB..\nCCDD..\nEEF.G.\nH.F.G.\nH.IIJ.\n....J.\n......\n"
# The figures that depend on how it was counted.
OWN = {"seconds", "storage_reason", "bytes", "bytes_needed", "peak_bytes", "symmetry", "team", "puzzle", "reason"}


class Census(unittest.TestCase):
    def same(self, parts, *words, text=None):
        one = alone(*words, "--storage", "packed", "--json", text=text)
        many = together(parts, *words, "--json", text=text)
        self.assertEqual((one.returncode, many.returncode), (DONE, DONE), many.stderr)
        one, many = json.loads(one.stdout), json.loads(many.stdout)
        self.assertEqual({k: v for k, v in one.items() if k not in OWN}, {k: v for k, v in many.items() if k not in OWN})
        return many["team"]

    def test_the_same_counts(self):
        team = self.same(3, "census", "klotski")
        self.assertEqual(team["parts"], 3)
        self.assertGreater(team["rounds"], 125)
        self.assertGreater(team["bytes_sent"], 25_000)
        self.same(2, "census", "8-puzzle", "--metric", "slide")
        self.same(2, "census", "klotski", "--metric", "super-move")

    def test_several_workers_in_each_process(self):
        with tempfile.TemporaryDirectory() as folder:
            words = ["census", "pe766", "--metric", "step", "--threads", "2", "--json"]
            many = json.loads(together(2, *words).stdout)
            self.assertEqual((many["threads"], many["team"]["parts"]), (2, 2))
            saved = json.loads(alone(*words, "--checkpoint", folder).stdout)
            one = json.loads(alone("census", "pe766", "--metric", "step", "--json").stdout)
            for found in many, saved:
                self.assertEqual((found["depths"], found["edges"]), (one["depths"], one["edges"]))

    def test_one_process_without_a_launcher(self):
        found = subprocess.run([SHUNT_MPI, "census", "hughes"], capture_output=True, text=True, check=False, timeout=60)
        self.assertEqual(found.returncode, DONE)
        self.assertIn("1 part: ", found.stdout)

    def test_the_first_process_reads_for_all(self):
        self.same(3, "census", "-", text=CORRIDOR)

    def test_it_is_said_once(self):
        found = together(3, "census", "klotski")
        self.assertEqual(found.stdout.count("25,955 reachable"), 1)
        self.assertIn("3 parts: ", found.stdout)

    def test_what_cannot_be_read_is_refused_once(self):
        for words in (["census", "no-such-puzzle"], ["census", "-"], ["census", "klotski", "--metric", "inch"], ["count"]):
            found = together(2, *words)
            self.assertEqual(found.returncode, BAD_INPUT, words)
            self.assertEqual(found.stdout.count("depth"), 0)
            said = [line for line in found.stderr.splitlines() if line.startswith(("shunt: ", "--metric: "))]
            self.assertEqual(len(said), 1, found.stderr)

    def test_a_limit_ends_all(self):
        found = together(2, "census", "-", "--time", "0.5", "--json", text=LOOSE)
        self.assertEqual(found.returncode, LIMIT, found.stderr)
        self.assertEqual(json.loads(found.stdout)["status"], "limit")
        found = together(2, "census", "-", "--memory", "20MB", text=LOOSE)
        self.assertEqual(found.returncode, LIMIT, found.stderr)
        self.assertIn("the limit is 20 MB", found.stdout)

    def test_a_census_goes_on_in_another_number_of_parts(self):
        with tempfile.TemporaryDirectory() as folder:
            words = ["census", "pe766", "--metric", "step", "--checkpoint", folder]
            first = together(3, *words, "--time", "0.2", "--json")
            self.assertEqual(first.returncode, LIMIT, first.stderr)
            so_far = json.loads(first.stdout)["depths"]
            self.assertLess(len(so_far), 1369)
            files = sorted(path.name for path in pathlib.Path(folder).iterdir())
            self.assertEqual(len(files), 4, files)  # the list, and one of each part
            for part in range(3):
                self.assertTrue(any(re.fullmatch(rf"level-\d+-at-\d+-part-{part}-of-3", file) for file in files), files)
            second = together(2, *words, "--json")
            self.assertEqual(second.returncode, DONE, second.stderr)
            self.assertEqual(json.loads(second.stdout)["reachable"], 2_613_742)
            third = alone(*words, "--json")
            self.assertEqual(json.loads(third.stdout)["depths"], json.loads(second.stdout)["depths"])

    def test_files_of_others_in_the_folder_stay(self):
        with tempfile.TemporaryDirectory() as folder:
            other = pathlib.Path(folder) / "level-1.txt"
            other.write_text("mine", encoding="utf-8")
            old = pathlib.Path(folder) / "level-3-part-0-of-9"
            old.write_text("left by an earlier census", encoding="utf-8")
            self.assertEqual(together(2, "census", "hughes", "--checkpoint", folder).returncode, DONE)
            self.assertEqual(other.read_text(encoding="utf-8"), "mine")
            self.assertFalse(old.exists())

    def test_all_parts_decide_alike_whether_the_memory_is_enough(self):
        # The first part keeps a block more than the second: a limit between what both need must not divide them.
        def ended(limit):
            return together(2, "census", "8-puzzle", "--metric", "step", "--memory", str(limit), "--json")

        needed = json.loads(ended(1_000_000).stdout)["bytes_needed"]
        for limit in (needed - 40_000, needed - 1, needed):
            self.assertEqual(ended(limit).returncode, DONE if limit >= needed else LIMIT)

    def test_a_checkpoint_that_does_not_fit_is_refused_and_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            together(2, "census", "hughes", "--checkpoint", folder)
            kept = {path.name: path.read_bytes() for path in pathlib.Path(folder).iterdir()}
            refused = together(2, "census", "klotski", "--checkpoint", folder)
            self.assertEqual(refused.returncode, BAD_INPUT)
            self.assertIn("belongs to another puzzle or metric", refused.stderr)
            part = next(path for path in pathlib.Path(folder).iterdir() if "part-1" in path.name)
            for damaged in (part, pathlib.Path(folder) / "levels.json"):
                for bytes_left in (b"", kept[damaged.name][:-2], kept[damaged.name][:5] + b"x" + kept[damaged.name][6:]):
                    damaged.write_bytes(bytes_left)
                    refused = together(2, "census", "hughes", "--checkpoint", folder)
                    self.assertEqual(refused.returncode, BAD_INPUT, refused.stdout)
                    self.assertIn(f"{damaged.name} is damaged", refused.stderr)
                    self.assertEqual(damaged.read_bytes(), bytes_left)
                damaged.write_bytes(kept[damaged.name])
            part.unlink()
            refused = together(2, "census", "hughes", "--checkpoint", folder)
            self.assertEqual(refused.returncode, BAD_INPUT)
            self.assertIn(part.name, refused.stderr)

    def test_one_run_at_a_time(self):
        with tempfile.TemporaryDirectory() as folder:
            words = ["census", "hughes", "--checkpoint", folder]
            lock = pathlib.Path(folder) / "lock"
            for parts in (1, 2):
                with open(lock, "w", encoding="utf-8") as left:
                    fcntl.flock(left, fcntl.LOCK_SH)
                    before = sorted(pathlib.Path(folder).iterdir())
                    refused = together(parts, *words)
                    self.assertEqual(refused.returncode, BAD_INPUT)
                    self.assertIn("another process works in", refused.stderr)
                    self.assertEqual(sorted(pathlib.Path(folder).iterdir()), before)
                    # Those that a killed launcher has left end a moment later.
                    threading.Timer(0.5, lambda left=left: fcntl.flock(left, fcntl.LOCK_UN)).start()
                    self.assertEqual(together(parts, *words).returncode, DONE)
            self.assertFalse(lock.exists())

    def test_killed_at_any_moment_it_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            words = ["census", "pe766", "--metric", "step", "--checkpoint", folder, "--checkpoint-seconds", "0.01"]
            for moment in range(3):
                with subprocess.Popen([*LAUNCHER, "-n", "2", SHUNT_MPI, *words], stdin=subprocess.DEVNULL,
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True) as process:
                    levels = pathlib.Path(folder) / "levels.json"
                    before = levels.read_bytes() if levels.exists() else None
                    while process.poll() is None and (levels.read_bytes() if levels.exists() else None) == before:
                        time.sleep(0.001 * (moment + 1))
                    os.killpg(process.pid, signal.SIGKILL)
            last = together(2, *words, "--json")
            self.assertEqual(last.returncode, DONE, last.stderr)
            self.assertEqual(json.loads(last.stdout)["reachable"], 2_613_742)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
