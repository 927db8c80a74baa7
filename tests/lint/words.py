#!/usr/bin/python3
"""words.py [ROOT]: checks how texts are said in C++ (core/base/words.hpp).

Every value that is given has its place in the text, every place its value, and no words of English are put before or behind what was said
(signs between the facts of a list may be). TypeScript's compiler checks the values in web/src; there no text is a template, which no table
of texts could list.
"""

import importlib.machinery
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
words = importlib.machinery.SourceFileLoader("words", str(HERE.parent.parent / "tools" / "words")).load_module()

PLACE = re.compile(r"\{(\w+)(?:, plural,(?: \w+ \{[^{}]*\})+)?\}")
NAME = re.compile(r"\{\s*\"(\w+)\"\s*,")
SAY = re.compile(r"(?:\"((?:[^\"\\\n]|\\.)*)\"\s*\+\s*)?\bsay\(")
AND_TEXT = re.compile(r"\s*\+\s*\"((?:[^\"\\\n]|\\.)*)\"")
TEMPLATE = re.compile(r"(?<![.\w])say\(\s*`")
WORD = re.compile(r"(?<!\\)[A-Za-z]{2}")


def end_of_call(source, begin):
    """The place behind the parenthesis that closes the one before `begin`; literals may hold others."""
    depth = 1
    for token in re.finditer(r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)'|[()]", source[begin:]):
        depth += {"(": 1, ")": -1}.get(token.group(0), 0)
        if depth == 0:
            return begin + token.end()
    return len(source)


def faults_of(call):
    """What is wrong with the text between the parentheses of one say."""
    texts = [words.phrase_of(literals) for literals in re.findall(r"^\s*((?:\"(?:[^\"\\\n]|\\.)*\"\s*)+)", call)]
    texts += [words.phrase_of(match.group(1)) for match in words.CALL.finditer(call)]
    given = set(NAME.findall(re.sub(r"\bsay\(.*?\)", "", call)))
    for text in texts:
        places = set(PLACE.findall(text))
        if re.search(r"[{}]", PLACE.sub("", text)):
            yield f"'{text}': braces that are no place"
        elif texts[0] == text and places != given:
            yield f"'{text}' has places for {sorted(places)}, given are {sorted(given)}"


def templates(source):
    """The lines on which a script says a template."""
    return [source.count("\n", 0, match.start()) + 1 for match in TEMPLATE.finditer(source)]


def check(root):
    for path, source in words.sources(root):
        if path.suffix == ".ts":
            yield from (f"{path.relative_to(root)}:{line}: a template is said; say a literal" for line in templates(source))
            continue
        for match in SAY.finditer(source):
            end = end_of_call(source, match.end())
            line = source.count("\n", 0, match.start()) + 1
            for fault in faults_of(source[match.end() : end - 1]):
                yield f"{path.relative_to(root)}:{line}: {fault}"
            behind = AND_TEXT.match(source, end)
            if WORD.search(match.group(1) or "") or behind and WORD.search(behind.group(1)):
                yield f"{path.relative_to(root)}:{line}: a text put together from parts; say the whole with named values"


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent.parent
    faults = list(check(root))
    print("\n".join(faults) or "all texts are said whole")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
