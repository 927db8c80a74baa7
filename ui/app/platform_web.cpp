#include "ui/app/platform.hpp"
#include "ui/draw/text_watch.hpp"

#include <GLES3/gl3.h>
#include <GLFW/glfw3.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <cmath>
#include <string>

namespace shunt::ui::platform {

namespace {

constexpr const char* kCanvas = "#canvas";

// The functions of Module.host; see bridge.hpp. Optional ones may be missing.
EM_JS(void, host_text, (const char* name, const char* text),
      { Module["host"][UTF8ToString(name)](UTF8ToString(text)); });
EM_JS(void, host_call, (const char* name), { Module["host"][UTF8ToString(name)](); });
EM_JS(void, host_notice, (const char* text, int error, int line, int column),
      { Module["host"]["notice"](UTF8ToString(text), error ? "error" : "info", line, column); });
EM_JS(void, host_save, (const char* name, const char* text),
      { Module["host"]["save"](UTF8ToString(name), UTF8ToString(text)); });
EM_JS(void, host_draft, (const char* wish, const char* id, const char* text),
      { Module["host"]["draft"](UTF8ToString(wish), UTF8ToString(id), UTF8ToString(text)); });
EM_JS(double, host_zoom, (void), { return Module["host"]["zoom"] ? Module["host"]["zoom"]() : 1; });
EM_JS(void, host_theme, (int dark), {
    if (Module["host"]["theme"]) Module["host"]["theme"](!!dark);
});
EM_JS(void, host_language, (void), {
    if (Module["host"]["language"]) Module["host"]["language"]();
});
EM_JS(void, host_cursor, (const char* name), {
    if (Module["host"]["cursor"]) Module["host"]["cursor"](UTF8ToString(name));
});

void deliver_request(Outbox::Request request) {
    switch (request) {
        case Outbox::Request::open_dialog:
            return host_call("open_dialog");
        case Outbox::Request::share:
            return host_call("share");
        case Outbox::Request::embed_dialog:
            return host_call("embed_dialog");
        case Outbox::Request::theme_dark:
            return host_theme(1);
        case Outbox::Request::theme_light:
            return host_theme(0);
        case Outbox::Request::language:
            return host_language();
        case Outbox::Request::help:
            return host_text("help", "");
        case Outbox::Request::grammar:
            return host_text("help", "text");
    }
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
    return all;
}

}  // namespace

bool create_window() {
    if (glfwInit() == GLFW_FALSE) return false;
    glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
    // The port asks for full screen when a window is as large as the screen, so the size is odd here and set by
    // fit_surface() only.
    GLFWwindow* window = glfwCreateWindow(16, 16, "", nullptr, nullptr);
    if (window == nullptr) return false;
    glfwMakeContextCurrent(window);
    return ImGui_ImplOpenGL3_Init("#version 300 es");
}

Viewport fit_surface() {
    double width = 0;
    double height = 0;
    emscripten_get_element_css_size(kCanvas, &width, &height);
    const double ratio = emscripten_get_device_pixel_ratio();
    const int wide = static_cast<int>(std::lround(width * ratio));
    const int high = static_cast<int>(std::lround(height * ratio));
    int have_wide = 0;
    int have_high = 0;
    emscripten_get_canvas_element_size(kCanvas, &have_wide, &have_high);
    if (wide > 0 && high > 0 && (wide != have_wide || high != have_high)) {
        emscripten_set_canvas_element_size(kCanvas, wide, high);
    }
    // On a large screen everything is drawn as in a smaller window, magnified.
    const double zoom = host_zoom();
    return {static_cast<float>(width / zoom), static_cast<float>(height / zoom), static_cast<float>(ratio * zoom)};
}

double seconds() { return emscripten_get_now() / 1000.0; }

void begin_frame() { ImGui_ImplOpenGL3_NewFrame(); }

void draw(Colour background) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    glViewport(0, 0, static_cast<int>(size.x), static_cast<int>(size.y));
    const auto part = [](std::uint8_t value) { return static_cast<float>(value) / 255.0F; };
    glClearColor(part(background.r), part(background.g), part(background.b), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void restore_surface() { ImGui_ImplOpenGL3_DestroyDeviceObjects(); }

void wake() { host_call("wake"); }

void changed() { host_call("changed"); }

void cursor(const char* name) { host_cursor(name); }

void deliver(const Outbox& content) {
    for (const std::string& message : content.messages) host_text("post", message.c_str());
    for (const Outbox::Notice& notice : content.notices)
        host_notice(notice.text.c_str(), notice.error ? 1 : 0, notice.line, notice.column);
    // The region that reads them out holds one text at a time.
    if (!content.announcements.empty()) host_text("announce", joined(content.announcements).c_str());
    for (const std::string& text : content.copies) host_text("copy", text.c_str());
    for (const Outbox::File& file : content.files) host_save(file.name.c_str(), file.text.c_str());
    for (const std::string& widget : content.file_wishes) host_text("pick", widget.c_str());
    for (const std::string& widget : content.focus_wishes) host_text("focus", widget.c_str());
    for (const std::string& name : content.loads) host_text("load", name.c_str());
    for (const std::string& proved : content.keeps) host_text("keep", proved.c_str());
    for (const auto& [wish, id, text] : content.draft_wishes) host_draft(wish.c_str(), id.c_str(), text.c_str());
    for (const Outbox::Request request : content.requests) deliver_request(request);
}

}  // namespace shunt::ui::platform

namespace shunt::ui {

TextWatch text_watch() { return nullptr; }

}  // namespace shunt::ui
