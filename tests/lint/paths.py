#!/usr/bin/python3
"""paths.py [ROOT]: checks that files which texts, sources and comments name are there.

A path is one that begins with a folder at the top, or, in a document, stands in backticks and begins in the document's own folder. `x` and
`x_...` stand for any name.
"""

import pathlib
import re
import sys

import repository

KIND = r"(?:cmake|cpp|css|hpp|html|md|mjs|py|ts)"
FROM_TOP = re.compile(rf"(?<![\w/.-])((?:cmake|core|puzzles|tests|tools|ui|wasm|web)(?:/[\w.-]+)+\.{KIND})\b")
IN_DOCUMENT = re.compile(rf"`([\w.-]+(?:/[\w.-]+)+\.{KIND})`")
ANY_NAME = re.compile(r"(^|/)x[._][\w.]*$")
OWN_EXAMPLES = "tests/lint/"  # name what is not there on purpose


def missing(root):
    names = repository.tracked(root)
    known = set(names)
    for name in names:
        if name in repository.PICTURES | repository.NOT_TEXT_ON_PURPOSE or name.startswith(OWN_EXAMPLES):
            continue
        text = (root / name).read_text(encoding="utf-8")
        paths = FROM_TOP.findall(text) + (IN_DOCUMENT.findall(text) if name.endswith(".md") else [])
        folder = pathlib.PurePosixPath(name).parent
        for path in dict.fromkeys(paths):
            if not (path in known or str(folder / path) in known or ANY_NAME.search(path)):
                yield f"{name}: there is no {path}"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    complaints = list(missing(root))
    print("\n".join(complaints) or "all files that are named are there")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
