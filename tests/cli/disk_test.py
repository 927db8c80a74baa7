#!/usr/bin/python3 -B
"""disk_test.py SHUNT: a search whose levels are in files finds what one in memory finds, whenever it is ended and gone on with."""

import fcntl
import json
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import shunt_program
from shunt_program import BAD_INPUT, DONE, LIMIT, shunt

# The figures that depend on how it was counted.
OWN = {"seconds", "storage", "storage_reason", "bytes_needed", "peak_bytes", "symmetry", "disk"}
# Thin levels, and many of them.
WORDS = ["census", "pe766", "--metric", "step", "--json"]
# Wider ones.
WIDE = ["census", "8-puzzle", "--metric", "step", "--json"]
# Of a way 199 levels long.
WAY = ["solve", str(pathlib.Path(__file__).parents[1] / "bench/puzzles/pe766-corner.txt"), "--json"]
WAY_LENGTH = 199
# More positions than two megabytes hold, by groups as well as by bits.
ROOMS = "board:\n123##\n456#.\n78.#.\n####.\ntiles: *\ngoal:\n867##\n254#.\n3.1#.\n####.\n"


def counted(report):
    return {key: value for key, value in json.loads(report).items() if key not in OWN}


class OnDisk(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.levels = self.folder / "levels.json"
        self.disk = ["--storage", f"disk:{self.folder}"]

    def refused(self, *words, says):
        done = shunt(*words)
        self.assertEqual(done.returncode, BAD_INPUT, done.stdout)
        self.assertIn(says, done.stderr)

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())

    def check_whole(self, levels=2):
        """Nothing is left but the last levels, which are whole, and what says so."""
        depths = len(json.loads(self.levels.read_text(encoding="utf-8"))["depths"])
        kept = [f"shunt-level-{depth}" for depth in range(max(0, depths - levels), depths)]
        self.assertEqual(self.names(), sorted(["levels.json", *kept]))

    def kill_again_and_again(self, words, times):
        """At another moment after it was written where the search is, each time."""
        words = [shunt_program.path(), *words, *self.disk, "--checkpoint-seconds", "0.01"]
        for moment in range(times):
            with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                before = self.levels.read_bytes() if self.levels.exists() else None
                while process.poll() is None and (self.levels.read_bytes() if self.levels.exists() else None) == before:
                    time.sleep(0.0007 * (moment + 1))
                process.send_signal(signal.SIGKILL)

    def test_the_same_counts_as_in_memory(self):
        for index, words in enumerate((["klotski"], ["klotski", "--metric", "super-slide"], ["8-puzzle", "--metric", "step"],
                                       ["pe766", "--metric", "step", "--memory", "9MB"])):
            disk = ["--storage", f"disk:{self.folder}/{index}"]
            memory = shunt("census", *[word for word in words if "MB" not in word and word != "--memory"], "--storage", "packed", "--json")
            files = shunt("census", *words, *disk, "--json")
            self.assertEqual(files.returncode, DONE, files.stderr)
            self.assertEqual(counted(files.stdout), counted(memory.stdout))
            self.assertEqual(json.loads(files.stdout)["storage"], "disk")
            self.assertGreater(json.loads(files.stdout)["disk"]["bytes_written"], 0)

    def test_it_is_told_and_planned(self):
        text = shunt("census", "klotski", *self.disk).stdout
        self.assertIn("disk storage", text)
        self.assertRegex(text, r"[0-9] KB read, [0-9]+ KB written\n")
        self.check_whole()
        other = self.folder / "other"
        plans = shunt("census", "klotski", "--storage", f"disk:{other}", "--plans", "--json")
        taken = [plan for plan in json.loads(plans.stdout)["plans"] if plan["answer"] == "taken"]
        self.assertEqual([plan["storage"] for plan in taken], ["disk"])
        self.assertIn("are free for files", taken[0]["reason"])
        self.assertFalse(other.exists())

    def test_what_ends_early_goes_on(self):
        first = shunt(*WORDS, *self.disk, "--time", "0.3")
        self.assertEqual(first.returncode, LIMIT, first.stderr)
        self.check_whole()
        second = shunt(*WORDS, *self.disk)
        self.assertEqual(counted(second.stdout), counted(shunt(*WORDS, "--storage", "packed").stdout))
        self.check_whole()
        self.assertEqual(counted(shunt(*WORDS, *self.disk).stdout), counted(second.stdout))

    def test_killed_at_any_moment_it_goes_on(self):
        self.kill_again_and_again(WORDS, 8)
        last = shunt(*WORDS, *self.disk)
        self.assertEqual(last.returncode, DONE, last.stderr)
        self.assertEqual(counted(last.stdout), counted(shunt(*WORDS, "--storage", "packed").stdout))
        self.check_whole()

    def check_way(self, report, length):
        self.assertEqual(report["status"], "solved", report.get("reason"))
        self.assertEqual(report["length"], length)
        self.assertEqual(report["storage"], "disk")
        self.assertEqual(len(report["moves"]), length)

    def test_a_way_is_as_long_as_in_memory(self):
        for index, words in enumerate((["klotski"], ["klotski", "--metric", "super-step"], ["pe244", "--metric", "step"], ["hughes"])):
            memory = json.loads(shunt("solve", *words, "--storage", "packed", "--json").stdout)
            files = shunt("solve", *words, "--storage", f"disk:{self.folder}/{index}", "--json")
            self.assertEqual(files.returncode, DONE, files.stderr)
            self.check_way(json.loads(files.stdout), memory["length"])

    def test_a_card_of_a_way(self):
        card = shunt("solve", "klotski", *self.disk, "--card", "-")
        self.assertEqual(json.loads(card.stdout)["length"], 81)
        self.check_whole(levels=82)

    def test_a_way_is_found_wherever_it_was_killed(self):
        self.kill_again_and_again(WAY, 8)
        last = shunt(*WAY, *self.disk)
        self.check_way(json.loads(last.stdout), WAY_LENGTH)
        self.check_whole(levels=WAY_LENGTH + 1)
        again = shunt(*WAY, *self.disk)
        self.check_way(json.loads(again.stdout), WAY_LENGTH)
        self.assertEqual(json.loads(again.stdout)["disk"]["bytes_written"], 0)

    def test_what_cannot_be_solved(self):
        text = self.folder / "no-way.txt"
        text.write_text("board:\nA.#.\ngoal:\n...A\n", encoding="utf-8")
        none = shunt("solve", str(text), "--storage", f"disk:{self.folder}/levels", "--json")
        self.assertEqual(json.loads(none.stdout)["status"], "unsolvable", none.stderr)

    def test_a_folder_is_taken_when_memory_does_not_suffice(self):
        allowed = ["--disk", str(self.folder)]
        enough = json.loads(shunt(*WIDE, *allowed).stdout)
        self.assertNotEqual(enough["storage"], "disk")
        self.assertNotIn("disk", enough)
        self.assertEqual(self.names(), [])
        puzzle = self.folder / "rooms.txt"
        puzzle.write_text(ROOMS, encoding="utf-8")
        for command in ("census", "solve"):
            words = [command, str(puzzle), "--metric", "super-step", "--json"]
            much = json.loads(shunt(*words).stdout)
            little = [*words, "--memory", "2MB"]
            self.assertEqual(shunt(*little).returncode, LIMIT)
            allowed = ["--disk", f"{self.folder}/{command}"]
            plan = json.loads(shunt(*little, *allowed, "--plans").stdout)["plans"][-1]
            self.assertEqual(plan["storage"], "disk")
            self.assertRegex(plan["reason"], "the memory does not suffice")
            self.assertFalse((self.folder / command).exists())
            on_disk = json.loads(shunt(*little, *allowed).stdout)
            goes_on = json.loads(shunt(*words, *allowed).stdout)
            for report in (on_disk, goes_on):
                self.assertEqual(report["storage"], "disk", report)
                for key in ("status", "length", "depths"):
                    self.assertEqual(report.get(key), much.get(key))
            self.assertIn("the memory does not suffice", on_disk["storage_reason"])

    def test_a_folder_is_of_a_census_or_of_a_way(self):
        shunt("census", "hughes", *self.disk)
        self.refused("solve", "hughes", *self.disk, says="is of the kind 'shunt disk 1'")
        way = ["--storage", f"disk:{self.folder}/way"]
        self.assertEqual(shunt("solve", "hughes", *way).returncode, DONE)
        self.refused("census", "hughes", *way, says="is of the kind 'shunt disk, way back 1'")

    def test_a_disk_that_is_full(self):
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", self.folder]
        if subprocess.run(mount, capture_output=True, check=False).returncode != 0:
            self.skipTest("nothing can be mounted here")
        try:
            full = shunt(*WIDE, *self.disk)
            self.assertEqual(full.returncode, LIMIT, full.stderr)
            self.assertRegex(json.loads(full.stdout)["reason"], "the disk is full|are missing")
            self.check_whole()
            self.assertEqual(subprocess.run(["mount", "-o", "remount,size=64m", self.folder], check=False).returncode, 0)
            self.assertEqual(shunt(*WIDE, *self.disk).returncode, DONE)
        finally:
            subprocess.run(["umount", self.folder], check=True)

    def test_files_that_may_not_grow(self):
        small = shunt(*WIDE, *self.disk, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (16_000, 16_000)))
        self.assertEqual(small.returncode, LIMIT, small.stderr)
        self.assertIn("cannot write", json.loads(small.stdout)["reason"])
        self.check_whole()
        self.assertEqual(json.loads(shunt(*WIDE, *self.disk).stdout)["reachable"], 181_440)

    def test_what_does_not_fit_is_refused_and_kept(self):
        shunt("census", "hughes", *self.disk)
        kept = {path: path.read_bytes() for path in self.folder.iterdir()}
        self.refused("census", "klotski", *self.disk, says="belongs to another puzzle or metric")
        for path in kept:
            for bytes_left in (b"", kept[path][:-2], b"x" + kept[path][1:]):
                path.write_bytes(bytes_left)
                self.refused("census", "hughes", *self.disk, says=f"{path.name} is damaged")
                self.assertEqual(path.read_bytes(), bytes_left)
            path.write_bytes(kept[path])
        level = next(path for path in kept if "level-" in path.name)
        level.unlink()
        self.refused("census", "hughes", *self.disk, says=level.name)
        level.write_bytes(kept[level])
        self.refused("census", "hughes", "--checkpoint", str(self.folder), says="is of the kind 'shunt disk 1'")
        self.assertEqual(shunt("census", "hughes", *self.disk).returncode, DONE)

    def test_files_of_others_stay(self):
        other = self.folder / "shunt-level-1.txt"
        other.write_text("mine", encoding="utf-8")
        (self.folder / "shunt-letters-7-for-0").write_text("left by a census that was killed", encoding="utf-8")
        shunt("census", "hughes", *self.disk)
        self.assertEqual(other.read_text(encoding="utf-8"), "mine")
        self.assertNotIn("shunt-letters-7-for-0", self.names())

    def test_one_at_a_time(self):
        with open(self.folder / "lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.refused("census", "hughes", *self.disk, says="another process works in")
        self.assertEqual(shunt("census", "hughes", *self.disk).returncode, DONE)

    def test_what_files_cannot_tell_is_refused(self):
        for words in (["--card", "-"], ["--graph", str(self.folder / "k.dot")], ["--positions", "3"], ["--each"]):
            self.refused("census", "klotski", *self.disk, *words, says="go")
        for words in (["--any"], ["--each"]):
            self.refused("solve", "klotski", *self.disk, *words, says="go")
        self.refused("solve", "klotski", "--disk", str(self.folder), "--any", says="--disk: files are for a shortest solution")
        self.refused("solve", "klotski", "--disk", str(self.folder), "--storage", "packed", says="excludes")
        self.refused("census", "klotski", "--storage", "disk:", says="is not disk:DIR")
        self.assertEqual(self.names(), [])
        hardest = shunt("census", "klotski", *self.disk, "--hardest")
        self.assertEqual(hardest.returncode, LIMIT)
        self.assertIn("it forgets positions", hardest.stdout)


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"
    shunt_program.start(sys.argv)
    unittest.main(argv=sys.argv[:1])
