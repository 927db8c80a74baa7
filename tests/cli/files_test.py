#!/usr/bin/python3 -B
"""files_test.py SHUNT: whatever the command is told to write to or to read from: devices, pipes, descriptors, links, folders, files that
others share, disks that are full, inputs without an end."""

import json
import os
import pathlib
import resource
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import unittest

import shunt_program
from shunt_program import BAD_INPUT, CANCELLED, DONE, shunt

RENDER = ["render", "klotski", "--svg", "--out"]
MOST = 1_000_000
ROOT = os.geteuid() == 0


class InAFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.svg = shunt("render", "klotski", "--svg").stdout

    def refused(self, *arguments, says, **options):
        done = shunt(*arguments, **options)
        self.assertEqual(done.returncode, BAD_INPUT, (arguments, done.stderr))
        self.assertIn(says, done.stderr)
        return done

    def in_shell(self, line, code=DONE):
        done = subprocess.run(["bash", "-c", line, shunt_program.path()], capture_output=True, text=True, check=False, timeout=100,
                              cwd=self.folder)
        self.assertEqual(done.returncode, code, done.stderr)
        return done

    def only(self, *names):
        """Nothing but these is in the folder: no part of a file was left behind."""
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), sorted(names))


class Streams(InAFolder):
    @unittest.skipUnless(ROOT, "only root makes devices")
    def test_a_device_stays_a_device(self):
        device, link = self.folder / "null", self.folder / "link"
        try:
            os.mknod(device, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        except PermissionError:
            self.skipTest("no devices can be made here")
        link.symlink_to("null")
        for path in device, link:
            self.assertEqual(shunt(*RENDER, str(path)).returncode, DONE)
            self.assertTrue(stat.S_ISCHR(device.stat().st_mode))
            self.assertTrue(link.is_symlink())
        self.refused("find", "2x2", "--checkpoint", str(device), says="is no file")
        self.only("null", "link")

    def test_a_device_that_is_full(self):
        self.refused(*RENDER, "/dev/full", says="No space left")
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/full").st_mode))

    def test_a_named_pipe_is_read_by_whoever_waits(self):
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        read = []
        reader = threading.Thread(target=lambda: read.append(pipe.read_text(encoding="utf-8")))
        reader.start()
        self.assertEqual(shunt(*RENDER, str(pipe)).returncode, DONE)
        reader.join()
        self.assertEqual(read, [self.svg])
        self.assertTrue(stat.S_ISFIFO(pipe.stat().st_mode))
        self.only("pipe")

    def test_a_socket_is_refused(self):
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(str(self.folder / "socket"))
            self.refused(*RENDER, str(self.folder / "socket"), says="cannot write")
        self.only("socket")

    def test_standard_output_by_all_its_names(self):
        (self.folder / "link").symlink_to("/dev/stdout")
        for name in "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/../dev/stdout", "link":
            self.assertEqual(self.in_shell(f'"$0" render klotski --svg --out {name}').stdout, self.svg, name)
            self.in_shell(f'echo before > file; "$0" render klotski --svg --out {name} >> file; echo after >> file')
            self.assertEqual((self.folder / "file").read_text(encoding="utf-8"), f"before\n{self.svg}after\n", name)
        self.assertEqual(self.in_shell('"$0" render klotski --svg --out /dev/stderr').stderr, self.svg)
        self.assertEqual(self.in_shell('"$0" render klotski --svg --out >(cat >&2); sleep 0.2').stdout, "")
        self.only("link", "file")

    def test_a_descriptor_that_is_closed(self):
        self.in_shell('"$0" render klotski --svg --out /dev/fd/9', code=BAD_INPUT)
        self.in_shell('"$0" render klotski --svg --out - >&-', code=BAD_INPUT)

    def test_what_is_kept_needs_a_file(self):
        for name in "-", "/dev/stdout", "/dev/null":
            self.refused("find", "2x2", "--checkpoint", name, says="is no file")
        for command in ["find", "2x2"], ["evolve", "2x3", "--candidates", "1"], ["neighbours", "metric-demo"]:
            self.assertEqual(self.refused(*command, "--out", "-", says="takes a folder", cwd=self.folder).stdout, "")
        self.only()


class Files(InAFolder):
    def test_permissions_stay(self):
        file = self.folder / "file"
        for mode in 0o600, 0o640, 0o666, 0o755:
            file.write_text("old", encoding="utf-8")
            file.chmod(mode)
            self.assertEqual(shunt(*RENDER, str(file)).returncode, DONE)
            self.assertEqual(stat.S_IMODE(file.stat().st_mode), mode)
            self.assertEqual(file.read_text(encoding="utf-8"), self.svg)
        self.only("file")

    def test_a_new_file_has_those_of_every_new_file(self):
        for mask in 0o022, 0o077, 0o002:
            shunt(*RENDER, str(self.folder / f"{mask}"), umask=mask)
            self.assertEqual(stat.S_IMODE((self.folder / f"{mask}").stat().st_mode), 0o666 & ~mask)

    @unittest.skipUnless(ROOT, "only root gives files away")
    def test_the_owner_stays(self):
        file = self.folder / "file"
        file.write_text("old", encoding="utf-8")
        os.chown(file, 1234, 2345)
        self.assertEqual(shunt(*RENDER, str(file)).returncode, DONE)
        self.assertEqual((file.stat().st_uid, file.stat().st_gid), (1234, 2345))
        self.assertEqual(file.read_text(encoding="utf-8"), self.svg)

    @unittest.skipUnless(ROOT, "only root becomes somebody else")
    def test_what_others_own(self):
        program = self.folder / "shunt"  # where somebody else may run it
        program.write_bytes(pathlib.Path(shunt_program.path()).read_bytes())
        program.chmod(0o755)
        inner = self.folder / "inner"
        inner.mkdir()
        theirs = inner / "theirs"
        self.folder.chmod(0o755)
        for folder_mode, mode, code in ((0o777, 0o666, DONE), (0o755, 0o666, DONE), (0o777, 0o644, BAD_INPUT)):
            theirs.write_text("old", encoding="utf-8")
            inner.chmod(folder_mode)
            theirs.chmod(mode)
            done = subprocess.run([program, *RENDER, str(theirs)], user=1234, group=1234, extra_groups=[], check=False, capture_output=True)
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertEqual(theirs.read_text(encoding="utf-8"), self.svg if code == DONE else "old")
            self.assertEqual((theirs.stat().st_uid, stat.S_IMODE(theirs.stat().st_mode)), (0, mode))
            self.assertEqual(list(inner.iterdir()), [theirs])

    def test_names_that_share_a_file(self):
        file, other = self.folder / "file", self.folder / "other"
        file.write_text("old", encoding="utf-8")
        os.link(file, other)
        self.assertEqual(shunt(*RENDER, str(file)).returncode, DONE)
        self.assertEqual(other.read_text(encoding="utf-8"), self.svg)
        os.truncate(file, 0)
        file.write_text("x" * 100_000, encoding="utf-8")  # longer than what is written
        self.assertEqual(shunt(*RENDER, str(file)).returncode, DONE)
        self.assertEqual(other.read_text(encoding="utf-8"), self.svg)

    def test_a_full_disk_leaves_what_was_there(self):
        file, shared = self.folder / "file", self.folder / "shared"
        for path in file, shared:
            path.write_text("what was there", encoding="utf-8")
        os.link(shared, self.folder / "other")
        for path in file, shared, self.folder / "new":
            self.refused(*RENDER, str(path), says="cannot write",
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
        for path in file, shared:
            self.assertEqual(path.read_text(encoding="utf-8"), "what was there")
        self.only("file", "shared", "other")

    def test_links(self):
        folder = self.folder / "there"
        folder.mkdir()
        (self.folder / "first").symlink_to("second")
        (self.folder / "second").symlink_to("there/file")
        for _ in range(2):
            self.assertEqual(shunt(*RENDER, str(self.folder / "first")).returncode, DONE)
            self.assertEqual((folder / "file").read_text(encoding="utf-8"), self.svg)
        (self.folder / "round").symlink_to("about")
        (self.folder / "about").symlink_to("round")
        self.refused(*RENDER, str(self.folder / "round"), says="symbolic links")
        self.only("there", "first", "second", "round", "about")

    def test_folders(self):
        self.refused(*RENDER, str(self.folder), says="Is a directory")
        self.refused(*RENDER, str(self.folder / "none" / "file"), says="No such file or directory")
        self.refused(*RENDER, str(self.folder / "none") + "/", says="cannot write")
        self.only()

    def test_names_of_every_length(self):
        name = "n" * 255
        self.assertEqual(shunt(*RENDER, str(self.folder / name)).returncode, DONE)
        self.refused(*RENDER, str(self.folder / (name + "n")), says="File name too long")
        (self.folder / "file.new").write_text("somebody's", encoding="utf-8")
        self.assertEqual(shunt(*RENDER, str(self.folder / "file")).returncode, DONE)
        self.assertEqual((self.folder / "file.new").read_text(encoding="utf-8"), "somebody's")


class Limits(InAFolder):
    COMMANDS = (["solve", "-"], ["convert", "-", "--to", "js2"], ["tile", "--board", "-", "--pieces", "dominoes"],
                ["npuzzle", "solve", "-"], ["npuzzle", "check", "-"], ["find", "2x2", "--shapes", "-"])

    def test_an_input_without_an_end(self):
        for command in self.COMMANDS:
            done = self.in_shell(f'yes | (ulimit -v 400000; "$0" {" ".join(command)})', code=BAD_INPUT)
            self.assertIn("more than 1,000,000 bytes", done.stderr)

    def test_no_byte_more_is_read_than_tells(self):
        for command in self.COMMANDS:
            with tempfile.TemporaryFile() as text:
                text.write(b"x" * 3 * MOST)
                text.seek(0)
                done = subprocess.run([shunt_program.path(), *command], stdin=text, capture_output=True, check=False)
                self.assertEqual(done.returncode, BAD_INPUT)
                self.assertEqual(os.lseek(text.fileno(), 0, os.SEEK_CUR), MOST + 1, command)

    def test_files_have_the_same_limit(self):
        file = self.folder / "file"
        puzzle = b"board:\nA.\ngoal:\n.A\n"
        for size, code in ((MOST, DONE), (MOST + 1, BAD_INPUT), (10**12, BAD_INPUT)):
            file.write_bytes(b"# a comment\n" * 80_000 + puzzle)
            comment = b"#" + b" " * (MOST - len(puzzle) - 2) + b"\n"
            file.write_bytes(comment + puzzle)
            os.truncate(file, size)
            done = shunt("solve", str(file))
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertTrue(code == DONE or "more than 1,000,000 bytes" in done.stderr)
        for command in ["find", "2x2", "--shapes", str(file)], ["tile", "2x2", "--pieces", str(file)], ["npuzzle", "check", str(file)]:
            self.refused(*command, says="more than 1,000,000 bytes")

    def test_inputs_that_cannot_be_read(self):
        self.assertIn("Is a directory", self.in_shell('"$0" solve - < .', code=BAD_INPUT).stderr)
        self.assertIn("cannot read", self.in_shell('"$0" solve - <&-', code=BAD_INPUT).stderr)
        self.assertIn("cannot read", self.in_shell('"$0" npuzzle check - <&-', code=BAD_INPUT).stderr)

    def test_descriptors_by_name(self):
        text = "board:\\nA.\\ngoal:\\n.A\\n"
        for source in '<(printf "{}")', '/dev/stdin < <(printf "{}")', '/dev/fd/7 7< <(printf "{}")':
            done = self.in_shell(f'"$0" solve --json {source.format(text)}')
            self.assertEqual(json.loads(done.stdout)["length"], 1)

    def test_a_signal_ends_the_wait_for_input(self):
        with subprocess.Popen([shunt_program.path(), "solve", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            process.stdin.write(b"#" * 200_000)  # more than a pipe holds: so some has been read
            process.stdin.flush()
            process.terminate()
            self.assertEqual(process.wait(timeout=60), CANCELLED)  # and standard input is open still


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    unittest.main()
