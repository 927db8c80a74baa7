"""The command alone and in several processes, as the words of the test script say: SCRIPT SHUNT SHUNT_MPI LAUNCHER."""

import subprocess
import sys

DONE, BAD_INPUT, LIMIT = 0, 2, 3
SHUNT, SHUNT_MPI, LAUNCHER = sys.argv[1], sys.argv[2], sys.argv[3].split()


def alone(*words, text=None):
    return subprocess.run([SHUNT, *words], input=text, capture_output=True, text=True, check=False, timeout=60)


def together(parts, *words, text=None):
    # MPICH's launcher waits for ever for who only notes a signal: a second one kills.
    return subprocess.run(["timeout", "-k", "5", "60", *LAUNCHER, "-n", str(parts), SHUNT_MPI, *words], input=text or "",
                          capture_output=True, text=True, check=False, timeout=90)
