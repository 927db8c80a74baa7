// widget/widget.css as the build makes it smaller (web/CMakeLists.txt).
declare module "widget.css" {
    const text: string;
    export default text;
}
