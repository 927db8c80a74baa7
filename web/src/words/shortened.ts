/** A text that anybody may have written, as a message repeats it: its first characters. */
export function shortened(text: string, most = 60): string {
    return text.length > most ? `${text.slice(0, most)}…` : text;
}
