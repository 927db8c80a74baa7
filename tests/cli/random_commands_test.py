#!/usr/bin/python3 -B
"""random_commands_test.py SHUNT: random command lines, right and wrong ones: exit codes, reports, and how long they take.

SHUNT_COMMANDS says how many (80), SHUNT_SEED which is the first (1). One that fails is told with as few options as still fail. What jobs
promise whatever drives them is tests/interface.
"""

import json
import os
import random
import subprocess
import sys
import unittest

import shunt_program

SPARE_SECONDS = 0.3  # beyond --time, of CPU time: other programs on the machine do not count
METRICS = ["step", "slide", "move", "super-step", "super-slide", "super-move"]
EXIT_CODES = {"solved": 0, "complete": 0, "unsolvable": 1, "limit": 3, "cancelled": 4}
PUZZLES = ["klotski", "pe766", "8-puzzle", "metric-demo", "rush-hour-51", "century", "hughes"]
LOOSE = "board:\nAABBCC\nDDEEFF\nGGHHII\nJJKKLL\nMM....\n......\n"


def some(chance, *options):
    """Each of the options, which are lists, or not."""
    return [option for option in options if chance.random() < 0.4]


def search(chance, command):
    options = some(chance, ["--metric", chance.choice(METRICS)], ["--memory", chance.choice(["1KB", "500KB", "4MB", "1GB"])],
                   ["--storage", chance.choice(["packed", "hashed"])], ["--threads", "2"], ["--no-symmetry"])
    if command == "solve":
        options += some(chance, ["--all"], ["--limit", "3"], ["--direction", chance.choice(["forward", "bidirectional"])])
    if command == "census":
        options += some(chance, ["--limit", "3"], ["--components"])
    return [chance.choice(PUZZLES + ["-"])], options


def finding(chance, command):
    rows, columns = chance.randint(1, 8), chance.randint(2, 8)
    options = some(chance, ["--metric", chance.choice(METRICS)])
    if command != "boards":
        options += some(chance, ["--pieces", str(chance.randint(1, rows * columns - 1))])
    return [f"{rows}x{columns}"], options if command != "boards" else []


def wrong(chance, command):
    return ["klotski"], [chance.choice([["--metric", "jump"], ["--memory", "much"], ["--no-such-option"], ["--time", "-1"]])]


def command_of(seed):
    """Its name and operands, and its options in groups that can be left out."""
    chance = random.Random(seed)
    name = chance.choice(["solve", "solve", "census", "census", "difficulty", "find", "evolve", "boards", "wrong"])
    make = {"find": finding, "evolve": finding, "boards": finding, "wrong": wrong}.get(name, search)
    operands, options = make(chance, name)
    time = chance.choice([0.01, 0.05, 0.2])
    command = "solve" if name == "wrong" else name
    return [command, *operands], options + [["--json"], ["--time", str(time)]], name == "wrong"


def run(command, options):
    """Exit code, output, error text."""
    arguments = [shunt_program.path(), *command, *sum(options, [])]
    done = subprocess.run(arguments, input=LOOSE if "-" in command else "", capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, done.stdout, done.stderr


def cpu_seconds_of_children():
    times = os.times()
    return times.children_user + times.children_system


def broken(command, options, is_wrong):
    """What is not as it should be; empty when all is well."""
    before = cpu_seconds_of_children()
    try:
        code, output, errors = run(command, options)
    except subprocess.TimeoutExpired:
        return "does not come back"
    spent = cpu_seconds_of_children() - before
    if is_wrong or code == 2:
        return "" if (code, output) == (2, "") and errors else f"exit code {code}, says {output or errors!r}"
    if ["--json"] not in options:
        return "" if code in EXIT_CODES.values() else f"exit code {code}"
    status = json.loads(output).get("status")  # a count of boards has none
    if EXIT_CODES.get(status, code) != code:
        return f"status {status}, exit code {code}"
    times = [float(option[1]) for option in options if option[0] == "--time"]
    workers = 2 if ["--threads", "2"] in options else 1
    if times and spent > workers * (times[0] + SPARE_SECONDS):
        return f"took {spent:.2f} s of CPU time, {times[0]} were given"
    return ""


def shrunk(command, options, is_wrong):
    """As few of the options as still fail; the time limit stays, or it might never end."""
    for option in list(options):
        fewer = [other for other in options if other is not option]
        if option[0] != "--time" and broken(command, fewer, is_wrong):
            options = fewer
    return options


class RandomCommands(unittest.TestCase):
    def test_exit_codes_reports_and_times(self):
        first = int(os.environ.get("SHUNT_SEED", "1"))
        for seed in range(first, first + int(os.environ.get("SHUNT_COMMANDS", "80"))):
            command, options, is_wrong = command_of(seed)
            why = broken(command, options, is_wrong)
            if why:
                self.fail(f"seed {seed}: {why}: {command} {shrunk(command, options, is_wrong)}")


if __name__ == "__main__":
    shunt_program.start(sys.argv)
    unittest.main()
