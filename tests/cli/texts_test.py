#!/usr/bin/python3
"""texts_test.py SHUNT: what becomes of texts that people bring: how they were read is said, and nothing is read as another puzzle."""

import json
import os
import sys
import tempfile
import unittest

from shunt_program import BAD_INPUT, DONE, LIMIT, UNSOLVABLE, shunt, start

# Twenty pieces, all different, on thirty cells: nobody counts their positions to the end.
LOOSE = "ABCDE.\nFGHIJ.\nKLMNO.\nPQRST.\n......\n\n"
# A corridor of three cells with a corner, a car that leaves, tiles: all ours.
SPACED = "A A .\nB . .\nB . .\n\n. . .\n. . .\n. A A\n"
CARS = "......\n......\nXX.B..\n...B..\n...B..\n......\n"
LINE = "oooooooooooooAABoooooBoooooooooooooo"
SHORT = ["--memory", "60MB", "--time", "20"]


def report(text, *arguments, command="solve"):
    found = shunt(command, "-", *arguments, *SHORT, "--json", text=text)
    return found.returncode, json.loads(found.stdout) if found.stdout.startswith("{") else found.stderr


class Texts(unittest.TestCase):
    def test_how_it_was_read_comes_first(self):
        found = shunt("solve", "-", text=CARS)
        self.assertIn("read as a Rush Hour board", found.stdout)
        self.assertIn("goal: car X to the right edge", found.stdout)
        _, told = report(CARS)
        self.assertIn("6 rows, 6 columns, 2 pieces", told["read_as"])
        self.assertNotIn("read_as", report("board:\nA.\ngoal:\n.A\n")[1])

    def test_what_divides_cells_is_no_piece(self):
        plain = report(SPACED.replace(" ", ""))[1]["length"]
        for mark in (" ", ",", "\t", ";", " | ", ", "):
            self.assertEqual(report(SPACED.replace(" ", mark))[1]["length"], plain, mark)

    def test_stated_facts_are_held_against_what_is_proved(self):
        text = "metric: move\nfacts: move 4, reachable 4\nboard:\nA..\ngoal:\n..A\n"
        code, told = report(text)
        self.assertEqual((code, told["length"]), (DONE, 1))
        self.assertEqual(told["contradicted"], ["the text states 4 (move metric); 1 is proved"])
        _, counted = report(text, command="census")
        self.assertEqual(counted["contradicted"], ["the text states 4 reachable; 3 is counted"])
        self.assertIn("contradicted: the text states 4", shunt("solve", "-", text=text).stdout)
        self.assertNotIn("contradicted", report(text.replace("move 4, reachable 4", "move 1, reachable 3"))[1])
        _, told = report("9 " + LINE + " 5000\n")
        self.assertIn("states 9 (slide metric)", told["contradicted"][0])

    def test_tiles_go_by_parity_and_tables(self):
        odd = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n"
        for words in ([], ["--all"], ["--metric", "slide"], ["--storage", "hashed"]):
            code, told = report(odd, *words)
            self.assertEqual((code, told["status"]), (UNSOLVABLE, "unsolvable"))
            self.assertIn("odd", told["reason"])
        code, told = report("1 2 3 4\n5 6 7 8\n9 0 10 12\n13 14 11 15\n")
        self.assertEqual((code, told["length"], told["storage"]), (DONE, 3, "tables"))
        self.assertEqual(len(told["letters"]), 3)
        self.assertEqual(report("cells: tokens\ntiles: *\nboard:\n2 1\n3 .\ngoal:\n1 2\n3 .\n")[0], UNSOLVABLE)

    def test_one_reader_for_solve_and_npuzzle(self):
        for text, length in (("3x3:1,2,3,4,5,6,7,0,8", 1), ("[[1,2,3],[4,5,6],[0,7,8]]", 2), ("1;2;3\n4;5;6\n7;;8\n", 1),
                             ("3\n1 2 3\n4 5 6\n0 7 8\n", 2), ("1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5 6\n7 0 8\n", 1)):
            self.assertEqual(report(text)[1]["length"], length, text)
            found = shunt("npuzzle", "solve", "-", "--json", text=text)
            self.assertEqual(json.loads(found.stdout)["length"], length, text)

    def test_puzzles_one_after_the_other(self):
        """An empty line is part of the project's own format: a file is cut where another puzzle begins, and nowhere else."""
        alone = "name: Alone\nboard:\nA..\n\ngoal:\n..A\n\ngoal:\n.A.\n"
        for first in (alone, "# a note\n" + alone, alone.replace("name: Alone\n", "") + "note: A name may follow\n"):
            found = shunt("solve", "-", "--each", text=first)
            self.assertEqual((found.returncode, found.stdout.count("(move metric)")), (DONE, 1), first)
            both = first + "\nname: Next\nmetric: step\nboard:\nA..\ngoal:\n..A\n"
            found = shunt("solve", "-", "--each", text=both)
            self.assertEqual(found.returncode, DONE)
            self.assertRegex(found.stdout, r"1  1 \(move metric\)(.|\n)*2  2 \(step metric\)")
            self.assertEqual(report(both, "--board", "2")[1]["length"], 2)
            found = shunt("solve", "-", text=both)
            self.assertEqual(found.returncode, BAD_INPUT)
            self.assertRegex(found.stderr, "again; it is on line [0-9]+ already; of several puzzles choose one with --board N")
        found = shunt("solve", "-", "--each", "--board", "1", text=alone)
        self.assertEqual(found.returncode, BAD_INPUT)
        self.assertIn("--board excludes --each", found.stderr)
        twice = "board:\nA.\ngoal:\n.A\nname: One\nname: Two\n"  # one puzzle with a mistake, not two
        self.assertIn("'name:' again; it is on line 5 already", shunt("solve", "-", "--each", text=twice).stdout)

    def test_several_boards(self):
        other = LINE.replace("AAB", "AAo").replace("ooBoooo", "ooooooo", 1)
        text = LINE + "\n" + "oooooooooooooAAoBoooooBooooooooooooo" + "\n" + other + "\n"
        found = shunt("solve", "-", text=text)
        self.assertEqual(found.returncode, BAD_INPUT)
        self.assertIn("there are 3 boards in this text", found.stderr)
        self.assertIn("--board N", found.stderr)
        self.assertEqual(report(text, "--board", "1")[1]["length"], report(LINE)[1]["length"])
        self.assertEqual(shunt("solve", "-", "--board", "4", text=text).returncode, BAD_INPUT)

    def test_each_board_has_its_line(self):
        text = LINE + "\n" + "oooooooooooooAABBooooooooooooooooooo" + "\n" + "oooooooooooooAAoBoooooBooooooooooooo" + "\n"
        found = shunt("solve", "-", "--each", text=text)
        lines = found.stdout.splitlines()
        self.assertEqual([line.split()[0] for line in lines], ["1", "2", "3"])
        self.assertIn("refused", lines[1])
        self.assertIn("(slide metric)", lines[2])
        self.assertEqual(found.returncode, BAD_INPUT)
        told = [json.loads(line) for line in shunt("solve", "-", "--each", "--json", text=text).stdout.splitlines()]
        self.assertEqual([each.get("board") for each in told], [None, 2, None])
        self.assertIn("column 16", told[1]["error"])
        counted = shunt("census", "-", "--each", "--json", text=LINE + "\n" + LINE + "\n")
        self.assertEqual(len({json.loads(line)["reachable"] for line in counted.stdout.splitlines()}), 1)

    def test_a_limit_of_one_of_several_boards_is_told(self):
        found = shunt("census", "-", "--each", "--time", "0.2", text=LOOSE * 3)
        self.assertEqual((found.returncode, len(found.stdout.splitlines())), (LIMIT, 3))

    def test_others_are_refused_by_their_names(self):
        for text, name in (("#####\n#@$.#\n#####\n", "Sokoban"), ("(define (problem q) (:domain slide))\n", "PDDL"),
                           (LINE + " A3\n", "how far a car may move"), ("two hexagons\n", "hexagons")):
            found = shunt("solve", "-", text=text)
            self.assertEqual(found.returncode, BAD_INPUT, text)
            self.assertIn(name, found.stderr)

    def test_a_refusal_tells_what_was_tried(self):
        found = shunt("solve", "-", text="AABB\nAAB\nCCDD\n\n....\n..AA\n..AA\n")
        self.assertEqual(found.returncode, BAD_INPUT)
        self.assertIn("as a letter grid", found.stderr)
        self.assertIn("'board:'", shunt("solve", "-", text="Dear friend,\nhow are you?\n").stderr)

    def test_a_file_that_a_page_has_indented(self):
        text = "  board:\n  A..\n\n  goal:\n  ..A\n"
        self.assertEqual(report(text)[1]["length"], 1)
        self.assertIn("unknown key 'goals'", report(text.replace("goal", "goals"))[1])

    def test_utf16_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "grid")
            with open(path, "wb") as file:
                file.write(SPACED.encode("utf-16"))
            self.assertIn("UTF-16", shunt("solve", path).stderr)


if __name__ == "__main__":
    start(sys.argv)
    unittest.main()
