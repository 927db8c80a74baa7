#!/usr/bin/python3 -B
"""process_test.py SHUNT STUBBORN: the command as a process: signals, files of every kind, disks that are full, numbers that are none."""

import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import shunt_program
from shunt_program import BAD_INPUT, CANCELLED, DONE, LIMIT, shunt

BOARD = "1 2 3/4 5 6/7 0 8"


def catches(process, number):
    """Whether a process has said what it does about a signal, as the system tells it."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(re.search(r"^SigCgt:\s*(\w+)", status, re.MULTILINE)[1], 16) >> (number - 1) & 1 == 1


def worked(process):
    """Seconds that a process has worked, however busy the machine is."""
    words = pathlib.Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def until(what, holds):
    """Waits for a state of the world."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.005)


class InAFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def refused(self, *arguments, says, **options):
        done = shunt(*arguments, **options)
        self.assertEqual(done.returncode, BAD_INPUT, arguments)
        self.assertIn(says, done.stderr)
        return done


class Signals(InAFolder):
    def test_each_of_them_saves_and_reports(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            file = self.folder / f"checkpoint{number}"
            command = [shunt_program.path(), "find", "3x5", "--json", "--checkpoint", str(file), "--checkpoint-seconds", "1000"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
                until("a checkpoint is there", file.exists)
                empty = file.read_text(encoding="utf-8")
                until("something is found", lambda: worked(process) > 0.4)
                process.send_signal(number)
                report = json.loads(process.communicate(timeout=60)[0])
            self.assertEqual((process.returncode, report["status"]), (CANCELLED, "cancelled"))
            self.assertNotEqual(file.read_text(encoding="utf-8"), empty, "nothing was saved")

    def test_of_several_boards_none_is_begun_any_more(self):
        loose = "ABCDE.\nFGHIJ.\nKLMNO.\nPQRST.\n......\n\n"
        with subprocess.Popen([shunt_program.path(), "census", "-", "--each"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True) as process:
            process.stdin.write(3 * loose)
            process.stdin.close()
            until("it works", lambda: worked(process) > 0.4)
            process.send_signal(signal.SIGTERM)
            told = process.stdout.read()
        self.assertEqual((process.returncode, len(told.splitlines())), (CANCELLED, 1))

    def test_before_the_search_begins(self):
        # The puzzle comes from a pipe that is still open: the signal arrives while it is read.
        with subprocess.Popen([shunt_program.path(), "census", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True) as process:
            process.stdin.write("board:\nA..\n...\n")
            process.stdin.flush()
            until("it takes signals", lambda: catches(process, signal.SIGTERM))
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=60)
        self.assertEqual(process.returncode, CANCELLED)

    def test_a_second_request_ends_the_process_whatever_it_does(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            with subprocess.Popen([STUBBORN], stdout=subprocess.PIPE) as process:
                self.assertEqual(process.stdout.readline(), b"ready\n")
                process.send_signal(number)
                time.sleep(0.05)
                process.send_signal(number)  # as `timeout` does, to the process and to its group: one request
                time.sleep(0.6)
                self.assertIsNone(process.poll(), "one request ended it")
                process.send_signal(number)
                self.assertEqual(process.wait(timeout=10), -number)

    def test_what_was_ignored_stays_ignored(self):
        # It searches until another signal ends it: had the first one counted, the search would have ended by that.
        with subprocess.Popen(["nohup", shunt_program.path(), "find", "3x5", "--json"], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL) as process:
            until("it takes signals", lambda: catches(process, signal.SIGTERM))
            process.send_signal(signal.SIGHUP)
            done = worked(process)
            until("it goes on", lambda: worked(process) > done + 0.2)
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=60)
        self.assertEqual(process.returncode, CANCELLED)


class Output(InAFolder):
    COMMANDS = (["solve", "klotski", "--json"], ["census", "klotski"], ["find", "2x2"], ["boards", "3x3", "--list"],
                ["npuzzle", "check", BOARD], ["npuzzle", "model", "1 2 3/4 0 5", "--steps", "1"])

    def test_a_full_disk(self):
        for command in self.COMMANDS:
            with open("/dev/full", "w", encoding="utf-8") as full:
                done = subprocess.run([shunt_program.path(), *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
            self.assertEqual(done.returncode, BAD_INPUT, command)
            self.assertIn("shunt: the output cannot be written", done.stderr)

    def test_a_closed_output(self):
        done = subprocess.run(["sh", "-c", '"$0" solve klotski --json >&-', shunt_program.path()], stderr=subprocess.PIPE,
                              text=True, check=False)
        self.assertEqual(done.returncode, BAD_INPUT)
        self.assertIn("the output cannot be written", done.stderr)

    def test_a_disk_that_is_full_for_a_moment(self):
        # A checkpoint of a search that has found something is longer than one of a search that has not begun.
        checkpoint = self.folder / "checkpoint"
        command = [shunt_program.path(), "find", "2x7", "--json", "--checkpoint", str(checkpoint), "--checkpoint-seconds", "0.01"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            while not checkpoint.exists():
                time.sleep(0.001)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
            first = process.stderr.readline()
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            report = json.loads(process.communicate(timeout=90)[0])
        self.assertIn("cannot write", first)
        self.assertIn("trying again", first)
        self.assertEqual(process.returncode, DONE)
        self.assertEqual(json.loads(shunt(*command[1:]).stdout)["hardest"], report["hardest"])

    def test_a_disk_that_stays_full(self):
        checkpoint = self.folder / "checkpoint"
        shunt("find", "2x4", "--checkpoint", str(checkpoint), "--time", "0.000001")
        before = checkpoint.read_text(encoding="utf-8")
        self.refused("find", "2x4", "--checkpoint", str(checkpoint), says="cannot write",
                     preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)))
        self.assertEqual(checkpoint.read_text(encoding="utf-8"), before)
        self.assertEqual(list(self.folder.iterdir()), [checkpoint], "a part of a file was left behind")

    def test_where_results_go_is_tried_first(self):
        done = self.refused("find", "3x3", "--out", "/proc/none", says="cannot make the folder")
        self.assertEqual(done.stdout, "")

    def test_a_link_stays_a_link(self):
        file, link = self.folder / "file", self.folder / "link"
        link.symlink_to(file)
        shunt("find", "2x2", "--checkpoint", str(link))
        shunt("find", "2x2", "--checkpoint", str(link))
        self.assertTrue(link.is_symlink())
        self.assertIn("2x2", file.read_text(encoding="utf-8"))


class Input(InAFolder):
    def test_folders_and_named_pipes(self):
        pipe = str(self.folder / "pipe")
        os.mkfifo(pipe)
        for path, says in ((str(self.folder), "is a folder"), (pipe, "is no file")):
            for command in (["solve", path], ["tile", "--board", path, "--pieces", "dominoes"],
                            ["tile", "2x2", "--pieces", path], ["find", "2x2", "--shapes", path],
                            ["find", "2x2", "--checkpoint", path],
                            ["npuzzle", "read-solution", BOARD, "--steps", "1", path]):
                self.refused(*command, says=says)

    def test_a_pipe_of_the_shell(self):
        done = subprocess.run(["bash", "-c", '"$0" census <(printf "board:\\nA.\\n..\\n") --json', shunt_program.path()],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, DONE, done.stderr)
        self.assertEqual(json.loads(done.stdout)["reachable"], 4)

    def test_long_texts_are_not_repeated(self):
        long = "x" * 100_000
        for command, text in ((["solve", "-"], long + ": 1\nboard:\nA.\n"), (["npuzzle", "solve", "-"], long),
                              (["solve", long], ""), (["find", "2x2", "--kind", long], "")):
            done = shunt(*command, text=text)
            self.assertEqual(done.returncode, BAD_INPUT)
            self.assertLess(len(done.stderr), 4_000)


class Numbers(InAFolder):
    def test_only_numbers_are_taken(self):
        whole, positive = "must be a whole number", "must be a number greater than 0"
        for option, command, says in (("--limit", ["census", "klotski"], whole),
                                      ("--candidates", ["evolve", "2x3"], whole),
                                      ("--seed", ["evolve", "2x3", "--candidates", "1"], whole),
                                      ("--samples", ["difficulty", "klotski"], whole),
                                      ("--memory", ["census", "klotski"], "must be a number of bytes"),
                                      ("--time", ["census", "klotski"], positive),
                                      ("--precision", ["difficulty", "klotski"], positive),
                                      ("--checkpoint-seconds", ["find", "2x2"], positive)):
            for value in ("-1", "", "nan", "inf", "1x", " ", "1e999", "99999999999999999999x", "0x10"):
                done = self.refused(*command, option, value, says=says)
                self.assertLess(len(done.stderr), 300)
        for value in ("18446744073709551616", "20000000000GB"):
            self.refused("census", "klotski", "--memory", value, says="must be")
        for option, command, least in (("--candidates", ["evolve", "2x3"], 1), ("--samples", ["difficulty", "klotski"], 2)):
            self.refused(*command, option, str(least - 1), says=f"must be a whole number of at least {least}")
        self.refused("census", "klotski", "--time", "0", says=positive)

    def test_units_of_memory(self):
        for text, amount in (("100", 100), ("1.5KB", 1536), ("2 kib", 2048), ("0.5k", 512), ("300B", 300)):
            done = shunt("census", "klotski", "--storage", "hashed", "--memory", text)
            self.assertEqual(done.returncode, LIMIT)
            self.assertIn("not even the start fits", done.stdout, (text, amount))

    def test_a_grid_too_large_is_repeated_as_it_was_given(self):
        done = self.refused("find", "99999999999x1", says="99999999999x1")
        self.assertNotIn("1001", done.stderr)


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    STUBBORN = sys.argv.pop(1)
    unittest.main()
