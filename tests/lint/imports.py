#!/usr/bin/python3
"""imports.py [ROOT]: checks what the folders of web/src import, as includes.py does for C++.

Each folder may import what the table allows, and nothing else: files of the project by a relative path, packages by their name. What is
allowed and not used is an error too, so the table says what is so.
"""

import pathlib
import re
import sys

TOP = "web/src"

# folder: folders of web/src and packages that it may import besides itself
KNOWS = {
    "jobs": ["dom", "wasm", "words"],  # shared by page and widget, and by the worker for the words of the protocol
    "words": [],
    "dom": ["wasm", "words"],
    "puzzle": ["words"],
    "picture": ["puzzle", "words", "look"],
    "links": ["puzzle", "words"],
    "widget": ["dom", "jobs", "links", "picture", "puzzle", "wasm", "words", "look", "shunt-library", "widget.css"],
    "embed": ["links", "widget", "words"],
    "help": ["dom", "picture", "puzzle", "words", "workbench"],
    "paper": ["dom", "picture", "puzzle", "words"],
    "store": ["idb-keyval"],
    "wasm": ["words"],
    "offline": ["site-files"],
    "animation": ["dom", "gifenc", "jobs", "omggif", "upng-js", "words"],
    "cards": ["jobs", "words"],
    "graph": ["dom", "jobs", "picture", "puzzle", "wasm", "words"],
    "worker": ["animation", "dom", "graph", "jobs", "wasm", "words", "highs", "idb-keyval"],
    "workbench": ["dom", "graph", "hersheytext", "jobs", "paper", "wasm", "words"],
    "places": ["dom", "jobs", "links", "puzzle", "wasm", "words", "workbench"],
    "dialogs": ["animation", "cards", "dom", "jobs", "links", "places", "puzzle", "words", "workbench"],
    "keepers": ["dom", "jobs", "places", "puzzle", "store", "wasm", "words", "workbench"],
    "page": ["cards", "dialogs", "dom", "jobs", "keepers", "links", "paper", "places", "puzzle", "store", "wasm", "words", "workbench"],
    "node": ["jobs", "wasm", "worker", "node:fs", "node:timers", "node:worker_threads"],
}

# Files that the build makes: types of the outcomes, from core/outcome.
MADE = {"node/outcomes.ts"}

# "import ... from", "export ... from", "import 'x'" and import("x"); the clause between may go over lines.
IMPORT = re.compile(r"""\b(?:import|export)\b[^;"'`=]*?\bfrom\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']""")


def imports_of(text):
    """(line, what is imported) of every import."""
    for found in IMPORT.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, found.group(1) or found.group(2)


def target_of(top, path, name):
    """The folder or package that `name` in the file `path` means, or None when there is no such file."""
    if not name.startswith("."):
        return "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
    file = (path.parent / name).resolve()
    source = file.with_name(file.name + ".ts")
    if not file.is_relative_to(top):
        return None
    if not (file.is_file() or source.is_file() or source.relative_to(top).as_posix() in MADE):
        return None
    return file.relative_to(top).parts[0]


def check_file(top, path, used):
    """Complaints about one file; adds to `used` what its folder imports."""
    folder = path.relative_to(top).parts[0]
    name = f"{TOP}/{path.relative_to(top).as_posix()}"
    if folder not in KNOWS:
        return [f"{name}: a folder that tests/lint/imports.py has no rule for"]
    complaints = []
    for number, imported in imports_of(path.read_text(encoding="utf-8")):
        target = target_of(top, path, imported)
        if target is None:
            complaints.append(f'{name}:{number}: "{imported}" is no file of {TOP}')
        elif target != folder and target not in KNOWS[folder]:
            complaints.append(f'{name}:{number}: "{imported}": {folder} may not know {target}')
        used.setdefault(folder, set()).add(target)
    return complaints


def check(root):
    top = root / TOP
    sources = sorted(path for path in top.rglob("*") if path.suffix in {".ts", ".mjs"})
    used = {}
    complaints = [line for path in sources for line in check_file(top, path, used)]
    for folder, known in KNOWS.items():
        unused = [name for name in known if name not in used.get(folder, set())]
        complaints += [f"{TOP}/{folder} may import {name}, and does not: the table allows too much" for name in unused]
    return complaints, len(sources)


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    complaints, count = check(root)
    print("\n".join(complaints) or f"{count} files import only what they may")
    sys.exit(bool(complaints) or count == 0)


if __name__ == "__main__":
    main()
