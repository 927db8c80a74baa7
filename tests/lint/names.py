#!/usr/bin/python3
"""names.py BUILD [ROOT]: checks how what headers declare is named, by the rules of .clang-tidy.

One translation unit includes the headers of all folders, so that the check takes seconds; names inside a source are its own
affair. BUILD is the folder of a build: its compile_commands.json tells where the headers of libraries are.
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

FOLDERS = ["core", "ui"]  # those of wasm need Emscripten


def headers(root):
    return sorted(path.relative_to(root).as_posix() for folder in FOLDERS for path in root.joinpath(folder).rglob("*.hpp"))


def flags(build):
    """What the compiler is told of headers and definitions, of all sources together, each once."""
    kept = {}
    for entry in json.loads(build.joinpath("compile_commands.json").read_text()):
        words = iter(shlex.split(entry["command"]))
        for word in words:
            if word == "-isystem":
                kept[(word, next(words))] = None
            elif re.match(r"-(I.|DIMGUI|DImDrawIdx|std=)", word):
                kept[(word,)] = None
    return [word for flag in kept for word in flag]


def check(root, given):
    """Returns what clang-tidy says of the headers of `root`: lines, each with place and reason."""
    with tempfile.TemporaryDirectory() as folder:
        unit = pathlib.Path(folder, "headers.cpp")
        unit.write_text("".join(f'#include "{name}"\n' for name in headers(root)))
        tidy = ["clang-tidy", "--quiet", f"--config-file={root}/.clang-tidy", "--checks=-*,readability-identifier-naming"]
        command = [*tidy, str(unit), "--", "-std=c++20", f"-I{root}", *given]
        run = subprocess.run(command, cwd=root, capture_output=True, text=True)
    complaints = sorted({line for line in run.stdout.splitlines() if re.search(r": (warning|error): ", line)})
    return complaints if complaints or run.returncode == 0 else [f"clang-tidy failed: {run.stderr}"]


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: names.py BUILD [ROOT]")
    root = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ".").resolve()
    complaints = check(root, flags(pathlib.Path(sys.argv[1])))
    print("\n".join(complaints))
    sys.exit(1 if complaints else 0)
