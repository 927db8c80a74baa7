#!/usr/bin/python3
"""languages.py [ROOT]: checks the languages that the page speaks, web/words/TAG.json.

Every phrase that tools/words lists has a text, and no other has one, in the order of that list. A text has the places of its phrase, and
plurals have the forms of the language. The language is offered (web/src/words/languages.ts), and its rules are known to the modules
(core/base/grammar.cpp).
"""

import importlib.machinery
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
words = importlib.machinery.SourceFileLoader("words_tool", str(HERE.parent.parent / "tools" / "words")).load_module()

# The forms of plurals that each language has for whole numbers (CLDR). One that is not here has to be looked up there.
FORMS = {"de": ["one", "other"], "pl": ["one", "few", "many", "other"], "zh": ["other"]}

PLURAL = re.compile(r"\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}")
PLACE = re.compile(r"\{(\w+)\}")
FORM = re.compile(r" (\w+) \{[^{}]*\}")


def places_of(text):
    """Names of values, and of those that are counted; None where braces are no places."""
    counted = {match.group(1) for match in PLURAL.finditer(text)}
    rest = PLURAL.sub("", text)
    if re.search(r"[{}]", PLACE.sub("", rest)):
        return None
    return set(PLACE.findall(rest)) | counted, counted


def tags_of(text):
    """Its tags of HTML; how many of each is the translator's, but each that is opened is closed. Signs that are none stay what they are."""
    tags = re.findall(r"<(/?)(\w+)([^>]*)>", text)
    return {begin + name + rest for begin, name, rest in tags} | {
        f"{name} is not closed" for name in {name for _, name, _ in tags} if name != "input" and [n for _, n, _ in tags].count(name) % 2
    }


def faults_of(tag, phrase, text):
    """What is wrong with the text for a phrase."""
    if not text:
        yield "has no text"
        return
    wanted, given = places_of(phrase), places_of(text)
    if given is None:
        yield "has braces that are no places"
    elif wanted != given:
        yield f"has places for {sorted(given[0])}, counted {sorted(given[1])}, the phrase {sorted(wanted[0])} and {sorted(wanted[1])}"
    # A number that is written and not counted has one form in each language.
    written = {match.group(1) for match in PLURAL.finditer(phrase) if FORM.findall(match.group(2)) == ["other"]}
    for match in PLURAL.finditer(text):
        forms = FORM.findall(match.group(2))
        if forms != (["other"] if match.group(1) in written else FORMS[tag]):
            yield f"has the forms {forms} in place of {FORMS[tag]}"
    if tags_of(phrase) != tags_of(text):
        yield f"has other tags of HTML than the phrase: {sorted(tags_of(text))}"


def check_table(root, tag):
    texts = json.loads((root / "web" / "words" / f"{tag}.json").read_text(encoding="utf-8"))
    phrases = sorted(words.phrases(root))
    for phrase in phrases:
        for fault in faults_of(tag, phrase, texts.get(phrase)):
            yield f"'{phrase}' {fault}"
    for phrase in texts:
        if phrase not in set(phrases):
            yield f"'{phrase}' is said nowhere"
    if list(texts) != sorted(texts):
        yield "not in the order of tools/words"


def check(root):
    offered = (root / "web/src/words/languages.ts").read_text(encoding="utf-8")
    tags = set(re.findall(r"(\w+): \"", re.search(r"kLanguages = \{([^}]*)\}", offered).group(1))) - {"en"}
    tables = {path.stem for path in (root / "web" / "words").glob("*.json")}
    grammars = (root / "core/base/grammar.cpp").read_text(encoding="utf-8")
    for tag in sorted(tags ^ tables):
        yield f"{tag}: a table web/words/{tag}.json and a name in web/src/words/languages.ts belong together"
    for tag in sorted(tags & tables):
        if tag not in FORMS or f'{{"{tag}"' not in grammars:
            yield f"{tag}: its plurals are not in core/base/grammar.cpp and tests/lint/languages.py"
            continue
        for fault in check_table(root, tag):
            yield f"web/words/{tag}.json: {fault}"


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent.parent
    faults = list(check(root))
    print("\n".join(faults) or "all languages are whole")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
