#!/usr/bin/python3
"""render_test.py SHUNT: checks `shunt render` from outside: that what it draws is SVG, holds what was asked for, and how it refuses."""

import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import unittest
from xml.etree import ElementTree

import picture_files
import shunt_program
from shunt_program import BAD_INPUT, DONE, LIMIT, UNSOLVABLE, shunt

SVG = "{http://www.w3.org/2000/svg}"


def run_render(*arguments, text=""):
    return shunt("render", *arguments, text=text)


class Render(unittest.TestCase):
    def drawn(self, *arguments, text=""):
        done = run_render(*arguments, text=text)
        self.assertEqual((done.returncode, done.stderr), (DONE, ""))
        return ElementTree.fromstring(done.stdout)

    def words(self, *arguments):
        return [text.text for text in self.drawn(*arguments).iter(SVG + "text")]

    def test_says_what_it_shows(self):
        root = self.drawn("klotski", "--svg")
        self.assertEqual(root.get("role"), "img")
        self.assertEqual(root.find(SVG + "title").text, "Klotski")
        self.assertIn("9 at row 5, column 1", root.find(SVG + "desc").text)
        self.assertEqual(self.words("klotski"), list("1234567890"))

    def test_every_puzzle_of_the_library(self):
        for path in sorted(pathlib.Path("puzzles").glob("*.txt")):
            if path.name == "order.txt":
                continue
            with self.subTest(path=path.name):
                root = self.drawn(str(path), "--dark")
                ids = [element.get("id") for element in root.iter() if element.get("id")]
                self.assertEqual(len(ids), len(set(ids)), "ids are unique")
                for element in root.iter():
                    for name in ("href", "fill", "filter"):
                        wanted = element.get(name, "").removeprefix("url(").removesuffix(")")
                        if wanted.startswith("#") and (name == "href" or "url(" in element.get(name)):
                            self.assertIn(wanted[1:], ids)

    def test_size_is_that_of_a_cell(self):
        small, large = (float(self.drawn("klotski", "--size", size).get("width")) for size in ("20", "200"))
        self.assertAlmostEqual(large / small, 10, places=2)

    def test_position_and_goal(self):
        self.assertIn("9 at row 5, column 2", self.drawn("klotski", "--position", "1223/1223/4556/4786/.9.0").find(SVG + "desc").text)
        self.assertEqual(self.words("klotski", "--goal"), ["2"])

    def moved(self, root):
        style = root.find(SVG + "style")
        rules = [] if style is None else re.findall(r"@keyframes (\S+?)\{(.*)", style.text)
        return {name: frames.count("transform:translate") for name, frames in rules}

    def test_a_solution_plays_by_itself(self):
        root = self.drawn("metric-demo", "--solution", "--metric", "move")
        title = root.find(SVG + "title").text
        solved = json.loads(shunt("solve", "metric-demo", "--metric", "move", "--json").stdout)
        self.assertIn(f"{solved['length']} (move metric), a shortest solution", title)
        classes = {element.get("class") for element in root.iter() if element.get("class")}
        self.assertEqual(set(self.moved(root)), classes)
        self.assertEqual(len(classes), len({(*move["pieces"],) for move in solved["moves"]}))

    def test_moves_play_by_themselves(self):
        self.assertEqual(len(self.moved(self.drawn("klotski", "--moves", "9 R, 8 D"))), 2)
        self.assertEqual(len(self.moved(self.drawn("klotski", "--moves", "9 L", "--position", "1223/1223/4556/4786/.9.0"))), 1)
        self.assertEqual(self.moved(self.drawn("klotski", "--moves", "")), {})

    def test_what_cannot_be_played(self):
        for words, code, part in (
            (["klotski", "--moves", "2 R"], BAD_INPUT, "--moves: line 1"),
            (["klotski", "--moves", "2"], BAD_INPUT, "--moves: "),
            (["klotski", "--solution", "--memory", "1KB"], LIMIT, "no solution to draw"),
            (["klotski", "--solution", "--goal"], BAD_INPUT, "excludes"),
        ):
            with self.subTest(words=words):
                done = run_render(*words)
                self.assertEqual((done.returncode, done.stdout), (code, ""))
                self.assertIn(part, done.stderr)
        unsolvable = run_render("-", "--solution", text="board:\n1#.\n\ngoal:\n..1\n")
        self.assertEqual((unsolvable.returncode, unsolvable.stdout), (UNSOLVABLE, ""))

    def test_dark_has_other_colours_and_the_same_form(self):
        light, dark = (run_render("klotski", *more).stdout for more in ([], ["--dark"]))
        self.assertNotEqual(light, dark)
        self.assertEqual(light.count("<"), dark.count("<"))

    def test_writes_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "a.svg"
            done = run_render("klotski", "--out", str(path))
            self.assertEqual((done.returncode, done.stdout), (DONE, ""))
            self.assertEqual(path.read_text(encoding="utf-8"), run_render("klotski").stdout)
            self.assertEqual(run_render("klotski", "--out", folder).returncode, BAD_INPUT)

    def test_speed_is_that_of_the_pieces(self):
        slow, fast = (run_render("klotski", "--moves", "9 RR", *more).stdout for more in ([], ["--speed", "3"]))
        seconds = [float(re.search(r"([\d.]+)s linear", text)[1]) for text in (slow, fast)]
        self.assertEqual(seconds, [3.5, 3.1])  # 1 s before, 2 s after, between them two cells and a rest

    def test_refusals(self):
        for arguments, why in [
            (["no-such-puzzle"], "no puzzle 'no-such-puzzle'"),
            (["klotski", "--position", "1223/1223"], "--position"),
            (["klotski", "--goal", "--position", "x"], "excludes"),
            (["klotski", "--size", "0"], "--size"),
        ]:
            with self.subTest(arguments=arguments):
                done = run_render(*arguments)
                self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""))
                self.assertIn(why, done.stderr)
        done = run_render("-", "--goal", text="board:\nA.\n")
        self.assertEqual(done.returncode, BAD_INPUT)
        self.assertIn("no goal", done.stderr)


@unittest.skipUnless(shutil.which("rsvg-convert"), "rsvg-convert is not there")
class Pixels(unittest.TestCase):
    """Files of pixels, read back by what has nothing to do with ours."""

    MOVES = ("klotski", "--moves", "9 R, 8 D", "--size", "40")  # 1 s, twice 0.15 s and a rest of 0.2 s, 2 s: 3.7 s

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def written(self, name, *arguments):
        path = pathlib.Path(self.folder.name) / name
        done = run_render(*arguments, "--out", str(path))
        if "built without" in done.stderr:
            self.skipTest("the program has no libraries for it")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (DONE, "", ""))
        return path.read_bytes()

    def film(self, ending, *arguments):
        data = self.written("film" + ending, *arguments)
        return (picture_files.gif if ending == ".gif" else picture_files.png)(data)

    def test_what_moves_is_written_as_it_changes(self):
        for ending in (".gif", ".png", ".apng"):
            with self.subTest(ending=ending):
                film = self.film(ending, *self.MOVES)
                self.assertTrue(film.for_ever)
                self.assertEqual(sum(frame.milliseconds for frame in film.frames), 3700)
                self.assertEqual(film.frames[0].milliseconds, 1100)
                first, *others = film.frames
                self.assertEqual((first.left, first.top, first.width, first.height), (0, 0, film.width, film.height))
                for frame in others:
                    self.assertLess(frame.width * frame.height, film.width * film.height / 4)

    def test_a_solution_ends_where_it_was_drawn_to_end(self):
        moves = json.loads(shunt("solve", "metric-demo", "--json").stdout)["moves"]
        for ending in (".gif", ".png"):
            film = self.film(ending, "metric-demo", "--solution")
            self.assertGreaterEqual(len(film.frames), len(moves))

    def test_speed_and_theme(self):
        usual, fast = (self.film(".gif", *self.MOVES, *more) for more in ([], ["--speed", "3"]))
        self.assertLess(sum(f.milliseconds for f in fast.frames), sum(f.milliseconds for f in usual.frames))
        self.assertNotEqual(self.film(".gif", *self.MOVES, "--dark").colours, usual.colours)

    def test_what_stands_is_one_picture(self):
        film = picture_files.png(self.written("a.png", "klotski"))
        self.assertEqual((film.width, film.height, len(film.frames)), (304, 368, 1))
        self.assertEqual(len(self.film(".gif", "klotski").frames), 1)
        self.assertTrue(self.written("a.gif", "klotski", "--svg").startswith(b"<svg"))

    @unittest.skipUnless(picture_files.Image, "python3-pil is not there")
    def test_its_pictures_are_those_of_the_svg(self):
        """The first and the last frame are what is drawn of those positions, but for a few colours less and half transparent corners."""
        end = "1223/1223/4556/47.6/.980"
        for ending in (".gif", ".png"):
            path = pathlib.Path(self.folder.name) / ("film" + ending)
            path.write_bytes(self.written(path.name, *self.MOVES))
            first, last = picture_files.first_and_last(path)
            for drawn, more in ((first, []), (last, ["--position", end])):
                still = self.written("still.png", "klotski", "--size", "40", *more)
                self.assertLess(picture_files.difference(drawn, still, "#F4F0E8"), 3)
            self.assertGreater(picture_files.difference(first, still, "#F4F0E8"), 3)

    def test_without_the_program_that_draws(self):
        with tempfile.TemporaryDirectory() as empty:
            done = shunt("render", "klotski", "--out", os.path.join(empty, "a.png"), env={**os.environ, "PATH": empty})
            self.assertEqual((done.returncode, done.stdout), (BAD_INPUT, ""))
            self.assertIn("librsvg2-bin", done.stderr)
            self.assertEqual(os.listdir(empty), [])


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    unittest.main()
