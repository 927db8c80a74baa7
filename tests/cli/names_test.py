#!/usr/bin/python3 -B
"""names_test.py SHUNT PUZZLES: names say what they are: puzzles of the library wherever the program is, names that mean two things,
answers that say what they are about, words that are nearly right."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import shunt_program
from shunt_program import BAD_INPUT, DONE, shunt

PUZZLES = pathlib.Path(os.path.abspath(sys.argv.pop(2)))
CORRIDOR = "name: Corridor\nmetric: step\nboard:\nAB..\ngoal:\n..AB\n"
SHORT_CODE = "4WVE1"
BOARD = "1 2 3/4 5 6/7 0 8"


class Alone(unittest.TestCase):
    """The program in a folder where nothing else is."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.environment = {name: value for name, value in os.environ.items() if name != "SHUNT_PUZZLES"}

    def run_here(self, *arguments, **options):
        return shunt(*arguments, cwd=self.folder, env=self.environment, **options)

    def report(self, *arguments, **options):
        done = self.run_here(*arguments, "--json", **options)
        self.assertEqual(done.returncode, DONE, done.stderr)
        return json.loads(done.stdout), done.stderr

    def refused(self, *arguments, says, **options):
        done = self.run_here(*arguments, **options)
        self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""), arguments)
        for part in [says] if isinstance(says, str) else says:
            self.assertIn(part, done.stderr)
        return done.stderr

    def file(self, name, text=CORRIDOR):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


class Library(Alone):
    def test_every_puzzle_is_in_the_program(self):
        # As text: what the program says of a puzzle in its own format is the file itself, read and written.
        files = [file for file in sorted(PUZZLES.glob("**/*.txt")) if file.parent.name != "bad" and file.name != "order.txt"]
        self.assertGreater(len(files), 100)
        for file in files:
            path = str(file.relative_to(PUZZLES).with_suffix(""))
            own = shunt("convert", str(file), "--to", "shunt").stdout
            self.assertNotEqual(own, "")
            for name in {file.stem, path, f"library:{file.stem}", f"library:{path}"}:
                done = self.run_here("convert", name, "--to", "shunt")
                self.assertEqual((done.returncode, done.stdout), (DONE, own), name)

    def test_refused_puzzles_are_not(self):
        bad = next((PUZZLES / "bad").glob("*.txt")).stem
        for name in bad, f"bad/{bad}", "order":
            self.refused("solve", name, says=f"there is no puzzle '{name}'")

    def test_a_moved_program(self):
        program = self.folder / "elsewhere"
        text = pathlib.Path(shunt_program.path()).read_bytes()
        source = str(PUZZLES.parent).encode()
        program.write_bytes(text.replace(source, b"/" + b"x" * (len(source) - 1)))
        shutil.copymode(shunt_program.path(), program)
        done = subprocess.run([program, "solve", "rush-hour-1", "--json"], cwd=self.folder, capture_output=True, check=False)
        self.assertEqual(json.loads(done.stdout)["puzzle"]["source"], "library:rush-hour/rush-hour-1")
        self.assertNotIn(str(PUZZLES).encode(), text, "a folder of the machine that built it stands in the program")


class Answers(Alone):
    def test_json_names_the_puzzle(self):
        self.file("corridor.txt")
        for argument, text, puzzle in (("klotski", "", {"name": "Klotski", "source": "library:klotski", "format": "shunt"}),
                                       ("corridor.txt", "", {"name": "Corridor", "source": "corridor.txt", "format": "shunt"}),
                                       ("-", CORRIDOR, {"name": "Corridor", "source": "standard input", "format": "shunt"})):
            for command in ("solve", "census", "difficulty", "neighbours"):
                if command != "neighbours" or argument != "klotski":
                    more = ["--samples", "2"] if command == "difficulty" else []
                    self.assertEqual(self.report(command, argument, *more, text=text)[0]["puzzle"], puzzle)

    def test_how_it_was_read(self):
        puzzle = self.report("solve", SHORT_CODE)[0]["puzzle"]
        self.assertEqual((puzzle["source"], puzzle["format"]), ("argument", "short"))
        self.assertTrue(any("Read as" in note for note in puzzle["notes"]))
        self.assertEqual(self.report("solve", SHORT_CODE, "--from", "short")[0]["puzzle"]["format"], "short")

    def test_text_names_the_puzzle(self):
        self.assertIn("puzzle: Klotski, from library:klotski\n", self.run_here("solve", "klotski").stdout)
        self.assertIn("from argument, read as short\n", self.run_here("census", SHORT_CODE).stdout)
        self.assertIn("puzzle: from standard input\n", self.run_here("census", "-", text="board:\nA.\n").stdout)

    def test_boards(self):
        self.file("board", BOARD)
        for argument, text, source in ((BOARD, "", "argument"), ("-", BOARD, "standard input"), ("board", "", "board")):
            for command in ("solve", "check"):
                self.assertEqual(self.report("npuzzle", command, argument, text=text)[0]["puzzle"], {"source": source})
        self.assertEqual(self.report("tile", "--board", "klotski", "--pieces", "monominoes")[0]["puzzle"]["source"], "library:klotski")

    def test_the_help_lists_the_key(self):
        for command in "solve", "census", "difficulty", "neighbours", "tile":
            self.assertIn("puzzle?", self.run_here(command, "--help").stdout.split("Keys of --json")[1])


class TwoMeanings(Alone):
    def said(self, argument, source, *notes, options=()):
        report, stderr = self.report("census", argument, *options)
        self.assertEqual(report["puzzle"]["source"], source)
        for note in notes:
            self.assertIn(note, stderr)
            self.assertTrue(any(note in told for told in report["puzzle"]["notes"]), "not in the report")
        if not notes:
            self.assertEqual(stderr, "")

    def test_a_file_and_a_puzzle(self):
        self.file("klotski")
        self.said("klotski", "klotski", "'klotski' is taken to be klotski; another puzzle of that name is library:klotski")
        self.said("library:klotski", "library:klotski")
        self.said("./klotski", "./klotski")

    def test_a_folder_of_puzzles_and_the_library(self):
        self.file("puzzles/klotski.txt")
        self.said("klotski", "puzzles/klotski.txt", "another puzzle of that name is library:klotski")
        self.file("puzzles/klotski.txt", (PUZZLES / "klotski.txt").read_text(encoding="utf-8"))
        self.said("klotski", "puzzles/klotski.txt")  # which is the same puzzle
        self.file("puzzles/a/mine.txt")
        self.file("puzzles/b/mine.txt", CORRIDOR + "# another\n")
        self.said("mine", "puzzles/a/mine.txt", "another puzzle of that name is puzzles/b/mine.txt")

    def test_a_folder_is_no_meaning(self):
        (self.folder / "klotski").mkdir()
        self.said("klotski", "library:klotski")

    def test_a_puzzle_and_a_code(self):
        self.said("pe766", "library:project-euler/pe766", "with --from short")

    def test_the_code_can_be_had(self):
        report = self.report("census", "pe766", "--from", "short")[0]
        self.assertEqual((report["puzzle"]["source"], report["puzzle"]["format"]), ("argument", "short"))

    def test_a_file_and_a_code(self):
        self.file(SHORT_CODE)
        self.said(SHORT_CODE, SHORT_CODE, "the word itself could be read as", "from standard input")

    def test_a_file_and_a_board(self):
        self.file("2 1/3 0", "1 2/0 3")
        (self.folder / "2 1").mkdir(exist_ok=True)
        self.assertIn("is taken to be the file", self.run_here("npuzzle", "solve", "2 1/3 0").stderr)

    def test_a_file_that_cannot_be_read_is_no_other_puzzle(self):
        os.mkfifo(self.folder / "klotski")
        self.refused("solve", "klotski", says="is no file")


class NearlyRight(Alone):
    def test_commands(self):
        for word, meant in (("solv", "solve"), ("Solve", "solve"), ("sovle", "solve"), ("cens", "census"), ("neighbors", "neighbours"),
                            ("dificulty", "difficulty"), ("redner", "render"), ("n-puzzle", "npuzzle")):
            self.refused(word, "klotski", says=f"there is no command '{word}'; did you mean '{meant}'?")
        self.refused("npuzzle", "slove", BOARD, says="there is no command 'slove'; did you mean 'solve'?")
        self.refused("xyzzy", says="there is no command 'xyzzy'; see --help")
        self.refused("klotski", says="it is a puzzle: shunt solve klotski")

    def test_options(self):
        for option, meant in (("--metrics", "--metric"), ("--jsn", "--json"), ("-json", "--json"), ("--Metric=step", "--metric"),
                              ("--memmory", "--memory"), ("--thread", "--threads")):
            self.refused("solve", "klotski", option, says=["'shunt solve' has no option", f"did you mean '{meant}'"])
        self.refused("npuzzle", "solve", BOARD, "--whit", says=["'shunt npuzzle solve' has no option '--whit'", "'--with'"])
        self.refused("solve", "klotski", "--qqqq", says="'shunt solve' has no option '--qqqq'\n")

    def test_puzzles(self):
        self.file("puzzles/corridor.txt")
        for word, meant in (("klotsky", "klotski"), ("Klotski", "klotski"), ("penant", "pennant"), ("klotsky.txt", "klotski"),
                            ("rush-hour-01", "rush-hour-1"), ("coridor", "corridor"), ("library:quzle", "quzzle"), ("ambu", "ambush")):
            self.refused("solve", word, says=[f"there is no puzzle '{word}'; did you mean '{meant}'"])
        self.assertNotIn("did you mean", self.refused("solve", "no-such-thing-at-all", says="looked for"))

    def test_several_files(self):
        for files in ["klotski", "pennant"], ["klotski", "a", "b"]:
            self.refused("solve", *files, says=["'shunt solve' takes one PUZZLE", f"'{files[1]}' is one more"])
        self.refused("npuzzle", "solve", "2 1/3 0", "1", says=["takes one BOARD"])


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    unittest.main()
