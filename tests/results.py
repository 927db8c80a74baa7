#!/usr/bin/python3 -B
"""results.py PRESET LOG < output of ctest: how the tests go, in one line, and at the end what failed.

On a terminal the line is written over and over, elsewhere once a minute. All that CTest says goes to the file LOG. At the end come the
tests that took longest, with their seconds, then what those that failed said, each with the command that runs it alone, then CTest's
closing lines.
"""

import re
import sys
import time

SLOWEST = 20
ENDED = re.compile(r" *\d+/(\d+) Test +#\d+: (.*?) \.*(?: +|\*\*\*)(\S.*?) +([\d.]+) sec")
CLOSING = re.compile(r"\d+% tests passed, |Total Test time|No tests were found|The following tests FAILED|Errors while running|\t *\d+ - ")
WORDS = {"Not Run": "was not run", "Timeout": "did not end"}


class Results:
    """What has been heard of the tests so far."""

    def __init__(self, again):
        self.again = again  # the command that runs tests by a regular expression, without that expression
        self.all = self.ended = 0
        self.seconds = {}
        self.failed = {}  # by name, what it said
        self.closing = []
        self.speaker = None  # whose output comes now

    def hear(self, line):
        """Takes a line of CTest; whether a test has ended by it."""
        ended = ENDED.match(line)
        if ended:
            self.end(ended)
        elif CLOSING.match(line):
            self.speaker = None
            self.closing.append(line)
        elif self.speaker and not re.match(r" +Start +\d+: ", line):
            self.failed[self.speaker].append(line)
        return bool(ended)

    def end(self, ended):
        count, name, outcome, seconds = ended.groups()
        self.ended += 1
        self.all = int(count)
        self.seconds[name] = float(seconds)
        self.speaker = None
        if outcome not in ("Passed", "Skipped"):
            self.speaker = name
            self.failed[name] = [f"--- {name} {WORDS.get(outcome, 'failed')}"]

    def line(self, elapsed):
        left = elapsed * (self.all - self.ended) / max(1, self.ended)
        time_left = f"{left:.0f} s" if left < 90 else f"{left / 60:.0f} min"
        failures = f", {len(self.failed)} failed" if self.failed else ""
        return f"tests: {self.ended} of {self.all} ended{failures}, {time_left} left"

    def summary(self):
        """All that is said when the last test has ended."""
        slowest = sorted(self.seconds.items(), key=lambda item: -item[1])[:SLOWEST]
        lines = [f"The slowest {len(slowest)} tests:", *(f"{seconds:8.1f} s  {name}" for name, seconds in slowest)]
        for name, said in self.failed.items():
            lines += ["", *said, f"Again, and that alone: {self.again} -R {quoted(name)}"]
        return lines + ["", *self.closing]


def quoted(name):
    """A name as an expression for CTest, quoted for a shell."""
    expression = "^" + re.sub(r"([][().*+?^$|\\])", r"\\\1", name) + "$"
    return "'" + expression.replace("'", "'\\''") + "'"


def follow(lines, results, log, terminal):
    """Hears all lines; tells on standard output how it goes."""
    begin = told = time.monotonic()
    for line in lines:
        log.write(line)
        if not results.hear(line.rstrip("\n")):
            continue
        now = time.monotonic()
        if terminal:
            print("\r\033[K" + results.line(now - begin), end="", flush=True)
        elif now - told > 60:
            told = now
            print(results.line(now - begin), flush=True)
    if terminal:
        print("\r\033[K", end="")


def main(preset, path):
    results = Results(f"ctest --preset {preset}")
    with open(path, "w", encoding="utf-8") as log:
        follow(open(0, encoding="utf-8", errors="replace"), results, log, sys.stdout.isatty())
    print("\n".join(results.summary()))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: results.py PRESET LOG")
    main(*sys.argv[1:])
