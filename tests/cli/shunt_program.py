"""The command as the tests run it. `start(sys.argv)` takes the path of the program from the command line."""

import os
import subprocess

DONE, UNSOLVABLE, BAD_INPUT, LIMIT, CANCELLED = range(5)

_program = []


def start(arguments):
    _program.append(os.path.abspath(arguments.pop(1)))


def path():
    return _program[0]


def shunt(*arguments, text="", **options):
    """Runs it to its end; standard input is `text`."""
    return subprocess.run([path(), *arguments], input=text, capture_output=True, text=True, check=False, timeout=100, **options)
