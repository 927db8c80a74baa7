// The file that holds all drafts (drafts.ts), told from puzzles.

/** Whether a text is meant to be a file of drafts, right or not. */
export function isArchive(text: string): boolean {
    return /^\s*\{\s*"format"\s*:\s*"shunt drafts"/.test(text);
}
