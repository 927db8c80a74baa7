#!/usr/bin/python3
"""repository.py [ROOT]: checks the tracked files themselves.

The repository holds what we wrote: nothing generated, nothing of others, no binaries, no addresses of package registries.
Text is UTF-8, ends with a newline, has no carriage returns, no trailing spaces and no lines beyond 140 characters. Long files
are only pointed out.
"""

import pathlib
import re
import subprocess
import sys

PICTURES = {".github/recording.webp", ".github/build.png"}  # the only binary files
NOT_TEXT_ON_PURPOSE = {"puzzles/bad/not-utf-8.txt"}
MAX_PICTURE_BYTES = 400_000
MAX_TEXT_BYTES = 100_000
MAX_LINE = 140
LONG_FILE = 400  # lines; more are pointed out

# Files whose lines are not ours to break, or whose spaces mean something.
FREE_LINES = re.compile(r"\.(md|json|ya?ml|svg|txt)$|^LICENSE$")
FREE_SPACES = re.compile(r"^puzzles/|^tests/.*\.txt$")

TEST_FILE = re.compile(r"\.test\.(cpp|mjs)$")

FOREIGN = re.compile(
    r"^build/|(^|/)(node_modules|third[-_]party|vendor|external)/"
    r"|(^|/)(imgui|imstb_|imgui_impl_|catch(_amalgamated)?\.)[^/]*\.(h|hpp|cpp)$"
    r"|(^|/)(json|CLI11)\.hpp$"
    r"|\.(wasm|o|a|so|exe|otf|ttf|woff2?|zip|gz|xz|tar|map|pyc|orig|rej)$"
    r"|\.min\.(js|css)$"
)
LARGE_TEXT = re.compile(r"^web/words/\w+\.json$")  # all texts of a language
LOCK_FILE = re.compile(r"(^|/)(package-lock\.json|npm-shrinkwrap\.json|\.npmrc)$")
MERGE_MARK = re.compile(r"(<{7}|>{7})( |$)")
# npm 9.2, Debian 12's, reads no lock file beside it ("can only install with an existing package-lock.json").
ALIAS_AMONG_OVERRIDES = re.compile(r'"overrides"\s*:\s*\{[^}]*"npm:')
DOWNLOAD_ADDRESS = re.compile(r'"resolved"|registry\s*=|https?://[^"]*\.tgz')


def tracked(root):
    listed = subprocess.run(["git", "-C", str(root), "ls-files", "-z"], check=True, capture_output=True).stdout
    return [name for name in listed.decode().split("\0") if name and (root / name).is_file()]


def check_lines(name, text):
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE and not FREE_LINES.search(name):
            yield f"{name}:{number}: {len(line)} characters, more than {MAX_LINE}"
        if line != line.rstrip() and not FREE_SPACES.search(name):
            yield f"{name}:{number}: ends with a space"
        if MERGE_MARK.match(line):
            yield f"{name}:{number}: left over from a merge"


def check_text(name, data):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        yield f"{name}: not UTF-8 text; binary files do not belong here"
        return
    if "\0" in text:
        yield f"{name}: a binary file does not belong here"
        return
    if len(data) > MAX_TEXT_BYTES and not LARGE_TEXT.search(name):
        yield f"{name}: {len(data)} bytes, more than {MAX_TEXT_BYTES}: generated?"
    if text and not text.endswith("\n"):
        yield f"{name}: does not end with a newline"
    if "\r" in text and not FREE_SPACES.search(name):
        yield f"{name}: has carriage returns"
    if LOCK_FILE.search(name) and DOWNLOAD_ADDRESS.search(text):
        yield f"{name}: names a download address; .npmrc keeps them out when npm writes it"
    if name == "package.json" and ALIAS_AMONG_OVERRIDES.search(text):
        yield f"{name}: an alias among the overrides, which npm 9.2 cannot read; among the dependencies it can"
    yield from check_lines(name, text)


def check_file(root, name):
    data = (root / name).read_bytes()
    if FOREIGN.search(name):
        return [f"{name}: generated, or somebody else's: it does not belong here"]
    if name in NOT_TEXT_ON_PURPOSE:
        return []
    if name in PICTURES:
        return [f"{name}: {len(data)} bytes, more than {MAX_PICTURE_BYTES}"] if len(data) > MAX_PICTURE_BYTES else []
    return list(check_text(name, data))


def long_files(root, names):
    for name in names:
        lines = (root / name).read_bytes().count(b"\n")
        if lines > LONG_FILE and pathlib.Path(name).suffix in {".cpp", ".hpp", ".ts", ".mjs", ".py"}:
            yield f"note: {name} has {lines} lines; is it still one thing?"


def unregistered(root, names):
    """Tests that nobody runs: named by no CMakeLists.txt of their folder or one around it."""
    for name in filter(TEST_FILE.search, names):
        word = re.compile(rf"\b{pathlib.Path(name).name.split('.')[0]}\b")
        lists = [root / folder / "CMakeLists.txt" for folder in pathlib.Path(name).parents]
        if not any(word.search(path.read_text(encoding="utf-8")) for path in lists if path.is_file()):
            yield f"{name}: no CMakeLists.txt runs it"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    names = tracked(root)
    complaints = [line for name in names for line in check_file(root, name)] + list(unregistered(root, names))
    print("\n".join([*long_files(root, names), *complaints]) or f"{len(names)} files are in order")
    sys.exit(bool(complaints) or not names)


if __name__ == "__main__":
    main()
