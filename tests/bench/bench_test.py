#!/usr/bin/python3
"""Tests of the benchmark's arithmetic, its table, and its judgement of answers; nothing is measured."""

import dataclasses
import json
import pathlib
import sys
import unittest
from unittest import mock

import builds
import figures
import jobs
import measure
import report

ROOT = pathlib.Path(__file__).resolve().parents[2]
JOB = jobs.Job("some", "census", "puzzles/klotski.txt", "step", {"reachable": 10})


def sample(user, rss=1000):
    return {"user": user, "wall": 2 * user, "seconds": user, "peak_rss": rss, "peak_bytes": 50, "positions": 10}


class Ratios(unittest.TestCase):
    def test_of_medians_with_the_spread_of_pairs(self):
        ratio = figures.ratio([1.0, 2.0, 9.0], [2.0, 4.0, 3.0])
        self.assertAlmostEqual(2 / 3, ratio.value)
        self.assertEqual((0.5, 3.0), (ratio.least, ratio.greatest))
        self.assertEqual("0.67 (0.50 to 3.00)", str(ratio))

    def test_verdict(self):
        for value, least, greatest, words in [
            (1.029, 1.0, 1.1, "no difference"),
            (0.971, 0.9, 1.1, "no difference"),
            (1.031, 1.01, 1.1, "3 % more"),
            (0.9, 0.8, 0.95, "10 % less"),
            (0.9, 0.8, 1.05, "10 % less, pairs disagree"),
        ]:
            with self.subTest(value=value, words=words):
                self.assertEqual(words, figures.Ratio(value, least, greatest).verdict)

    def test_only_of_pairs(self):
        for ours, theirs in ([], []), ([1.0], [1.0, 2.0]):
            with self.assertRaises(ValueError):
                figures.ratio(ours, theirs)

    def test_spread(self):
        self.assertEqual("±10 %", figures.spread([9.0, 10.0, 11.0]))
        self.assertEqual("-", figures.spread([9.0]))


class Table(unittest.TestCase):
    def test_words_to_the_left_figures_to_the_right(self):
        lines = figures.table(["job", "metric", "s"], [["a", "step", "12.5"], ["long1", "m", "3.0"]]).split("\n")
        self.assertEqual(["job    metric     s", "a      step    12.5", "long1  m        3.0"], lines)

    def test_a_remark_is_not_cut_and_widens_nothing(self):
        lines = figures.table(["job", "metric", "a", "b"], [["x", "y", "skipped: no such thing"], ["x", "y", "1", "2"]]).split("\n")
        self.assertEqual("x    y       skipped: no such thing", lines[1])
        self.assertEqual("x    y       1  2", lines[2])


class Answers(unittest.TestCase):
    RIGHT = {"status": "complete", "metric": "step", "reachable": 10, "seconds": 1}

    def test_right(self):
        measure.check_answer(JOB, self.RIGHT)

    def test_wrong_missing_or_unfinished(self):
        for change in {"reachable": 11}, {"reachable": None}, {"status": "limit"}, {"metric": "move"}:
            with self.subTest(change=change), self.assertRaisesRegex(measure.Wrong, "some: .* the right answer is"):
                measure.check_answer(JOB, {**self.RIGHT, **change})

    def test_exit_codes(self):
        measure.check_exit(JOB, ["shunt"], mock.Mock(returncode=0, stderr=""))
        with self.assertRaisesRegex(measure.Refused, "^no such metric$"):
            measure.check_exit(JOB, ["shunt"], mock.Mock(returncode=2, stderr="\nno such metric\nRun with --help"))
        with self.assertRaisesRegex(measure.Wrong, "exit code 70 of shunt: internal error"):
            measure.check_exit(JOB, ["shunt"], mock.Mock(returncode=70, stderr="internal error"))


class Measurements(unittest.TestCase):
    BUILD = builds.Build(pathlib.Path("shunt"), pathlib.Path("launch"), ROOT, pathlib.Path("twin"), pathlib.Path("job.js"))

    def test_of_a_repeated_job_the_median_but_the_least_wall_time(self):
        job = jobs.Job("some", "census", "x.txt", "step", {"reachable": 10}, repeat=3, threads=2)
        launched = [(mock.Mock(returncode=0, stdout=json.dumps({**Answers.RIGHT, "seconds": seconds, "peak_bytes": 5})),
                     {"user": seconds, "system": 0.0, "wall": seconds, "peak_rss": 9}) for seconds in (2.0, 7.0, 3.0)]
        with mock.patch.object(measure, "launch", side_effect=launched) as launch:
            measured = measure.native(self.BUILD, job, job.threads)
        self.assertEqual({"user": 3.0, "system": 0.0, "wall": 2.0, "peak_rss": 9, "seconds": 2.0, "positions": 10, "peak_bytes": 5},
                         measured)
        self.assertEqual(["shunt", "census", str(ROOT / "x.txt"), "--metric", "step", "--json", "--threads", "2"],
                         launch.call_args[0][1])

    def test_the_first_time_in_a_process_does_not_count(self):
        lines = "\n".join(json.dumps({"user_seconds": seconds, "report": Answers.RIGHT}) for seconds in (9.0, 1.0, 2.0, 3.0))
        with mock.patch("subprocess.run", return_value=mock.Mock(returncode=0, stdout=lines)):
            self.assertEqual({"user": 2.0}, measure.in_process(JOB, ["node", "job.js"], ROOT))

    def test_a_wrong_answer_of_any_time_is_wrong(self):
        wrong = {**Answers.RIGHT, "reachable": 9}
        lines = "\n".join(json.dumps({"user_seconds": 1.0, "report": report}) for report in (wrong, Answers.RIGHT))
        with mock.patch("subprocess.run", return_value=mock.Mock(returncode=0, stdout=lines)), self.assertRaises(measure.Wrong):
            measure.in_process(JOB, ["twin"], ROOT)

    def test_what_is_measured_in_turn(self):
        threads = jobs.Job("some", "census", "", "step", {}, threads=2)
        without = dataclasses.replace(self.BUILD, node_job=None)
        for job, there, wasm, names in [
            (JOB, None, True, ["native", "twin", "wasm"]),
            (JOB, None, False, ["native"]),
            (JOB, self.BUILD, True, ["native", "native that", "wasm", "wasm that"]),
            (JOB, without, True, ["native", "native that"]),
            (threads, None, True, ["native", "one thread"]),
            (threads, self.BUILD, True, ["native", "native that"]),
        ]:
            with self.subTest(names=names):
                self.assertEqual(names, list(measure.series_of(job, self.BUILD, there, wasm)))


class Turns(unittest.TestCase):
    def measured(self, job, series, runs=3):
        with mock.patch.object(measure, "series_of", return_value=series):
            return measure.measure(job, None, None, runs, True)

    def test_in_turn_and_the_first_does_not_count(self):
        order = []
        series = {name: lambda name=name: order.append(name) or len(order) for name in ("native", "native that")}
        self.assertEqual({"native": [3, 5], "native that": [4, 6]}, self.measured(JOB, series, runs=2))
        self.assertEqual(["native", "native that"] * 3, order)

    def test_a_long_job_is_measured_once(self):
        long = jobs.Job("some", "census", "", "step", {}, long=True)
        self.assertEqual({"native": [7]}, self.measured(long, {"native": lambda: 7}))

    def test_who_may_refuse(self):
        refuse = mock.Mock(side_effect=measure.Refused("what?"))
        optional = jobs.Job("some", "census", "", "step", {}, optional=True)
        for job, name, error in [(JOB, "native", measure.Wrong), (optional, "native", measure.Refused),
                                 (JOB, "native that", measure.Refused)]:
            with self.subTest(name=name, optional=job.optional), self.assertRaisesRegex(error, "what?"):
                self.measured(job, {name: refuse})


class Rows(unittest.TestCase):
    def test_one_build(self):
        row = report.row(JOB, {"native": [sample(2.0)], "twin": [sample(1.0)], "wasm": [sample(1.5)]}, [123456])
        self.assertEqual(["some", "step", "10", "2.000", "-", "0.00", "0.0", "100.00", "5.00", "1.500", "1.50", "-",
                          "123,456"], row)

    def test_two_builds(self):
        measured = {"native": [sample(1.0, 500)], "native that": [sample(2.0)], "wasm": [sample(3.0)], "wasm that": [sample(3.0)]}
        native, wasm = report.rows_against(JOB, measured, [100, 50])
        self.assertEqual(["native", "1.000", "2.000", "0.50", "50 % less", "0.50", "2.0000"], native[2:])
        self.assertEqual(["wasm", "3.000", "3.000", "1.00", "no difference", "-", "-"], wasm[2:])

    def test_as_many_cells_as_headers(self):
        measured = {"native": [sample(1.0)], "native that": [sample(1.0)], "one thread": [sample(1.0)]}
        self.assertEqual(len(report.HEADERS), len(report.row(JOB, measured, [])))
        self.assertEqual(len(report.HEADERS_AGAINST), len(report.rows_against(JOB, measured, [])[0]))


class Jobs(unittest.TestCase):
    def test_names_are_unique_and_puzzles_exist(self):
        self.assertEqual(len(jobs.JOBS), len({job.name for job in jobs.JOBS}))
        for job in jobs.JOBS:
            self.assertTrue((ROOT / job.puzzle).is_file(), job.puzzle)


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    unittest.main()
