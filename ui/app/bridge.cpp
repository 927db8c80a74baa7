#include "ui/app/bridge.hpp"

#include <emscripten.h>

#include "ui/app/workbench.hpp"

namespace {

using shunt::ui::Vec;
using shunt::ui::Workbench;

// The module's only state: a page has one workbench.
Workbench& workbench() {
    static Workbench instance;
    return instance;
}

Vec point(double x, double y) { return {static_cast<float>(x), static_cast<float>(y)}; }

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void ui_add_puzzle(const char* id, const char* text) {
    workbench().model().add_puzzle(id, text);
    workbench().touch_model();
}

EMSCRIPTEN_KEEPALIVE int ui_start(int dark, int reduced_motion, int embed) {
    return workbench().start({dark != 0, reduced_motion != 0, embed != 0}) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int ui_open(const char* text, const char* position, const char* metric, const char* origin) {
    const bool opened = workbench().model().open_text(text, position, metric, origin);
    workbench().touch_model();
    return opened ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int ui_open_library(const char* id) {
    const bool opened = workbench().model().open_library(id);
    workbench().touch_model();
    return opened ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void ui_receive(const char* message_json) {
    workbench().model().receive(message_json);
    workbench().touch_model();
}

EMSCRIPTEN_KEEPALIVE void ui_loaded(const char* name, const char* text, const char* fault) {
    workbench().model().loaded(name, text, fault);
    workbench().touch_model();
}

EMSCRIPTEN_KEEPALIVE int ui_frame() { return workbench().frame() ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE void ui_resize() { workbench().touch_model(); }

EMSCRIPTEN_KEEPALIVE void ui_set_dark(int dark) { workbench().set_dark(dark != 0); }

EMSCRIPTEN_KEEPALIVE void ui_set_reduced_motion(int reduced) { workbench().set_reduced_motion(reduced != 0); }

EMSCRIPTEN_KEEPALIVE void ui_mouse(double x, double y, int button, int phase) {
    workbench().mouse(point(x, y), button, phase);
}

EMSCRIPTEN_KEEPALIVE void ui_touch(double x, double y, int phase) { workbench().touch(point(x, y), phase); }

EMSCRIPTEN_KEEPALIVE int ui_wheel(double dx, double dy) {
    return workbench().wheel(static_cast<float>(dx), static_cast<float>(dy)) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int ui_key(const char* key, int shift, int ctrl) {
    return workbench().key(key, shift != 0, ctrl != 0) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void ui_activate(const char* widget_id, const char* action) {
    workbench().activate(widget_id, action);
}

EMSCRIPTEN_KEEPALIVE const char* ui_mirror() { return workbench().mirror().text().c_str(); }

EMSCRIPTEN_KEEPALIVE const char* ui_state() {
    static std::string state;
    state = workbench().state();
    return state.c_str();
}

}  // extern "C"
