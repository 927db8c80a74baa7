// Fetching the page's own files, with errors that name the file and say what helps. Used by the page and by the worker.

import { renewedText } from "../words/build";
import { say } from "../words/say";

/** Why the page cannot go on. `message` names what is missing, `remedy` says what helps. */
export class StartFailure extends Error {
    constructor(
        message: string,
        readonly remedy: string,
    ) {
        super(message);
    }
}

/** That the host had files of two versions for this page. */
export class RenewedFailure extends StartFailure {
    constructor() {
        super(renewedText(), say("The address holds the puzzle and the position."));
    }
}

/** That a file of the page is not to be had, for no reason that could be told. */
export function missingFile(address: string): StartFailure {
    const file = address.replace(/^.*\//, "");
    return new StartFailure(say("The file {file} could not be loaded.", { file }), say("Check the connection and reload the page."));
}

/** A file of the page; rejects with StartFailure that names it. */
export async function loadFile(address: string): Promise<Response> {
    const name = address.replace(/^.*\//, "");
    const response = await fetch(address, { credentials: "same-origin" }).catch(() => undefined);
    if (response?.ok) return response;
    throw new StartFailure(
        response
            ? say("The file {file} could not be loaded: the server answered {status}.", { file: name, status: response.status })
            : say("The file {file} could not be loaded: the server could not be reached.", { file: name }),
        say("Check the connection and reload the page. If you publish it yourself, check that the whole folder was copied."),
    );
}

/**
 * Instantiates a WebAssembly module: the file of that address while it arrives, also from hosts that do not know its media type; or one
 * that is there already.
 */
export async function instantiateModule(
    source: string | ArrayBuffer,
    imports: WebAssembly.Imports,
): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
    if (typeof source !== "string") return WebAssembly.instantiate(source, imports);
    const response = await loadFile(source);
    const streams = response.headers.get("Content-Type") === "application/wasm";
    return streams ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
