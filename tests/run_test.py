#!/usr/bin/python3 -B
"""Tests of what tests/run and tools/build say, and of what tests/run --changed tries."""

import io
import pathlib
import re
import subprocess
import unittest

import changed
import results

OUTPUT = """Test project /build
      Start  1: unit: a (b), c.d
1/4 Test  #1: unit: a (b), c.d ...........***Failed    0.12 sec
it was 3

      Start  2: quick
2/4 Test  #2: quick ......................   Passed    0.04 sec
      Start  3: slow one
3/4 Test  #3: slow one ...................***Timeout   9.04 sec
4/4 Test  #4: web.page ...................   Passed   12.00 sec

50% tests passed, 2 tests failed out of 4

Total Test time (real) =  13.07 sec

The following tests FAILED:
\t  1 - unit: a (b), c.d (Failed)
\t  3 - slow one (Timeout)
Errors while running CTest
"""


class Results(unittest.TestCase):
    def heard(self, output):
        heard = results.Results("ctest --preset native")
        results.follow(io.StringIO(output), heard, io.StringIO(), False)
        return heard

    def test_what_took_longest_comes_first_and_what_failed_last(self):
        summary = self.heard(OUTPUT).summary()
        self.assertRegex(summary[1], r"12\.0 s  web\.page")
        failed = summary.index("--- unit: a (b), c.d failed")
        self.assertEqual(summary[failed + 1], "it was 3")
        self.assertIn("--- slow one did not end", summary)
        self.assertGreater(summary.index("50% tests passed, 2 tests failed out of 4"), failed)

    def test_a_failed_test_is_told_with_a_command_that_runs_it_alone(self):
        command = next(line for line in self.heard(OUTPUT).summary() if line.startswith("Again"))
        self.assertEqual(command, "Again, and that alone: ctest --preset native -R '^unit: a \\(b\\), c\\.d$'")

    def test_the_line_of_progress(self):
        self.assertEqual(self.heard(OUTPUT[:OUTPUT.index("3/4")]).line(60), "tests: 2 of 4 ended, 1 failed, 60 s left")

    def test_names_are_quoted_for_the_shell(self):
        self.assertEqual(results.quoted("it's [a] $b"), "'^it'\\''s \\[a\\] \\$b$'")


class Progress(unittest.TestCase):
    def said(self, text):
        done = subprocess.run(["tools/progress", "native"], input=text, capture_output=True, text=True, check=True)
        return done.stdout, done.stderr

    def test_one_line(self):
        out, err = self.said("[1/2] Building a.o\n[2/2] Linking a\n")
        self.assertRegex(out, r"^native: 2 of 2 built in \d+ s\n$")
        self.assertEqual(err, "")
        self.assertEqual(self.said("ninja: no work to do.\n"), ("native: up to date\n", ""))

    def test_what_failed_comes_last_with_the_command_that_builds_it_alone(self):
        _, err = self.said("[1/2] Building a.o\na.cpp:1: warning: w\n[2/2] Building b.o\nFAILED: core/b.o \nb.cpp:1: error: e\n")
        self.assertEqual(err.splitlines()[-3:], ["FAILED: core/b.o ", "b.cpp:1: error: e",
                                                 "Again, and that alone: tools/build native core/b.o"])
        self.assertIn("warning: w", err)


class Changed(unittest.TestCase):
    def test_what_stands_on_a_folder_is_tried_with_it(self):
        targets, tests = changed.plan(["core/search/marks.hpp"])
        self.assertIn("native:test_property", targets)
        self.assertLessEqual({"unit: ", "golden: ", "cli", *changed.ALWAYS}, set(tests))

    def test_a_changed_test_is_tried_itself(self):
        targets, tests = changed.plan(["tests/web/build/drafts.test.mjs", "tests/unit/workbench/play/play.test.cpp"])
        self.assertEqual(targets, ["web:site", "native:test_workbench"])
        self.assertLessEqual({"web.drafts$", "workbench: ", "lint.types"}, set(tests))

    def test_every_folder_of_sources_stands_in_the_table(self):
        folders = [path for top in ("core", "ui", "wasm", "web/src", "puzzles") for path in pathlib.Path(top).glob("*/")]
        for folder in folders:
            with self.subTest(folder=folder):
                self.assertTrue(changed.plan([f"{folder}/some.file"])[0])

    def test_the_tests_of_the_table_are_there(self):
        registered = "\n".join(path.read_text() for path in pathlib.Path("tests").rglob("CMakeLists.txt"))
        for _, _, tests in changed.TABLE:
            for name in tests:
                word = re.sub(r"\W+$", "", name.replace("\\1", "")).rpartition(".")[2]
                self.assertIn(word, registered)


if __name__ == "__main__":
    unittest.main()
