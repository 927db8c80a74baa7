#!/usr/bin/python3 -B
"""outside_test.py CMAKE BUILD COMPILER: installs the library and builds and runs a program that finds it, as a project outside would.

The program is the example of core/shunt.hpp, as it stands there.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
HEADER = HERE.parents[1] / "core" / "shunt.hpp"
INCLUDE = re.compile(r"^#include .*$", re.MULTILINE)


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
    return done.stdout


def example():
    """The program in the comment at the top of the header."""
    lines = [line.removeprefix("//").removeprefix("     ") for line in HEADER.read_text(encoding="utf-8").splitlines()]
    begin = next(number for number, line in enumerate(lines) if line.startswith("#include <iostream>"))
    end = next(number for number, line in enumerate(lines) if number > begin and line == "}")
    return "\n".join(lines[begin : end + 1]) + "\n"


def main():
    cmake, build, compiler = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        place, project = folder / "place", folder / "project"
        run(cmake, "--install", build, "--component", "library", "--prefix", place)
        installed = [path for path in place.rglob("*") if path.suffix in {".hpp", ".a", ".cmake"}]
        headers = [path.name for path in installed if path.suffix == ".hpp"]
        assert headers == ["shunt.hpp"], headers
        foreign = [line for line in INCLUDE.findall(HEADER.read_text(encoding="utf-8")) if '"' in line]
        assert not foreign, f"the public header includes {foreign}"
        for path in installed:
            text = path.read_bytes() if path.suffix == ".cmake" else b""
            assert str(HERE.parents[1]).encode() not in text, f"{path.name} names the source tree"

        shutil.copytree(HERE / "outside", project)
        (project / "main.cpp").write_text(example(), encoding="utf-8")
        run(cmake, "-S", project, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={place}", f"-DCMAKE_CXX_COMPILER={compiler}",
            "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror")
        run(cmake, "--build", folder / "build")
        told = run(folder / "build" / "outside")
    # Four steps, whichever of the shortest solutions that is.
    assert re.fullmatch(r"solved 4 \(step metric\):( [AB][LRUD]){4}", told.strip()), f"the example says {told!r}"
    print("the installed library solves the example of its header")


if __name__ == "__main__":
    main()
