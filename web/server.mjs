// A static file server for the built page, for web/serve and for the browser tests.
//
//   node server.mjs FOLDER [--port N] [--plain] [--gzip]     serves until killed; a taken port: the next free one
//
// With every file it sends the headers that make a page cross-origin isolated, so that the solver can have threads, and let other
// pages frame it. With --plain it sends no special header, like the plainest static host. With --gzip files are sent compressed, as most
// hosts send them, which matters on a slow line only.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};
const ISOLATION = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    // For frames in other people's isolated pages, and for sandboxed frames, to which even their own files are a stranger's.
    "Cross-Origin-Resource-Policy": "cross-origin",
};

/** The file a request asks for, or null when there is none or it would lie outside the folder. */
async function fileFor(folder, url) {
    let path;
    try {
        path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    } catch {
        return null;
    }
    const root = normalize(folder + sep);
    const file = join(root, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(root)) return null;
    const found = await stat(file).catch(() => null);
    return found?.isFile() ? { path: file, bytes: found.size } : null;
}

/** Compressed files by path; each is read once, so a folder that changes needs another server. */
function compressor() {
    const kept = new Map();
    return async (path) => {
        if (!kept.has(path)) kept.set(path, gzipSync(await readFile(path), { level: 9 }));
        return kept.get(path);
    };
}

async function answer({ folder, headers, compressed }, request, response) {
    const file = await fileFor(folder, request.url);
    if (file === null) {
        response.writeHead(404, { "Content-Type": "text/plain", ...headers }).end("not found\n");
        return;
    }
    const body = compressed ? await compressed(file.path) : undefined;
    response.writeHead(200, {
        "Content-Type": TYPES[extname(file.path)] ?? "application/octet-stream",
        "Content-Length": body?.length ?? file.bytes,
        ...(body ? { "Content-Encoding": "gzip" } : {}),
        "Cache-Control": "no-cache",
        ...headers,
    });
    if (request.method === "HEAD" || body) response.end(request.method === "HEAD" ? undefined : body);
    else createReadStream(file.path).pipe(response);
}

function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
            server.off("error", reject);
            resolve();
        });
    });
}

/**
 * Serves `folder` on this machine only. `port` 0 takes any free port; another one that is taken gives way to the next free
 * one. Resolves to {address, close()}; `address` ends without a slash.
 */
export async function serve(folder, { port = 0, plain = false, gzip = false } = {}) {
    const way = { folder, headers: plain ? {} : ISOLATION, compressed: gzip ? compressor() : undefined };
    const server = createServer((request, response) => answer(way, request, response));
    for (;;) {
        try {
            await listen(server, port);
            break;
        } catch (error) {
            if (error.code !== "EADDRINUSE") throw error;
            port += 1;
        }
    }
    const close = () =>
        new Promise((resolve) => {
            server.close(resolve);
            server.closeAllConnections?.();
        });
    return { address: `http://127.0.0.1:${server.address().port}`, close };
}

function readOptions(words) {
    const options = { folder: undefined, port: 8080, plain: false, gzip: false };
    while (words.length > 0) {
        const word = words.shift();
        if (word === "--plain" || word === "--gzip") options[word.slice(2)] = true;
        else if (word === "--port") options.port = Number(words.shift());
        else if (options.folder === undefined && !word.startsWith("-")) options.folder = word;
        else throw new Error(`unknown option ${word}`);
    }
    if (options.folder === undefined || !Number.isInteger(options.port)) {
        throw new Error("usage: node server.mjs FOLDER [--port N] [--plain] [--gzip]");
    }
    return options;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
    try {
        const { folder, ...options } = readOptions(process.argv.slice(2));
        const { address } = await serve(folder, options);
        console.log(`Shunt is at ${address}/ (Ctrl+C ends it)`);
    } catch (error) {
        console.error(`server: ${error.message}`);
        process.exitCode = 2;
    }
}
