// Numbers as SVG writes them: short.

/** To the nearest tenth, without needless zeros: "3.4", "-.5", "12". */
export function numberText(number: number): string {
    const tenths = Math.round(Math.abs(Math.fround(number) * 10)) * Math.sign(number);
    return String(tenths / 10 || 0).replace(/^(-?)0\./, "$1.");
}

/** The same, one after the other, with a space where a sign does not part them. */
export function joinNumbers(...numbers: number[]): string {
    return numbers.map(numberText).join(" ").replace(/ -/g, "-");
}
