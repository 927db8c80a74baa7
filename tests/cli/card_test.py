#!/usr/bin/python3
"""card_test.py SHUNT REFERENCE: result cards from outside: written, verified, tampered with, checked by a program with nothing of ours."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import shunt_program
from shunt_program import BAD_INPUT, DONE, LIMIT, UNSOLVABLE, shunt

REFERENCE = ""
METRICS = ("step", "slide", "move", "super-step", "super-slide", "super-move")
SMALL = "board:\n112.\n34..\n3 5.\ngoal:\n....\n..11\n. ..\n"
TILES = "board:\nrbr\nb.#\ntiles: rb\n"
AXES = "board:\nAB#\nC..\n D.\naxis: vertical B\n"
WORDS = "cells: tokens\nboard:\n10 10 .\n11 . .\n"


class Cards(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.path = str(self.folder / "card.json")

    def card(self, *arguments, text=""):
        done = shunt(*arguments, "--card", self.path, text=text)
        self.assertEqual((done.returncode, done.stderr), (DONE, ""))
        return json.loads(pathlib.Path(self.path).read_text(encoding="utf-8"))

    def verified(self, code, *arguments):
        done = shunt("verify", self.path, *arguments)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def reference(self):
        return subprocess.run([sys.executable, REFERENCE, self.path], capture_output=True, text=True, check=False, timeout=100)

    def write(self, card):
        pathlib.Path(self.path).write_text(json.dumps(card), encoding="utf-8")

    def test_a_program_of_others_comes_to_the_same(self):
        for puzzle in (SMALL, TILES, AXES):
            for metric in METRICS if puzzle is SMALL else ("move",):
                with self.subTest(puzzle=puzzle, metric=metric):
                    self.card("census", "-", "--metric", metric, text=puzzle)
                    self.assertEqual(self.reference().returncode, 0, self.reference().stderr)
                    self.assertIn("equal: ", self.verified(DONE))
        for metric in METRICS:
            with self.subTest(solution=metric):
                self.card("solve", "-", "--metric", metric, text=SMALL)
                self.assertEqual(self.reference().returncode, 0, self.reference().stderr)
                self.assertIn("proved shortest; the way was played", self.verified(DONE))

    def test_both_say_where_a_card_is_wrong(self):
        card = self.card("census", "-", "--metric", "step", text=SMALL)
        card["levels"][3]["positions"] += 1
        self.write(card)
        self.assertIn("not equal: depth 3: ", self.verified(UNSOLVABLE))
        self.assertIn("not equal: depth 3: ", self.reference().stderr)
        card = self.card("solve", "-", "--metric", "step", text=SMALL)
        card["way"][1]["path"] = "U"
        self.write(card)
        self.assertIn("not equal: the way", self.verified(UNSOLVABLE))
        self.assertIn("not equal: move 2 of the way", self.reference().stderr)

    def test_is_about_the_position_from_which_it_began(self):
        card = self.card("census", "-", text=WORDS)
        self.assertEqual(card["kinds"], [["10"], ["11"]])
        self.assertIn("equal: ", self.verified(DONE))

    def test_threads_and_storages_make_the_same_card(self):
        cards = []
        storages = (("--storage", storage) for storage in ("packed", "hashed", "keys"))
        for options in ((), ("--threads", "2"), ("--no-symmetry",), *storages):
            cards.append(self.card("census", "klotski", "--metric", "step", *options)["levels"])
            self.assertEqual(cards[0], cards[-1], options)
        self.assertEqual(sum(level["positions"] for level in cards[0]), 25955)

    def test_levels_before_a_limit_are_a_card_too(self):
        done = shunt("census", "klotski", "--memory", "60KB", "--storage", "hashed", "--card", self.path)
        self.assertEqual(done.returncode, LIMIT)
        card = json.loads(pathlib.Path(self.path).read_text(encoding="utf-8"))
        self.assertFalse(card["complete"])
        self.assertIn(f"in {len(card['levels'])} levels", self.verified(DONE))

    def test_goes_through_a_pipe(self):
        done = shunt("solve", "klotski", "--card", "-")
        self.assertEqual(shunt("verify", "-", text=done.stdout).returncode, DONE)
        self.assertEqual(json.loads(done.stdout)["length"], 81)

    def test_is_asked_for_before_time_is_spent(self):
        done = shunt("census", "klotski", "--card", str(self.folder / "none" / "card"))
        self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""))
        self.assertIn("cannot be written", done.stderr)
        self.assertEqual(os.listdir(self.folder), [])

    def test_refuses_what_is_no_card(self):
        for text, why in (("", "line 1, column 1: here it ceases to be JSON"), ("{}", "is missing"), ("[1]", "is missing")):
            done = shunt("verify", "-", text=text)
            self.assertEqual(done.returncode, BAD_INPUT)
            self.assertIn(why, done.stderr)
        self.assertEqual(shunt("verify", str(self.folder / "none")).returncode, BAD_INPUT)

    def test_reports_for_programs(self):
        self.card("census", "klotski", "--metric", "step")
        report = json.loads(shunt("verify", self.path, "--json").stdout)
        self.assertTrue(report["equal"])
        self.assertEqual((report["levels"], report["positions"], report["differences"]), (168, 25955, []))


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    REFERENCE = os.path.abspath(sys.argv.pop(1))
    unittest.main()
