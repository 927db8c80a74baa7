#!/usr/bin/python3 -B
"""changed.py [COMMIT]: what changes can have broken, as two lines: what to build ("native:shunt web:site"), and an expression for CTest.

The changes are those since COMMIT, committed or not; without COMMIT those since the branch left main. What they can have broken is told
by TABLE, which follows the direction of knowledge: what stands on a folder is tried with it, as far as that takes two minutes. The checks
of the sources are tried always, the page in the browser by a few scripts. All else is left to `tests/run`.
"""

import re
import subprocess
import sys

CORE = ["native:test_unit", "native:test_property", "native:test_golden", "native:shunt"]
DESK = ["native:test_unit_ui", "native:test_workbench", "native:test_monkey"]
PAGE = ["web:site"]
COMMAND = ["cli", "find", "programs"]

# Of paths that match: what is built, and which tests are run, by the beginnings of their names. The first row that matches counts.
TABLE = [
    (r"core/cli/", ["native:shunt", "native:shunt_refusing"], [*COMMAND, "lint.clang"]),
    (r"core/(cluster|parts)/|tests/cluster/", ["native:all"], ["threads: ", "cluster"]),
    (r"core/threads/", ["native:test_threads", "native:shunt"], ["threads: ", "cli"]),
    (r"core/graph/", ["native:shunt"], ["cli.graph"]),
    (r"core/picture/tokens", [*DESK, *PAGE], ["unit_ui: ", "workbench: ", "web.page", "web.widget"]),
    (r"core/raster/", ["native:test_unit", "native:shunt"], ["unit: ", "cli.render"]),
    (r"core/picture/", ["native:test_unit", "native:shunt", "native:puzzle_vectors"], ["unit: ", "cli.render", "web.vectors"]),
    (r"core/outcome/|core/job/", [*CORE, *DESK], ["unit: ", "golden: ", *COMMAND, "workbench: "]),
    (r"core/", CORE, ["unit: ", "property: ", "golden: ", *COMMAND]),
    (r"ui/", DESK, ["unit_ui: ", "workbench: ", "monkey"]),
    (r"wasm/", PAGE, ["web.parts", "web.worker", "web.page"]),
    (r"web/src/(\w+)/", PAGE, ["web.page", "web.widget", "web.play$", "web.jobs$", "web.store", "web.link_codec", "web.surroundings"]),
    (r"web/", PAGE, ["web.page", "web.widget"]),
    (r"puzzles/", ["native:test_golden", "native:test_unit_ui", "native:shunt"], ["golden: ", "unit_ui: ", "cli.commands"]),
    (r"tests/unit/ui/", ["native:test_unit_ui"], ["unit_ui: "]),
    (r"tests/unit/(workbench|threads)/", [r"native:test_\1"], [r"\1: "]),
    (r"tests/(unit|property|golden|monkey)/", [r"native:test_\1"], [r"\1: "]),
    (r"tests/web/\w+/(\w+)\.test\.mjs", PAGE, [r"web.\1$"]),
    (r"tests/web/", PAGE, ["web.page", "web.widget", "web.build_keys"]),
    (r"tests/cli/", ["native:shunt", "native:shunt_refusing"], ["cli"]),
    (r"tests/lint/", [], ["lint"]),
    (r"tests/verify/", ["native:shunt"], ["cli.card"]),
    (r"tests/programs/", ["native:shunt"], ["programs"]),
    (r"tests/vectors/", ["native:puzzle_vectors"], ["web.vectors"]),
    (r"tests/fuzz/(\w+)\.cpp", [r"native:fuzz_\1"], [r"fuzz.\1"]),
    (r"tests/support/", [*CORE, *DESK], ["unit: ", "property: ", "golden: ", "workbench: "]),
]
ALWAYS = ["lint.(colours|dictionary|format|imports|includes|languages|names|paths|repository|scripts|words)", "tests.script"]


def git(*words):
    return subprocess.run(["git", *words], capture_output=True, text=True, check=False).stdout


def paths(commit):
    """The files that differ from those of a commit, and those that git does not know yet."""
    since = commit or git("merge-base", "HEAD", "main").strip() or git("merge-base", "HEAD", "origin/main").strip() or "HEAD"
    return sorted({*git("diff", "--name-only", since).splitlines(),
                   *git("ls-files", "--others", "--exclude-standard").splitlines()})


def plan(changed):
    """What to build, and the names of tests to run begin with, for paths."""
    targets, tests = {}, dict.fromkeys(ALWAYS)
    for path in changed:
        for pattern, built, tried in TABLE:
            found = re.match(pattern, path)
            if not found:
                continue
            targets.update(dict.fromkeys(found.expand(target) for target in built))
            tests.update(dict.fromkeys(re.sub(r"\\1", lambda _: found[1], test) for test in tried))
            break
        if path.endswith((".ts", ".mjs")):
            tests["lint.types"] = None
    return list(targets), list(tests)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit("usage: changed.py [COMMIT]")
    built, tried = plan(paths(sys.argv[1] if len(sys.argv) > 1 else None))
    print(" ".join(built))
    print("^(" + "|".join(test.replace(".", r"\.") for test in tried) + ")")
