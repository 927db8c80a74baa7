#!/usr/bin/python3
"""Tests of the checks in this folder: a check that cannot fail proves nothing."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

import clang_warnings
import colours
import dictionary
import imports
import includes
import languages
import names
import paths
import repository
import words


class Tree(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = pathlib.Path(scratch.name)

    def write(self, name, content):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path


class Names(Tree):
    def complaints(self, declaration):
        self.write(".clang-tidy", pathlib.Path(".clang-tidy").read_text())
        self.write("core/base/bits.hpp", f"#pragma once\n{declaration}\n")
        return names.check(self.root, [])

    def test_the_names_of_the_rules_are_fine(self):
        self.assertEqual([], self.complaints("struct Word { int bits_set = 0; }; constexpr int kMost = 1; extern const Word kEmpty;"))

    def test_other_names_are_told_with_their_place(self):
        complaints = self.complaints("struct word {};\nint bitsSet();")
        self.assertEqual(2, len(complaints), complaints)
        self.assertIn("core/base/bits.hpp:2", complaints[0])
        self.assertIn("'word'", "".join(complaints))

    def test_a_check_that_could_not_run_is_told(self):
        self.assertEqual([], self.complaints("struct Word {};"))
        self.write(".clang-tidy", "Checks: [")
        self.assertIn("clang-tidy failed", "".join(names.check(self.root, [])))

    def test_without_a_build_it_says_how_it_is_called(self):
        done = subprocess.run([sys.executable, names.__file__], capture_output=True, text=True, check=False)
        self.assertEqual((1, "usage: names.py BUILD [ROOT]\n"), (done.returncode, done.stderr))

    def test_a_header_that_does_not_compile_is_told(self):
        self.assertIn("error", "".join(self.complaints("Unknown word;")))


class ClangWarnings(Tree):
    def complaints(self, text):
        source = self.write("core/cli/print.cpp", text)
        command = f"/usr/bin/ccache /usr/bin/c++ -std=c++20 -Wall -Wno-known-to-gnu-alone -o print.o -c {source}"
        return clang_warnings.check([{"file": str(source), "directory": str(self.root), "command": command}], self.root / "core/cli")

    def test_clean_sources_are_fine(self):
        self.assertEqual([], self.complaints("int main() {}"))
        self.assertFalse((self.root / "print.o").exists())

    def test_a_warning_is_told_with_its_place(self):
        complaints = self.complaints("int main() {\n    int unused = 1;\n}")
        self.assertIn("print.cpp:2", "".join(complaints))

    def test_a_folder_without_sources_is_told(self):
        self.assertIn("no source", "".join(clang_warnings.check([], self.root)))


class Includes(Tree):
    def complaints(self, name, line):
        self.write("core/base/bits.hpp", "")
        self.write("core/puzzle/puzzle.hpp", "")
        self.write("core/search/search.hpp", "")
        self.write(name, f"#pragma once\n{line}\n")
        return includes.check(self.root)[0]

    def test_downwards_is_fine(self):
        self.assertEqual([], self.complaints("core/moves/move.cpp", '#include "core/puzzle/puzzle.hpp"'))
        self.assertEqual([], self.complaints("core/moves/reach.cpp", "#include <vector>"))

    def test_upwards_is_refused(self):
        self.assertIn("may not know core/puzzle", *self.complaints("core/base/a.hpp", '#include "core/puzzle/puzzle.hpp"'))

    def test_search_knows_no_puzzle(self):
        self.assertIn("may not know core/puzzle", *self.complaints("core/search/a.hpp", '#include "core/puzzle/puzzle.hpp"'))

    def test_the_workbench_reaches_no_search(self):
        self.assertIn("may not know core/search", *self.complaints("ui/a.cpp", '#  include "core/search/search.hpp"'))

    def test_paths_begin_at_the_root(self):
        self.assertIn("no header of the project", *self.complaints("core/puzzle/a.cpp", '#include "puzzle.hpp"'))

    def test_the_library_has_no_clock_and_no_platform(self):
        self.assertIn("not for the library", *self.complaints("core/job/a.cpp", "#include <chrono>"))
        self.assertEqual(2, len(self.complaints("core/job/b.cpp", "#ifdef __EMSCRIPTEN__")))

    def test_third_party_has_its_places(self):
        self.assertIn("only for core/cli", *self.complaints("core/job/a.cpp", "#include <CLI/CLI.hpp>"))

    def test_the_table_itself_leads_down(self):
        self.assertEqual([], includes.upward())
        with unittest.mock.patch.dict(includes.KNOWS, {"core/base": ["core/job"], "core/attic": []}):
            self.assertEqual(["core/attic: in no storey", "core/base may not know core/job, which is above it"], includes.upward())

    def test_a_folder_needs_a_rule(self):
        self.assertIn("no rule", *self.complaints("core/novel/a.cpp", ""))

    def test_the_workbench_has_walls_inside(self):
        for header in ["ui/look/look.hpp", "ui/panels/panel.hpp", "ui/panels/shell/tasks.hpp"]:
            self.write(header, "")
        self.assertEqual([], self.complaints("ui/draw/a.cpp", '#include "ui/look/look.hpp"'))
        self.assertEqual([], self.complaints("ui/panels/play/a.cpp", '#include "ui/panels/panel.hpp"'))
        self.assertIn("may not know panels", *self.complaints("ui/draw/b.cpp", '#include "ui/panels/panel.hpp"'))

    def test_a_panel_knows_those_below_alone(self):
        self.write("ui/panels/shell/tasks.hpp", "")
        self.assertIn("may not know panels/shell", *self.complaints("ui/panels/play/a.cpp", '#include "ui/panels/shell/tasks.hpp"'))

    def test_the_table_inside_leads_down(self):
        self.assertEqual([], includes.upward_inside("ui", list(includes.INSIDE["ui"].items())))
        complaint = "ui/draw may not know panels, which stands later in the list"
        self.assertEqual([complaint], includes.upward_inside("ui", [("draw", ["panels"]), ("panels", ["draw"])]))


class Imports(Tree):
    def complaints(self, name, text):
        """What is wrong with a file in a tree where everything that is allowed is used once."""
        for folder, known in imports.KNOWS.items():
            self.write(f"web/src/{folder}/part.ts", "".join(self.grant(target) for target in known))
        self.write(name, text)
        return imports.check(self.root)[0]

    @staticmethod
    def grant(target):
        return f'import {{\n    a,\n}} from "{f"../{target}/part" if target in imports.KNOWS else target}";\n'

    def test_what_is_allowed_is_fine(self):
        self.assertEqual([], self.complaints("web/src/page/a.ts", 'import { b } from "../jobs/part";\nexport * from "./part";\n'))

    def test_what_is_not_allowed_is_refused(self):
        for text, target in [
            ('import a from "../page/part";', "page"),
            ('export {\n    a,\n} from "../page/part";', "page"),
            ('const a = import("../page/part");', "page"),
            ('import type { Highs } from "highs/types";', "highs"),
        ]:
            with self.subTest(text=text):
                self.assertIn(f"jobs may not know {target}", *self.complaints("web/src/jobs/a.ts", text))

    def test_files_and_folders_exist(self):
        self.assertIn("is no file", *self.complaints("web/src/page/a.ts", 'import "./nowhere";'))
        self.assertIn("no rule", *self.complaints("web/src/novel/a.ts", ""))

    def test_what_is_allowed_is_used(self):
        others = "".join(self.grant(target) for target in imports.KNOWS["worker"] if target != "highs")
        self.assertIn("worker may import highs", *self.complaints("web/src/worker/part.ts", others))


class Colours(Tree):
    TOKENS = '{"light": {"ink": "#2A2723", "pieces": ["#C5513A"]}, "dark": {"ink": "#ECE7DE", "pieces": ["#D9694F"]}}'

    def complaints(self, name, text, tokens=TOKENS):
        self.write("core/picture/tokens.json", tokens)
        self.write(name, text)
        return colours.check(self.root)

    def test_tokens_are_fine(self):
        self.assertEqual([], self.complaints("web/page.css", "#poster { color: var(--ink); border: 1px solid transparent; }\n"))
        self.assertEqual([], self.complaints("web/icon.svg", '<path fill="#c5513a"/>\n'))
        self.assertEqual([], self.complaints("ui/draw/a.cpp", "const Colour colour = mix(ground, kWhite, 0.5f);\n"))

    def test_other_colours_are_refused(self):
        for name, text in [
            ("web/page.css", "a { color: #fffcf6; }"),
            ("web/page.css", "a { box-shadow: 0 0 4px rgb(0 0 0 / 25%); }"),
            ("web/page.css", "a { background: white; }"),
            ("web/src/page/a.ts", 'element.style.color = "#fff";'),
            ("web/icon.svg", '<path fill="#000000"/>'),
            ("ui/draw/a.cpp", "const Colour ink = rgb(0x2A2723);"),
            ("ui/draw/a.cpp", "const Colour ink{42, 39, 35};"),
            ("core/picture/svg.cpp", 'text += "#2A2723";'),
        ]:
            with self.subTest(text=text):
                self.assertEqual(1, len(self.complaints(name, text + "\n")))
                (self.root / name).unlink()

    def test_light_and_dark_have_the_same_names(self):
        tokens = self.TOKENS.replace('"dark": {"ink"', '"dark": {"ikn"')
        self.assertEqual(2, len(self.complaints("web/page.css", "", tokens)))


class Repository(Tree):
    def complaints(self, name, content):
        self.write(name, content)
        return repository.check_file(self.root, name)

    def test_plain_text_is_fine(self):
        self.assertEqual([], self.complaints("core/a.cpp", "int a;\n"))

    def test_a_test_that_nobody_runs_is_told(self):
        self.write("tests/web/CMakeLists.txt", "foreach(\n    clock\n)\n")
        names = ["tests/web/clock.test.mjs", "tests/web/deep/clock.test.mjs", "tests/web/clocks.test.mjs", "tests/web/clock.mjs"]
        self.assertEqual(["tests/web/clocks.test.mjs: no CMakeLists.txt runs it"], list(repository.unregistered(self.root, names)))

    def test_refused(self):
        for name, content, words in [
            ("a.cpp", "int a;", "newline"),
            ("a.cpp", "int a;\r\n", "carriage"),
            ("a.cpp", "int a; \n", "ends with a space"),
            ("a.cpp", "<" * 7 + " HEAD\n", "merge"),
            ("a.cpp", "x" * 141 + "\n", "characters"),
            ("a.cpp", b"\xff\xfe\n", "UTF-8"),
            ("a.cpp", b"a\0\n", "binary"),
            ("a.json", "1\n" * 60_000, "generated?"),
            ("imgui_draw.cpp", "\n", "somebody else's"),
            ("web/solver.wasm", "\n", "generated"),
            ("node_modules/x.js", "\n", "somebody else's"),
            ("package-lock.json", '{"resolved": "x"}\n', "download address"),
            ("package.json", '{"overrides": {\n  "a": "npm:b@1.0.0"\n}}\n', "npm 9.2"),
            (".github/recording.webp", b"\0" * 400_001, "more than"),
        ]:
            with self.subTest(name=name, words=words):
                self.assertIn(words, " ".join(self.complaints(name, content)))

    def test_only_tracked_files_count(self):
        subprocess.run(["git", "init", "-q", self.root], check=True)
        self.write("a.cpp", "\n")
        self.write("b.cpp", "\n")
        subprocess.run(["git", "-C", self.root, "add", "a.cpp"], check=True)
        self.assertEqual(["a.cpp"], repository.tracked(self.root))


class Paths(Tree):
    def missing(self, name, content):
        subprocess.run(["git", "init", "-q", self.root], check=True)
        self.write("core/a.hpp", "\n")
        self.write(name, content)
        subprocess.run(["git", "-C", self.root, "add", "."], check=True)
        return list(paths.missing(self.root))

    def test_what_is_there_may_be_named(self):
        self.assertEqual([], self.missing("core/README.md", "`core/a.hpp`, `a.hpp`, `job/x_job.hpp`, 1/2.md\n"))
        self.assertEqual([], self.missing("ui/b.cpp", "// core/a.hpp says it\n"))

    def test_what_is_gone_may_not(self):
        for name, content, path in [
            ("ui/b.cpp", "// core/b.hpp says it\n", "core/b.hpp"),
            ("ui/README.md", "See `app/b.hpp`.\n", "app/b.hpp"),
        ]:
            self.assertIn(f"{name}: there is no {path}", self.missing(name, content))


class Dictionary(Tree):
    def complaints(self, name, text):
        subprocess.run(["git", "init", "-q", self.root], check=True)
        self.write(name, text)
        subprocess.run(["git", "-C", self.root, "add", "."], check=True)
        return dictionary.check(self.root)

    def test_names_of_today_are_fine(self):
        text = "CachedTables* tables; solver_request(); // a survey that is asked, the diameter\n"
        self.assertEqual([], self.complaints("core/job/job.hpp", text))

    def test_a_retired_name_is_told_with_what_to_say(self):
        self.assertIn('core/a.cpp:2: "keepsake" is CachedTables now', *self.complaints("core/a.cpp", "\nint keepsake;\n"))

    def test_every_retired_name_is_found_where_it_was(self):
        for name, line in [
            ("web/src/worker/a.ts", "const errands = [];"),
            ("wasm/a.cpp", "int job_bring();"),
            ("ui/a.cpp", "perform(command::Survey{});"),
            ("ui/b.cpp", 'button("analyse");'),
            ("tests/web/a.mjs", 'tab.widget("histogram");'),
            ("ui/c.cpp", "Exploration& exploration();"),
            ("ui/d.cpp", "TileLab tiles;"),
            ("tests/web/b.mjs", 'tab.click("tile.solve");'),
            ("core/b.cpp", "class Mirror {};"),
            ("core/c.cpp", "LevelFinder levels;"),
            ("web/src/page/b.ts", 'import { parse } from "../rules/parse";'),
        ]:
            with self.subTest(line=line):
                self.assertEqual(1, len(self.complaints(name, line + "\n")))
                (self.root / name).unlink()
                subprocess.run(["git", "-C", self.root, "add", "."], check=True)

    def test_a_file_that_is_called_so_is_told(self):
        self.assertIn("core/cli/tables_cache.cpp: ", *self.complaints("core/cli/tables_cache.cpp", "\n"))

    def test_what_is_read_of_older_pages_may_be_named(self):
        self.assertEqual([], self.complaints("web/src/links/a.ts", 'const view = "#view=tiles"; // older pages\n'))


class Words(Tree):
    def complaints(self, line):
        self.write("ui/a.cpp", line)
        return list(words.check(self.root))

    def test_whole_texts_are_fine(self):
        self.assertEqual([], self.complaints('text = say("{a} of {b}", {{"a", f(say("x)"))}, {"b", "}"}}) + " · " + say("two") + ".";'))
        self.assertEqual([], self.complaints('say("{n, plural, one {# move} other {# moves}}", {{"n", 1}})'))

    def test_places_and_values_belong_together(self):
        self.assertIn("places for ['a']", *self.complaints('say("by {a}", {{"b", name}})'))
        self.assertIn("given are []", *self.complaints('say("by {a}")'))
        self.assertIn("braces", self.complaints('say("{n, plural, one {x}", {{"n", 1}})')[0])

    def test_texts_over_several_lines_are_one(self):
        self.write("core/a.cpp", 'constexpr Phrase kA("one "\n    "text");')
        self.write("web/src/a.ts", 'say("two " +\n    "texts", { a });')
        self.assertEqual({"one text", "two texts"}, words.words.phrases(self.root))

    def test_a_text_with_double_quotes_stands_between_single_ones(self):
        self.write("web/src/a.ts", """say('the key "{key}" is', { key }); say("it's"); f("a", 'b');""")
        self.assertEqual({'the key "{key}" is', "it's"}, words.words.phrases(self.root))

    def test_keys_that_languages_call_otherwise_are_texts_of_the_help(self):
        self.write("web/help.html", "<th><kbd>H</kbd>, <kbd>Esc</kbd></th><th><kbd>Space</kbd></th><p><code>name:</code></p>")
        self.assertEqual({"<kbd>Space</kbd>"}, words.words.phrases(self.root))

    def test_a_template_is_no_text(self):
        self.write("web/src/a.ts", "notice.say(`${a}`);\nsay(`{count, plural, other {${a}}}`, { count });")
        self.assertEqual(["web/src/a.ts:2: a template is said; say a literal"], list(words.check(self.root)))

    def test_nothing_is_glued_to_a_text(self):
        self.assertIn("put together", *self.complaints('"at " + say("home")'))
        self.assertIn("put together", *self.complaints('say("at") + " home"'))


class Languages(Tree):
    PLURAL = "{n, plural, one {# move} other {# moves}}"

    def complaints(self, texts, source='say("Undo"), say("{n, plural, one {# move} other {# moves}} of {all}", {{"n", 1}, {"all", 2}})'):
        self.write("ui/a.cpp", source)
        self.write("web/src/words/languages.ts", 'export const kLanguages = { en: "English", de: "Deutsch" } as const;')
        self.write("core/base/grammar.cpp", '{Grammar{"en", ","}, Grammar{"de", "."}}')
        self.write("web/words/de.json", json.dumps(texts))
        return list(languages.check(self.root))

    def test_a_whole_table_is_fine(self):
        moves = "{all}, davon {n, plural, one {# Zug} other {# Züge}}"
        self.assertEqual([], self.complaints({"Undo": "Zurück", self.PLURAL + " of {all}": moves}))

    def test_a_phrase_without_a_text_is_told(self):
        self.assertIn("'Undo' has no text", "".join(self.complaints({}, 'say("Undo")')))
        self.assertIn("'Undo' has no text", "".join(self.complaints({"Undo": ""}, 'say("Undo")')))

    def test_a_text_of_no_phrase_is_told(self):
        self.assertIn("said nowhere", *self.complaints({"Redo": "Vor", "Undo": "Zurück"}, 'say("Undo")'))

    def test_places_and_forms_belong_together(self):
        said = 'say("{n, plural, one {# move} other {# moves}}", {{"n", 1}})'
        self.assertIn("has places for ['m']", *self.complaints({self.PLURAL: "{m, plural, one {# Zug} other {# Züge}}"}, said))
        self.assertIn("counted []", *self.complaints({self.PLURAL: "{n} Züge"}, said))
        self.assertIn("has the forms ['other']", *self.complaints({self.PLURAL: "{n, plural, other {# Züge}}"}, said))
        self.assertIn("braces", *self.complaints({self.PLURAL: "{n, plural, one {# Zug} other {# Züge}"}, said))

    def test_markup_stays(self):
        self.write("web/help.html", "<p>Press <b>Undo</b>.</p>")
        self.assertEqual([], self.complaints({"Press <b>Undo</b>.": "<b>Zurück</b> hilft."}, ""))
        self.assertIn("other tags", *self.complaints({"Press <b>Undo</b>.": "<i>Zurück</i> hilft."}, ""))

    def test_a_language_that_is_offered_has_a_table_and_rules(self):
        self.assertEqual([], self.complaints({}, ""))
        self.write("web/words/pl.json", "{}")
        self.assertIn("pl: a table", "".join(languages.check(self.root)))
        self.write("web/src/words/languages.ts", 'kLanguages = { en: "English", de: "Deutsch", pl: "polski" }')
        self.assertIn("pl: its plurals", "".join(languages.check(self.root)))


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    unittest.main()
