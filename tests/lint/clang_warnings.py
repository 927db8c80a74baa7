#!/usr/bin/python3
"""clang_warnings.py BUILD: what clang says of the sources of the command line.

All else that ships is compiled by clang for WebAssembly; the command line is g++'s alone. BUILD is the folder of a build: its
compile_commands.json tells the flags.
"""

import json
import pathlib
import shlex
import subprocess
import sys


def command(entry):
    """The command of an entry, by clang, without any output; every warning an error."""
    words = shlex.split(entry["command"])
    first = next(at for at, word in enumerate(words) if word.startswith("-"))
    output = words.index("-o")
    return ["clang++", *words[first:output], *words[output + 2:], "-fsyntax-only", "-Werror", "-Wno-unknown-warning-option"]


def check(entries, folder):
    """Returns what clang says of the sources in a folder: a text for each of which it says something."""
    sources = [entry for entry in entries if pathlib.Path(entry["file"]).is_relative_to(folder)]
    if not sources:
        return [f"no source of {folder} is in the build"]
    runs = [subprocess.run(command(entry), cwd=entry["directory"], capture_output=True, text=True, check=False) for entry in sources]
    return [run.stderr for run in runs if run.returncode != 0]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: clang_warnings.py BUILD")
    built = json.loads(pathlib.Path(sys.argv[1], "compile_commands.json").read_text())
    complaints = check(built, pathlib.Path("core/cli").resolve())
    print("\n".join(complaints))
    sys.exit(1 if complaints else 0)
