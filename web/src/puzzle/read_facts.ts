// The `facts:` lines of a puzzle file.

import { say } from "../words/say";
import { kMetrics, type Fact, type Metric } from "./puzzle";
import type { Section } from "./sections";
import { faultAt, TextFault, words, type Row } from "./text_rows";

function form(): string {
    return say("a fact is 'METRIC N', 'METRIC unsolvable', 'reachable N', 'packings N' or 'eccentricity METRIC N'");
}

function isMetric(name: string | undefined): name is Metric {
    return kMetrics.some((metric) => metric === name);
}

function splitAtCommas(value: Row): Row[] {
    const parts: Row[] = [[]];
    for (const mark of value) {
        if (mark.text === ",") parts.push([]);
        else parts[parts.length - 1]!.push(mark);
    }
    return parts;
}

function factOf(terms: readonly string[]): Fact | undefined {
    const [first = "", second = ""] = terms;
    const last = terms[terms.length - 1]!;
    const number = /^[0-9]{1,40}$/.test(last);
    if (terms.length === 2 && (first === "reachable" || first === "packings")) {
        return number ? { subject: first, metric: undefined, value: last } : undefined;
    }
    if (terms.length === 3 && first === "eccentricity") {
        return isMetric(second) && number ? { subject: first, metric: second, value: last } : undefined;
    }
    if (terms.length !== 2 || !isMetric(first) || !(number || last === "unsolvable")) return undefined;
    return { subject: "length", metric: first, value: last };
}

function readFact(part: Row, value: Row): Fact {
    const terms = words(part);
    if (terms.length === 0) throw faultAt(value[0]!, form());
    const texts = terms.map(({ text }) => text);
    const fact = factOf(texts);
    if (!fact) throw faultAt(terms[0]!, say("'{fact}': {form}", { fact: texts.join(" "), form: form() }));
    return fact;
}

export function readFacts(sections: readonly Section[]): Fact[] {
    return sections
        .filter(({ key }) => key === "facts")
        .flatMap(({ value, line }) => {
            if (value.length === 0) throw new TextFault(form(), line, 1);
            return splitAtCommas(value).map((part) => readFact(part, value));
        });
}
