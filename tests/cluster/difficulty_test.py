#!/usr/bin/python3 -B
"""difficulty_test.py SHUNT SHUNT_MPI LAUNCHER: the difficulty that several processes measure together is that of one; all end together."""

import json
import sys
import unittest

from launched import BAD_INPUT, DONE, LIMIT, alone, together

# The figures that depend on how it was measured.
OWN = {"seconds", "peak_bytes", "team", "puzzle"}


class Difficulty(unittest.TestCase):
    def test_the_same_in_any_number_of_processes(self):
        words = ["difficulty", "klotski", "--precision", "0.03", "--seed", "5", "--json"]
        one = json.loads(alone(*words).stdout)
        for parts in (1, 2, 3):
            found = together(parts, *words)
            self.assertEqual(found.returncode, DONE, found.stderr)
            many = json.loads(found.stdout)
            self.assertEqual({k: v for k, v in many.items() if k not in OWN}, {k: v for k, v in one.items() if k not in OWN})
            self.assertEqual(many["team"]["parts"], parts)

    def test_a_limit_ends_all(self):
        found = together(3, "difficulty", "klotski", "--precision", "0.0001", "--time", "0.5", "--json")
        self.assertEqual(found.returncode, LIMIT, found.stderr)
        self.assertGreater(json.loads(found.stdout)["samples"], 0)

    def test_a_puzzle_without_a_goal_is_refused_once(self):
        found = together(2, "difficulty", "pe766")
        self.assertEqual(found.returncode, BAD_INPUT)
        self.assertEqual(found.stderr.count("the puzzle has no goal"), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
