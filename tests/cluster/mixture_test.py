#!/usr/bin/python3 -B
"""mixture_test.py SHUNT_MPI_OPENMPI SHUNT_MPI_MPICH: a program that another MPI's launcher starts is refused, with why."""

import subprocess
import sys
import unittest

OPENMPI, MPICH = sys.argv[1:3]


class Mixture(unittest.TestCase):
    def test_each_by_the_launcher_of_the_other(self):
        for launcher, program, built in ((["mpiexec.openmpi", "--oversubscribe"], MPICH, "built with MPICH"),
                                         (["mpiexec.mpich"], OPENMPI, "built with Open MPI")):
            found = subprocess.run(["timeout", "-k", "5", "60", *launcher, "-n", "2", program, "census", "klotski"],
                                   capture_output=True, text=True, check=False, timeout=90)
            self.assertEqual(found.returncode, 2)
            self.assertEqual(found.stderr.count(built), 1, found.stderr)
            self.assertNotIn("reachable", found.stdout)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
