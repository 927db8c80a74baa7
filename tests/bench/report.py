"""From measurements to the rows of the one table, and to JSON."""

import statistics

import figures

HEADERS = ["job", "metric", "positions", "CPU s", "spread", "M/s", "RSS MB", "RSS B/pos", "peak_bytes/pos", "wasm CPU s",
           "wasm/native", "2 threads/1", "instructions"]
HEADERS_AGAINST = ["job", "metric", "program", "this s", "that s", "this/that", "verdict", "RSS", "instructions"]
NONE = "-"

NOTES = """
CPU s: user seconds of the whole process, median (klotski: seconds of its report, inside the process). M/s: million positions a
second, those reached or, when solving, expanded; bytes per position likewise. RSS: peak resident memory. wasm CPU s: inside the
process, under node once it has compiled the hot functions; wasm/native: to the same program built natively. 2 threads/1: wall."""
NOTES_AGAINST = """
s: user CPU seconds, median (klotski: seconds of its report; two threads: wall; wasm: inside the process). this/that: ratio of the
medians, and the least and greatest ratio of two measured in turn. RSS, instructions: ratios this/that."""


def values(series, key):
    return [sample[key] for sample in series]


def median(series, key):
    return statistics.median(values(series, key))


def row(job, measured, instructions):
    """One job of one build."""
    native = measured["native"]
    cost_key = "user" if job.figure == "wall" else job.figure
    cost = median(native, cost_key)
    positions = int(native[0]["positions"])
    rss = median(native, "peak_rss")
    wasm = values(measured["wasm"], "user") if "wasm" in measured else None
    return [
        job.name, job.metric, f"{positions:,}", figures.seconds_text(cost), figures.spread(values(native, cost_key)),
        f"{positions / cost / 1e6:.2f}", f"{rss / 1e6:.1f}", f"{rss / positions:.2f}",
        f"{median(native, 'peak_bytes') / positions:.2f}",
        figures.seconds_text(statistics.median(wasm)) if wasm else NONE,
        str(figures.ratio(wasm, values(measured["twin"], "user"))) if wasm else NONE,
        str(figures.ratio(values(native, "wall"), values(measured["one thread"], "wall"))) if job.threads > 1 else NONE,
        f"{instructions[0]:,}" if instructions else NONE,
    ]


def row_against(job, program, key, ours, theirs, extra):
    a, b = values(ours, key), values(theirs, key)
    compared = figures.ratio(a, b)
    return [job.name, job.metric, program, figures.seconds_text(statistics.median(a)),
            figures.seconds_text(statistics.median(b)), str(compared), compared.verdict, *extra]


def rows_against(job, measured, instructions):
    """One job of two builds: a row for the native programs and one for WebAssembly."""
    native = [measured["native"], measured["native that"]]
    memory = f"{median(native[0], 'peak_rss') / median(native[1], 'peak_rss'):.2f}"
    counted = f"{instructions[0] / instructions[1]:.4f}" if instructions else NONE
    rows = [row_against(job, "native", job.figure, *native, [memory, counted])]
    if "wasm" in measured:
        rows.append(row_against(job, "wasm", "user", measured["wasm"], measured["wasm that"], [NONE, NONE]))
    return rows


def skipped(job, refusal):
    return [job.name, job.metric, f"skipped: {refusal}"]


def text(rows, against):
    return figures.table(HEADERS_AGAINST if against else HEADERS, rows) + "\n" + (NOTES_AGAINST if against else NOTES)
