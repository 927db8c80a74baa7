#!/usr/bin/python3
"""clang_warnings.py BUILD: what clang says of the sources of the command line.

All else that ships is compiled by clang for WebAssembly; the command line is g++'s alone. BUILD is the folder of a build: its
compile_commands.json tells the flags. What is compiled goes through ccache, if it is there: it knows what has not changed.
"""

import json
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile


CACHE = [ccache] if (ccache := shutil.which("ccache")) else []


def command(entry, output):
    """The command of an entry, by clang, into another file; every warning an error."""
    words = shlex.split(entry["command"])
    first = next(at for at, word in enumerate(words) if word.startswith("-"))
    at = words.index("-o")
    rest = [word for word in words[at + 2:] if word != "-c"]
    return [*CACHE, "clang++", *words[first:at], "-O0", "-Werror", "-Wno-unknown-warning-option", "-o", output, "-c", *rest]


def said(entry, folder):
    """What clang says of a source; empty when it is content."""
    output = str(pathlib.Path(folder, "ignored.o"))
    run = subprocess.run(command(entry, output), cwd=entry["directory"], capture_output=True, text=True, check=False)
    return run.stderr if run.returncode != 0 else ""


def check(entries, folder):
    """Returns what clang says of the sources in a folder: a text for each of which it says something."""
    sources = [entry for entry in entries if pathlib.Path(entry["file"]).is_relative_to(folder)]
    if not sources:
        return [f"no source of {folder} is in the build"]
    with tempfile.TemporaryDirectory() as scratch:
        return [text for entry in sources if (text := said(entry, scratch))]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: clang_warnings.py BUILD")
    built = json.loads(pathlib.Path(sys.argv[1], "compile_commands.json").read_text())
    complaints = check(built, pathlib.Path("core/cli").resolve())
    print("\n".join(complaints))
    sys.exit(1 if complaints else 0)
