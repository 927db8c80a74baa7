// Puzzles whose census lasts minutes on any machine, for what is done while a job runs: no test may depend on how fast the solver is.

/**
 * The text of Klotski's pieces on a board of more columns. With 6 its 813,904,000 packings are numbered, in 230 MB asked for before the
 * search begins, and its census lasts over a minute: groups move, so that levels of fillings, which take memory as they go, do not do.
 * With 7 there are more than any limit, and positions are kept as they are met.
 */
export function wideKlotski(columns) {
    const rows = ["1223", "1223", "4556", "4786", "9..0"].map((line) => line.padEnd(columns, "."));
    return `name: Wide\n${columns === 6 ? "metric: super-move\n" : ""}board:\n${rows.join("\n")}\n`;
}

/** The fragment of an address that opens a puzzle's text. */
export const fragmentOf = (text) => `#text=${encodeURIComponent(text)}`;
