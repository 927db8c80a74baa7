"""The programs to measure: those of this checkout, and those of another commit in a temporary worktree."""

import contextlib
import dataclasses
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

NATIVE_TARGETS = ["shunt", "bench_job", "bench_launch"]
SETTINGS = ["CMAKE_BUILD_TYPE", "CMAKE_CXX_COMPILER", "CMAKE_CXX_FLAGS", "CMAKE_EXE_LINKER_FLAGS"]


class Failed(Exception):
    """A build or a git command did not work; the text says why."""


@dataclasses.dataclass(frozen=True)
class Build:
    shunt: pathlib.Path
    launcher: pathlib.Path  # always this checkout's
    puzzles: pathlib.Path  # root for the puzzle files: always this checkout
    twin: pathlib.Path | None = None  # bench_job, native
    node_job: pathlib.Path | None = None  # bench_job for node; absent without a web build


def run(command, folder, **more):
    """Output of a command; raises Failed with the end of what it said. Interrupted, it takes all its processes with it."""
    try:
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                   start_new_session=True, **more)
    except FileNotFoundError as missing:
        raise Failed(f"{missing.filename} not found: run tools/install_dependencies") from None
    try:
        output, _ = process.communicate()
    except BaseException:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        raise
    if process.returncode != 0:
        tail = "\n".join(output.splitlines()[-30:])
        raise Failed(f"{' '.join(map(str, command))} failed in {folder}:\n{tail}")
    return output.strip()


def say(text):
    print(text, file=sys.stderr, flush=True)


def build_here(root, wasm):
    """Builds into build/native and build/web of this checkout."""
    say("building natively")
    run(["tools/build", "native", *NATIVE_TARGETS], root)
    if wasm:
        say("building for WebAssembly (--no-wasm leaves it out)")
        run(["tools/build", "web", "bench_job"], root)
    native = root / "build/native"
    return Build(native / "core/cli/shunt", native / "tests/bench/bench_launch", root, native / "tests/bench/bench_job",
                 root / "build/web/tests/bench_job.js" if wasm else None)


def settings_of(cache):
    """The settings that a build was configured with, as options of cmake."""
    text = cache.read_text(encoding="utf-8")
    found = {name: re.search(rf"^{name}:[A-Z]+=(.*)$", text, re.MULTILINE) for name in SETTINGS}
    return [f"-D{name}={match.group(1)}" for name, match in found.items() if match]


def configure_and_build(preset, targets, root, tree):
    """Builds targets of a preset in the worktree `tree`, set up like the same build of `root`."""
    settings = settings_of(root / "build" / preset / "CMakeCache.txt")
    if preset == "web":  # the toolchain file chooses the compiler
        settings = [setting for setting in settings if "CXX_COMPILER" not in setting]
    environment = {"IMGUI_DIR": str(root / "build/third-party/imgui"), **os.environ}
    run(["cmake", "--preset", preset, *settings], tree, env=environment)
    run(["cmake", "--build", "--preset", preset, "--target", *targets], tree)


def build_there(root, tree, commit, here):
    """Builds the worktree `tree`; its WebAssembly side only when this side has one and the commit can."""
    say(f"building {commit} natively")
    configure_and_build("native", ["shunt"], root, tree)
    node_job = None
    if here.node_job and (tree / "tests/bench/job.cpp").is_file():
        say(f"building {commit} for WebAssembly")
        (tree / "node_modules").symlink_to(root / "node_modules")
        configure_and_build("web", ["bench_job"], root, tree)
        node_job = tree / "build/web/tests/bench_job.js"
    elif here.node_job:
        say(f"{commit} has no tests/bench/job.cpp: only the native programs are compared")
    return dataclasses.replace(here, shunt=tree / "build/native/core/cli/shunt", twin=None, node_job=node_job)


def short_name(root, commit):
    """The short hash of a commit, however it was named."""
    try:
        return run(["git", "rev-parse", "--verify", "--quiet", "--short", commit + "^{commit}"], root)
    except Failed:
        raise Failed(f"there is no commit {commit}") from None


@contextlib.contextmanager
def worktree(root, commit):
    """A checkout of a commit that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="shunt-bench-") as scratch:
        tree = pathlib.Path(scratch) / commit
        run(["git", "worktree", "add", "--detach", str(tree), commit], root)
        try:
            yield tree
        finally:
            run(["git", "worktree", "remove", "--force", str(tree)], root)
