#!/usr/bin/python3
"""about_test.py SHUNT: what the command tells of itself: its manual and its completions have every option that --help has."""

import re
import shutil
import subprocess
import sys
import unittest

import shunt_program
from shunt_program import BAD_INPUT, DONE, shunt


def commands(path=()):
    """Every command by its path, with what --help says of it."""
    help_text = shunt(*path, "--help").stdout
    yield path, help_text
    below = re.search(r"^Subcommands:\n((?:  .*\n)+)", help_text, re.M)
    for name in re.findall(r"^  (\S+)", below[1], re.M) if below else []:
        yield from commands((*path, name))


def options(help_text):
    return re.findall(r"^  (?:-\w,)?(--[\w-]+)", help_text, re.M)


ALL = []


def script(shell):
    done = shunt("completion", shell)
    assert done.returncode == DONE, done.stderr
    return done.stdout


def completed(*words):
    """What bash offers for the last of the words."""
    line = " ".join(f"'{word}'" for word in ("shunt", *words))
    ask = f"{script('bash')}\nCOMP_WORDS=({line}) COMP_CWORD={len(words)}\n_shunt\nprintf '%s\\n' \"${{COMPREPLY[@]}}\""
    return subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True).stdout.split()


class Manual(unittest.TestCase):
    def test_every_option_of_every_command(self):
        text = shunt("manual").stdout.replace("\\-", "-")
        sections = dict(re.findall(r"^\.SS (.*)\n((?:(?!\.S[SH]).*\n)+)", text, re.M))
        self.assertGreater(len(ALL), 12)
        for path, help_text in ALL[1:]:
            self.assertIn(" ".join(path), sections)
            for option in options(help_text):
                self.assertIn(f"\\fB{option}\\fR", sections[" ".join(path)], path)

    def test_roff_takes_it(self):
        if not shutil.which("groff"):
            self.skipTest("no groff")
        done = subprocess.run(["groff", "-man", "-Tascii", "-ww", "-z"], input=shunt("manual").stdout, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class Completion(unittest.TestCase):
    def test_every_option_of_every_command(self):
        for path, help_text in ALL:
            self.assertEqual(set(options(help_text)) - set(completed(*path, "--")), set(), path)

    def test_commands_words_and_puzzles(self):
        self.assertEqual(completed("sol"), ["solve"])
        self.assertEqual(completed("npuzzle", "sh"), ["shuffle"])
        self.assertEqual(completed("solve", "--metric", "super-m"), ["super-move"])
        self.assertIn("klotski", completed("solve", "--json", "klo"))

    def test_other_shells(self):
        for path, help_text in ALL:
            for option in options(help_text):
                self.assertIn(f"{option}[", script("zsh"))
                self.assertIn(f" -l {option[2:]}", script("fish"))
        for shell, check in (("zsh", ["zsh", "-n"]), ("fish", ["fish", "--no-execute"])):
            if shutil.which(shell):
                done = subprocess.run(check, input=script(shell), capture_output=True, text=True, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_another_shell_is_refused(self):
        self.assertEqual(shunt("completion", "tcsh").returncode, BAD_INPUT)


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    ALL.extend(commands())
    unittest.main()
