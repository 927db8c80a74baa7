// The puzzles of the library that come with the widget, by name, gathered while the page is built (web/CMakeLists.txt).
declare module "shunt-library" {
    const library: Readonly<Record<string, string>>;
    export default library;
}
