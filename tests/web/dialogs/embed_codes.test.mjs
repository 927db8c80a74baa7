// The HTML for other pages after programs that make pages of texts: 50 puzzles and some that are drawn with the signs of Markdown, each in
// a post of its own, through six converters. The element that comes out holds the puzzle that went in. Under node, with the converters
// themselves.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { autop } from "@wordpress/autop";
import { HtmlRenderer, Parser } from "commonmark";
import MarkdownIt from "markdown-it";
import { marked } from "marked";
import { importSource } from "../support/bundle.mjs";
import { libraryTexts } from "../support/library.mjs";
import { standInForDocument } from "../support/html_text.mjs";

const { HtmlText, readAttributes } = standInForDocument();
const { snippetOf } = await importSource("dialogs/embed_snippet");
const { parseFragment } = await importSource("links/fragment");
const kBase = "https://shunt.example/play/";

const commonmark = new Parser();
const kConverters = {
    commonmark: (text) => new HtmlRenderer().render(commonmark.parse(text)),
    marked: (text) => marked.parse(text),
    "marked, with line breaks": (text) => marked.parse(text, { breaks: true, gfm: true }),
    "markdown-it": (text) => new MarkdownIt({ html: true, typographer: true, linkify: true }).render(text),
    wpautop: (text) => autop(text),
    "mail that breaks lines at blanks": (text) => text.replace(/(.{60,}?) /g, "$1\n"),
    "HTML that is written again": (text) => text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code)),
};

/** Boards whose rows are headings, rules, lists, quotations, tables, code and emphasis. */
const kSigns = [
    "----\n==..\n",
    "====\n-..-\n",
    "#..#\n#AA#\n",
    "* ..\n* ..\n",
    "+-+-\n....\n",
    "> A.\n> A.\n",
    "1) .\n2) .\n",
    "||||\n|--|\n....\n",
    "`A`.\n```.\n",
    "**A.\n__B.\n",
    "[A](\n....\n",
    "<b>.\n<i>.\n",
    "&amp\n....\n",
    "{{A}\n{%.}\n",
    "$$A.\n....\n",
    "~~A.\n....\n",
    "\"A'.\n....\n",
    "\\A\\.\n....\n",
];
const kPuzzles = [
    ...[...libraryTexts()].slice(0, 50).map(([, text]) => text),
    ...kSigns.map((rows) => `name: Drawn *with* signs_of_Markdown [a](b) {{c}} | d\n\nboard:\n${rows}\n\nnote: last\n`),
];

function embeddingsOf(text) {
    const title = /^name: *(.*)$/m.exec(text)?.[1] ?? "Puzzle";
    const common = { base: kBase, title, packed: undefined, theme: undefined, width: undefined, controls: undefined, file: "a.svg" };
    const whole = { ...common, link: { text }, solution: undefined };
    return [
        { ...whole, form: "element" },
        { ...whole, form: "element", width: 320, theme: "dark", controls: "hint solve", solution: "9 R, 4+5 D" },
        { ...whole, form: "element", link: { puzzle: "klotski", position: "12\n34\n..", metric: "step" } },
        { ...whole, form: "frame" },
        { ...whole, form: "picture" },
    ];
}

/** The first tag of that name in HTML, with its attributes. */
function tagIn(html, name) {
    const found = new RegExp(`<${name}((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*/?>`).exec(html);
    return found && readAttributes(found[1]);
}

function check(html, embedding, where) {
    const { form, link } = embedding;
    const tag = tagIn(html, { element: "shunt-puzzle", frame: "iframe", picture: "a" }[form]);
    assert.ok(tag, `${where}: there is no such tag in\n${html}`);
    const address = tag.puzzle ?? tag.src ?? tag.href;
    const ownParts = address
        .slice(address.indexOf("#"))
        .split("&")
        .filter((part) => !/^(controls|solution|scheme)=/.test(part));
    const { text, puzzle, position } = parseFragment(ownParts.join("&")).link;
    assert.deepEqual({ text, puzzle, position }, { text: link.text, puzzle: link.puzzle, position: link.position }, where);
    if (form === "element") {
        assert.equal(tagIn(html, "script").src, `${kBase}shunt-puzzle.js`, where);
        assert.equal(tag.solution, embedding.solution, where);
        const between = />([^<]*)<\/a><\/shunt-puzzle>/.exec(html.replace(/\s*\n\s*/g, " "));
        assert.ok(between && !/<(em|strong|code|a)\b/.test(between[0]), `${where}: markup within the link's text\n${html}`);
        assert.equal(HtmlText.decode(between[1]), `Play ${embedding.title}`.replace(/\s*\n\s*/g, " "), where);
    }
}

const kPosts = [
    (code) => code,
    (code) => `# A post\n\nText before.\n\n${code}\n\nText behind, *emphasised*.\n`,
    (code) => `Text right before\n${code}\nand right behind`,
    (code) => `- a list\n- ${code}\n- and more\n`,
    (code) => `> ${code}\n`,
];

test("every code is one line", () => {
    for (const text of kPuzzles) for (const embedding of embeddingsOf(text)) assert.doesNotMatch(snippetOf(embedding, 500), /[\n\r]/);
});

/** kramdown, where it is installed: what Jekyll and GitHub Pages use. Many posts at a time, as a new process takes long to begin. */
const kRuby =
    "require 'kramdown'; require 'json'; " + "print JSON.dump(JSON.parse(STDIN.read).map { |post| Kramdown::Document.new(post).to_html })";
const kramdown = (posts) => {
    const { status, stdout } = spawnSync("ruby", ["-e", kRuby], { input: JSON.stringify(posts), encoding: "utf8", maxBuffer: 1e9 });
    return status === 0 ? JSON.parse(stdout) : undefined;
};
const skip = kramdown([]) ? false : "there is no kramdown; the package ruby-kramdown has it";

test("the puzzle comes through kramdown", { skip }, () => {
    const cases = kPuzzles.flatMap((text) =>
        embeddingsOf(text).flatMap((embedding) =>
            kPosts.map((post, index) => ({ embedding, post: post(snippetOf(embedding, 500)), where: `post ${index}, ${embedding.form}` })),
        ),
    );
    kramdown(cases.map(({ post }) => post)).forEach((html, index) => {
        const { embedding, where } = cases[index];
        check(html, embedding, `kramdown, ${where}`);
    });
});

for (const [name, convert] of Object.entries(kConverters)) {
    test(`the puzzle comes through ${name}`, () => {
        for (const text of kPuzzles) {
            for (const embedding of embeddingsOf(text)) {
                for (const [index, post] of kPosts.entries()) {
                    const html = convert(post(snippetOf(embedding, 500)));
                    // Typographers set quotes and dashes in the text of links, which is theirs to do.
                    check(html, embedding, `${name}, post ${index}, ${embedding.form}`);
                }
            }
        }
    });
}

test("no sign between the tags is markup to any of them", () => {
    for (const text of kPuzzles) {
        for (const embedding of embeddingsOf(text)) {
            for (const [, between] of snippetOf(embedding, 500).matchAll(/>([^<]*)</g))
                assert.doesNotMatch(between.replace(/&#\d+;/g, ""), /[*_`~$=+@|\\^[\]{}]/);
        }
    }
});
