#!/usr/bin/python3
"""dictionary.py [ROOT]: checks that one idea has one name: names that were given up do not come back.

core/README.md says what the names mean that stand in their place ("Words"). What is read of older pages has its old names, in lines that
say so ("older pages").
"""

import pathlib
import re
import sys

import repository

ALLOWED = "older pages"
SOURCES = re.compile(r"^(core|ui|wasm|web|tests|tools|cmake)/|^[^/]+\.md$")
NOT_READ = re.compile(r"^(tests/lint/(dictionary|checks_test)\.py$|tests/fuzz/corpus/|web/words/)|\.(json|svg|webp|png|txt)$")

# Where (beginnings of paths, by spaces; "" for everywhere), what is not said there, what is said instead, and why. A path is a text, too.
RETIRED = [
    ("", r"\b\w*[eE]rrands?\b", "SolverRequest, ExternalSolver", "the core's names for an integer program that somebody else solves"),
    ("wasm/ web/", r"\bjob_bring\b", "job_solver_answer", "the answer to that"),
    ("", r"\b\w*[kK]eepsakes?\b|\bTablesCache\b|\btables_cache\b", "CachedTables", "tables that one job leaves for another"),
    (
        "ui/ web/ tests/",
        r"\b(command::Survey|Purpose::survey|wants_survey|ui_survey)\b",
        "unasked",
        "a survey is a question about all positions",
    ),
    ("ui/ web/ tests/", r"\b(\w+_)?[aA]nalyse(_\w+)?\b(?!\(\): Promise)|\banalysis_panel\b", "census", "all positions by depth"),
    ("web/", r"\bAnalysis\b", "Census", "all positions by depth"),
    ("ui/ web/ tests/", r"\b\w*[hH]istogram\w*\b", "chart", "a census as bars"),
    ("ui/", r"\bExploration\b", "Explorer", "an exploration is one search of the core"),
    ("core/ ui/ tests/ web/", r"\b[tT]ile_?[lL]ab\w*\b|\btile lab\b", "npuzzle", "boards of unit tiles"),
    (
        "core/ ui/ tests/",
        r"\bTile(Setup|Answer|Report|Method|Programs|SolveJob|Exploration|Boards|BoardView)\b",
        "NPuzzle...",
        "boards of unit tiles",
    ),
    (
        "ui/ web/ tests/unit/ tests/web/",
        r"\btask:tiles\b|#view=tiles\b|[\"']tile\.[a-z]",
        "npuzzle, tiling",
        "one id was that of two tasks",
    ),
    ("core/", r"\bMirror\b|\bMirroredSolutions\b", "Reflector, ReflectedSolutions", "the mirror is what assistive technology sees"),
    ("ui/ tests/ web/", r"\bui/semantics\b|(?<![\w/])semantics/", "ui/mirror", "the same idea"),
    (
        "core/ ui/ wasm/ tests/",
        r"\b(Level|Position|Way)Finder\b|\b(level|position|way)_finder\b",
        "...Seeker",
        "a finder looks for hardest puzzles",
    ),
    ("", r"\bui/theme\b|\bFrameLook\b|\bframe_look\b", "ui/look, FrameTheme", "the look is all of it; a theme is light or dark"),
    ("", r"\blook/tokens\.json\b(?!\")", "core/picture/tokens.json", "it stands where it is used first"),
    ("web/ tests/ tools/", r"\bsrc/rules\b|[\"'/]rules/", "web/src/puzzle", "the same idea as core/puzzle"),
    ("core/", r"\bgraph::Landmarks\b|\bgraph/landmarks\b", "LandmarkSeeker", "landmarks are what it finds"),
    ("core/finder/ tests/unit/finder/", r"\bReach\b|\bkReach\b", "Extent", "how far one count goes; a reach is where a piece can get to"),
    ("core/ tests/ wasm/", r"\bfinding_requests\b", "grid_requests", "findings are what is told of surveys"),
]


def complaints_about(name, text):
    """What is said there that is not said any more, with line and word."""
    rules = [(re.compile(old), new, why) for where, old, new, why in RETIRED if name.startswith(tuple(where.split() or [""]))]
    for number, line in enumerate([name, *text.split("\n")]):
        if ALLOWED in line:
            continue
        for old, new, why in rules:
            found = old.search(line)
            if found:
                place = f"{name}:{number}" if number else name
                yield f"{place}: \"{found[0]}\" is {new} now: {why}"


def check(root):
    complaints = []
    for name in repository.tracked(root):
        if SOURCES.search(name) and not NOT_READ.search(name):
            complaints += complaints_about(name, (root / name).read_text(encoding="utf-8"))
    return complaints


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    complaints = check(root)
    print("\n".join(complaints) or f"none of {len(RETIRED)} retired names is back")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
