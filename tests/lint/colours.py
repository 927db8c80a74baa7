#!/usr/bin/python3
"""colours.py [ROOT]: checks that colours are chosen in core/picture/tokens.json and nowhere else.

Styles, documents, scripts and C++ sources of what is drawn write no colour of their own; pictures (.svg) may repeat those of the
tokens. White and black, by which light and shade are mixed in, have names in core/picture/colour.hpp.
"""

import json
import pathlib
import re
import sys

HEX = r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b"
FUNCTION = r"\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]"
NAMED = r"(?:color|background|border|outline|fill|stroke|shadow)[-\w]*\s*[:=][^;]*\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow)\b"
CPP = r"\brgb\(\s*0x|\bIM_COL32\(\s*\d|\bColour(?:\s+\w+)?\s*\{\s*\d|" + f'"{HEX}"'

# Folder and ending: what a colour looks like there.
RULES = [
    ("web", {".css", ".html", ".ts", ".mjs"}, re.compile(f"{HEX}(?![-\\w])|{FUNCTION}|{NAMED}")),
    ("ui", {".cpp", ".hpp"}, re.compile(CPP)),
    ("core/picture", {".cpp", ".hpp"}, re.compile(CPP)),
]
NOT_CHOSEN = {
    "core/picture/colour.hpp",  # white and black themselves
    "web/src/graph/shades.ts",  # a scale of distances, whose steps are chosen together; no other place shows it
    "web/src/workbench/glyphs.ts",  # white in a mask means "covered"; the colour comes when it is drawn
}


def colours_of(tokens):
    """Every colour of the tokens, in capitals."""
    if isinstance(tokens, str):
        return {tokens.upper()}
    values = tokens.values() if isinstance(tokens, dict) else tokens if isinstance(tokens, list) else []
    return {colour for value in values for colour in colours_of(value)}


def check_pictures(root, known):
    for path in sorted((root / "web").glob("*.svg")):
        for colour in re.findall(HEX, path.read_text(encoding="utf-8")):
            if colour.upper() not in known:
                yield f"{path.relative_to(root)}: {colour} is no colour of core/picture/tokens.json"


def check_themes(tokens):
    for name in sorted(tokens["light"].keys() ^ tokens["dark"].keys()):
        yield f"core/picture/tokens.json: {name} is missing in light or dark"


def check(root):
    tokens = json.loads((root / "core/picture/tokens.json").read_text(encoding="utf-8"))
    complaints = [*check_themes(tokens), *check_pictures(root, colours_of(tokens))]
    for folder, endings, colour in RULES:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in endings or name in NOT_CHOSEN:
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if found := colour.search(line):
                    complaints.append(f"{name}:{number}: {found.group()}: colours belong into core/picture/tokens.json")
    return complaints


def main():
    complaints = check(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve())
    print("\n".join(complaints) or "every colour is a token")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
