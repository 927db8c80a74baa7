declare module "site-files" {
    /**
     * SHA-256 of the page's files in hexadecimal, by name; those under "later" are large, and asked for by few. Marks: what documents
     * contain, by which they are known where something was added to them on the way.
     */
    const files: { now: Record<string, string>; later: Record<string, string>; marks: Record<string, string> };
    export default files;
}
