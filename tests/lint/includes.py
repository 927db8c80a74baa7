#!/usr/bin/python3
"""includes.py [ROOT]: checks that knowledge flows in one direction only.

Each folder may include what the table allows, and nothing else of the project. Quotes are for the project's own headers,
written from the root of the repository; angle brackets for everybody else's.
"""

import pathlib
import re
import sys

# The storeys of the core, from the ground up: a folder may know folders of its own storey and of those below.
STOREYS = {
    "ground": ["core/base", "core/grid", "core/puzzle", "core/moves"],  # boards, pieces, positions, moves
    "engine": [  # the ways in which one puzzle is searched
        "core/search",
        "core/packing",
        "core/hashed",
        "core/levels",
        "core/approach",
        "core/parts",
        "core/npuzzle",
        "core/analysis",
    ],
    "lab": [  # what is made of it
        "core/counting",
        "core/finder",
        "core/variation",
        "core/graph",
        "core/picture",
        "core/raster",
        "core/npuzzle/program",
    ],
    "hand": ["core/outcome", "core/job", "core/threads", "core"],  # what is given to front ends: jobs, and the public header
    "door": ["core/cli", "core/cluster", "wasm", "wasm/node", "ui"],  # front ends
}

BELOW_JOB = [
    "core/base",
    "core/grid",
    "core/puzzle",
    "core/moves",
    "core/packing",
    "core/hashed",
    "core/counting",
    "core/search",
    "core/levels",
    "core/approach",
    "core/parts",
    "core/outcome",
    "core/analysis",
    "core/npuzzle",
    "core/npuzzle/program",
]

# folder: folders it may include besides itself
KNOWS = {
    "core/base": [],
    "core/grid": [],  # knows no puzzle
    "core/puzzle": ["core/base"],
    "core/moves": ["core/base", "core/grid", "core/puzzle"],
    "core/packing": ["core/base", "core/grid", "core/puzzle", "core/moves"],
    "core/hashed": ["core/base", "core/puzzle", "core/moves"],
    "core/counting": ["core/base", "core/puzzle"],
    "core/search": ["core/base"],  # sees concepts, never a puzzle
    "core/levels": ["core/base", "core/puzzle", "core/packing", "core/search"],
    "core/approach": ["core/base", "core/puzzle", "core/moves", "core/hashed", "core/levels"],
    "core/parts": ["core/base", "core/search"],  # sees concepts, as that; who owns a network gives it a post
    "core/outcome": ["core/base", "core/puzzle", "core/search"],  # what the front ends may know of a job that has ended
    "core/analysis": [
        "core/base",
        "core/grid",
        "core/puzzle",
        "core/moves",
        "core/packing",
        "core/hashed",
        "core/levels",
        "core/approach",
        "core/npuzzle",
        "core/parts",
        "core/search",
    ],
    "core/variation": ["core/base", "core/puzzle", "core/search", "core/analysis"],
    "core/graph": ["core/base", "core/puzzle", "core/search", "core/hashed", "core/analysis"],
    "core/finder": ["core/base", "core/grid", "core/puzzle", "core/moves", "core/packing", "core/parts", "core/search", "core/counting"],
    "core/npuzzle": ["core/base", "core/puzzle", "core/search"],
    "core/npuzzle/program": ["core/base", "core/puzzle", "core/npuzzle"],
    "core/picture": ["core/base", "core/puzzle", "core/moves", "core/npuzzle"],
    "core/raster": ["core/base", "core/puzzle", "core/picture"],
    "core/threads": ["core/search"],  # starts threads, so it is no part of the library; the front ends choose it
    "core/job": BELOW_JOB + ["core/finder", "core/graph", "core/variation", "core/picture"],
    "core": BELOW_JOB + ["core/finder", "core/job", "core/threads"],  # the public header, and what it stands for
    "core/cluster": ["core/analysis", "core/cli", "core/parts"],  # the command in several processes
    "core/cli": BELOW_JOB + ["core/finder", "core/graph", "core/variation", "core/job", "core/threads", "core/picture", "core/raster"],
    "wasm": ["core/base", "core/puzzle", "core/moves", "core/search", "core/outcome", "core/job", "core/threads"],
    "wasm/node": ["core/base", "core/cli", "core/outcome", "core/puzzle", "core/job", "wasm"],  # the command, where node is the system
    "ui": ["core/base", "core/puzzle", "core/moves", "core/outcome", "core/npuzzle", "core/npuzzle/program", "core/picture", "core/job"],
    "tests": BELOW_JOB
    + ["core/finder", "core/graph", "core/variation", "core/picture", "core/raster", "core/job", "core/cli", "core/threads", "ui"],
    "tests/public": ["core", "tests"],  # as a program outside
    "cmake": [],
}
# Inside of a folder of that table, from the ground up: folder, and those above it in this list that it may include. A folder that stands in
# another one may know what that one may.
INSIDE = {
    "ui": {
        "look": [],
        "draw": ["look"],
        "entry": [],
        "editor": ["entry"],
        "jobs": ["entry"],
        "known": ["entry", "jobs"],
        "words": ["editor", "entry", "jobs", "known"],
        "model": ["editor", "entry", "jobs", "known", "look", "words"],
        "commands": ["editor", "entry", "jobs", "known", "model", "words"],
        "deeds": ["commands", "draw", "editor", "model"],
        "mirror": ["commands", "draw"],
        "frame": ["commands", "draw", "entry", "model", "mirror", "look"],
        "widgets": ["commands", "deeds", "draw", "frame", "model"],
        "board": ["commands", "deeds", "draw", "editor", "frame", "model", "widgets", "words"],
        "panels": ["board", "commands", "deeds", "draw", "editor", "entry", "frame", "known", "model", "widgets", "words"],
        "panels/cards": ["panels"],
        "panels/play": ["panels", "panels/cards"],
        "panels/explore": ["panels", "panels/cards", "panels/play"],
        "panels/library": ["panels", "panels/cards"],
        "panels/find": ["panels", "panels/cards", "panels/library"],
        "panels/build": ["panels", "panels/cards"],
        "panels/npuzzle": ["panels", "panels/cards"],
        "panels/tilings": ["panels", "panels/cards"],
        "panels/shell": [
            "panels",
            "panels/build",
            "panels/cards",
            "panels/explore",
            "panels/find",
            "panels/library",
            "panels/play",
            "panels/npuzzle",
            "panels/tilings",
        ],
        "app": [
            "board",
            "commands",
            "draw",
            "editor",
            "entry",
            "frame",
            "jobs",
            "known",
            "model",
            "panels/cards",
            "panels/shell",
            "mirror",
            "look",
            "widgets",
        ],
    }
}
# Of these, only the files that stand in the folder itself: what stands below has rules of its own.
FLAT = {"core"}

# The library does no input or output, has no clock and starts no threads.
NOT_IN_THE_LIBRARY = {"iostream", "fstream", "filesystem", "thread", "mutex", "future", "chrono", "ctime", "emscripten.h"}
LIBRARY = BELOW_JOB + ["core/finder", "core/graph", "core/variation", "core/picture", "core/raster", "core/job"]

# Third-party headers by their first path component: the folders that may use them.
THIRD_PARTY = {
    "CLI": ["core/cli", "core/cluster"],
    "GLFW": ["ui"],
    "catch2": ["tests", "cmake"],
    "emscripten": ["ui", "wasm"],
    "emscripten.h": ["ui", "wasm", "wasm/node"],
    "gif_lib.h": ["core/raster"],
    "imgui.h": ["ui"],
    "imgui_internal.h": ["ui"],
    "mpi.h": ["core/cluster"],
    "nlohmann": ["core/outcome", "core/cli", "wasm", "tests"],
    "png.h": ["core/raster"],
    "zlib.h": ["core/raster"],
}

INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')
PLATFORM_MACRO = re.compile(r"^\s*#\s*(?:if|ifdef|ifndef|elif)\b.*\b(__EMSCRIPTEN__|__wasm__|_WIN32|__linux__|__APPLE__)\b")


def folder_of(path):
    """The folder of the table that a path from the root belongs to, or None."""
    fitting = [folder for folder in KNOWS if path.startswith(folder + "/")]
    fitting = [folder for folder in fitting if folder not in FLAT or path.rpartition("/")[0] == folder]
    return max(fitting, key=len) if fitting else None


def complaint(root, folder, name, bracket, header):
    """What is wrong with an include of `header` in the file `name` of `folder`, or None."""
    if bracket == "<":
        if folder in LIBRARY and header in NOT_IN_THE_LIBRARY:
            return f"<{header}> is not for the library"
        allowed = THIRD_PARTY.get(header.split("/")[0])
        if allowed is not None and folder not in allowed:
            return f"<{header}> is only for {', '.join(allowed)}"
        return None
    target = folder_of(header)
    if target is None or not (root / header).is_file():
        return f'"{header}" is no header of the project: paths begin at the root, others\' headers stand in <>'
    if target != folder and target not in KNOWS[folder]:
        return f'"{header}": {folder} may not know {target}'
    return complaint_inside(target, name, header) if target == folder else None


def inner_of(folder, path):
    """The folder of the inner table that a path belongs to; "" where it stands in none."""
    inside = path[len(folder) + 1 :]
    fitting = [inner for inner in INSIDE[folder] if inside.startswith(inner + "/")]
    return max(fitting, key=len, default="")


def complaint_inside(folder, name, header):
    """The same, of a header in the folder of the file `name`."""
    if folder not in INSIDE:
        return None
    own, target = inner_of(folder, name), inner_of(folder, header)
    table = INSIDE[folder]
    around = own.split("/")[0]
    if target == own or target in table.get(own, []) or target in table.get(around, []):
        return None
    return f'"{header}": {own or name} may not know {target}'


def check_file(root, path):
    name = path.relative_to(root).as_posix()
    folder = folder_of(name)
    if folder is None:
        return [f"{name}: a folder that tests/lint/includes.py has no rule for"]
    complaints = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        include = INCLUDE.match(line)
        wrong = complaint(root, folder, name, *include.groups()) if include else None
        if folder in LIBRARY and PLATFORM_MACRO.match(line):
            wrong = "the library knows no platform"
        if wrong:
            complaints.append(f"{name}:{number}: {wrong}")
    return complaints


def storey_of(folder):
    """Its number from the ground, or None: tests are in no storey."""
    return next((number for number, folders in enumerate(STOREYS.values()) if folder in folders), None)


def upward():
    """What the table allows and no storey may."""
    complaints = [f"{folder}: in no storey" for folder in KNOWS if storey_of(folder) is None and folder.startswith("core")]
    for folder, known in KNOWS.items():
        below = storey_of(folder)
        above = [other for other in known if below is not None and storey_of(other) > below]
        complaints += [f"{folder} may not know {other}, which is above it" for other in above]
    return complaints + [line for folder, table in INSIDE.items() for line in upward_inside(folder, list(table.items()))]


def upward_inside(folder, entries):
    """What an inner table allows and its own order may not: so there are no circles."""
    return [
        f"{folder}/{inner} may not know {other}, which stands later in the list"
        for place, (inner, known) in enumerate(entries)
        for other in known
        if other not in [earlier for earlier, _ in entries[:place]]
    ]


def check(root):
    sources = sorted(
        path
        for top in {folder.split("/")[0] for folder in KNOWS}
        for path in (root / top).rglob("*")
        if path.suffix in {".cpp", ".hpp", ".h"}
    )
    return [line for path in sources for line in check_file(root, path)], len(sources)


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    complaints, count = check(root)
    complaints += upward()
    print("\n".join(complaints) or f"{count} files include only what they may")
    sys.exit(bool(complaints) or count == 0)


if __name__ == "__main__":
    main()
