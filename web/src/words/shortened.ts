/** A text that anybody may have written, as a message repeats it: its first 60 characters. */
export function shortened(text: string): string {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
