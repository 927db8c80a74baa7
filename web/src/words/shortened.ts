const kMost = 60; // characters

/** A text that anybody may have written, as a message repeats it. */
export function shortened(text: string): string {
    return text.length > kMost ? `${text.slice(0, kMost)}…` : text;
}
