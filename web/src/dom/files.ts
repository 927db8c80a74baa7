// Files of the user: saving a text, choosing one to read.

import { element } from "./element";
import { say } from "../words/say";

/** A file's name from a puzzle's. */
export function fileName(title: string): string {
    const name = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "");
    return name === "" ? "puzzle" : name;
}

/** Hands a text to the user as a file. */
export function saveFile(name: string, text: string): void {
    saveBlob(name, new Blob([text], { type: "text/plain" }));
}

export function saveBlob(name: string, content: Blob): void {
    const address = URL.createObjectURL(content);
    element("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address)); // the download has begun by then
}

const kLargestFile = 20_000_000;

/** Lets the user choose a file; gives its text, or says why not. Nothing happens when none is chosen. */
export function pickFile(take: (text: string) => void, refuse: (reason: string) => void): void {
    const input = element("input", { type: "file", id: "pick-file" });
    input.addEventListener("change", () => {
        const chosen = input.files?.[0];
        if (!chosen) return;
        if (chosen.size > kLargestFile) refuse(say("{file} is too large (over 20 MB).", { file: chosen.name }));
        else void chosen.text().then(take, () => refuse(say("{file} could not be read.", { file: chosen.name })));
    });
    input.click();
}
