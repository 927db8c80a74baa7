// What people drop on the page: files, links and texts. One of them is opened; what is not, is named with the reason.

import { say } from "../words/say";

export interface HandedOver {
    /** The first that may be a puzzle. */
    file?: File;
    /** A text, perhaps a link. */
    text?: string;
    /** A sentence for each of the rest. */
    refused: string[];
}

const kLargestFile = 1_000_000;
/** What programs call files that are no texts; those of puzzles are often called nothing at all. */
const kNoTexts = /^(image|audio|video|font)\/|\/(pdf|zip|gzip|x-7z-compressed|vnd\..*|msword|wasm)$/;

/** Whether a drag brings something that can be opened. */
export function isWelcome({ types }: DataTransfer): boolean {
    return ["Files", "text/uri-list", "text/plain"].some((type) => types.includes(type));
}

/** Why a file cannot be a puzzle, as a sentence; none if it may be one. */
export function refusalOf({ name, size, type }: Pick<File, "name" | "size" | "type">): string | undefined {
    if (size > kLargestFile) return say("{file} is too large for a puzzle (over 1 MB).", { file: name });
    return kNoTexts.test(type) ? say("{file} is no text, so it is no puzzle.", { file: name }) : undefined;
}

/** The text of a file, or a sentence that says why there is none. */
export async function readFile(file: File): Promise<{ text: string; fault?: undefined } | { text?: undefined; fault: string }> {
    const fault = refusalOf(file);
    if (fault !== undefined) return { fault };
    try {
        const text = await file.text();
        return text.includes("\0") ? { fault: say("{file} is no text, so it is no puzzle.", { file: file.name }) } : { text };
    } catch {
        return { fault: say("{file} could not be read: it was moved or deleted, or this browser may not read it.", { file: file.name }) };
    }
}

/** Names of the folders among what is dropped: as files they cannot be read. */
function foldersIn(items: Iterable<DataTransferItem>): Set<string> {
    const entries = [...items].map((item) => item.webkitGetAsEntry?.());
    return new Set(entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : [])));
}

/** To be called while the event is handled: later there is nothing in it. */
export function handedOver(data: DataTransfer): HandedOver {
    const files = [...data.files];
    if (files.length > 0) return chosenOf(files, foldersIn(data.items));
    // Comments in such a list begin with #, and further links follow in lines of their own.
    const links = data
        .getData("text/uri-list")
        .split(/\r?\n/)
        .filter((line) => line !== "" && !line.startsWith("#"));
    const text = data.getData("text/plain");
    const refused = links.slice(1).map((link) => say("{link} was not opened: one puzzle at a time.", { link }));
    return { text: links[0] ?? text, refused };
}

function chosenOf(files: readonly File[], folders: ReadonlySet<string>): HandedOver {
    const reasonOf = (file: File): string | undefined =>
        folders.has(file.name) ? say("{file} is a folder. Drop a file of it.", { file: file.name }) : refusalOf(file);
    const file = files.find((candidate) => reasonOf(candidate) === undefined);
    const rest = files.filter((candidate) => candidate !== file);
    const refused = rest.map((other) => reasonOf(other) ?? say("{file} was not opened: one puzzle at a time.", { file: other.name }));
    return { ...(file ? { file } : {}), refused };
}
