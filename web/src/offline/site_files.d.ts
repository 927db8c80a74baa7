declare module "site-files" {
    /** SHA-256 of the page's files in hexadecimal, by name; those under "later" are large, and asked for by few. */
    const files: { now: Record<string, string>; later: Record<string, string> };
    export default files;
}
