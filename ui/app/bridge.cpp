#include "ui/app/bridge.hpp"

#include <emscripten.h>

#include "core/base/word_table.hpp"
#include "ui/app/platform.hpp"
#include "ui/app/workbench.hpp"
#include "ui/mirror/seen_mirror.hpp"
#include "ui/model/paper.hpp"

namespace {

using shunt::ui::Vec;
using shunt::ui::Workbench;
namespace command = shunt::ui::command;

// The module's only state, with what the page has seen of it: a page has one workbench.
Workbench& workbench() {
    static Workbench instance;
    return instance;
}

Vec point(double x, double y) { return {static_cast<float>(x), static_cast<float>(y)}; }

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void ui_add_puzzle(const char* id, const char* text, const char* family) {
    workbench().perform(command::AddPuzzle{id, text, family});
}

EMSCRIPTEN_KEEPALIVE void ui_speak(const char* table, std::size_t size) {
    shunt::speak_table({table, size});
    workbench().refresh();
}

EMSCRIPTEN_KEEPALIVE int ui_start(int dark, int reduced_motion) {
    return workbench().start({dark != 0, reduced_motion != 0}) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int ui_open(const char* text, const char* position, const char* metric, const char* origin,
                                 const char* play, int step) {
    return workbench().perform(command::OpenText{text, position, metric, origin, play, step}) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int ui_show_task(const char* id, const char* settings) {
    return workbench().show_task(id, settings) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int ui_open_library(const char* id) {
    if (!workbench().model().library.find(id)) return 0;
    return workbench().perform(command::OpenLibrary{id}) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void ui_receive(const char* message, std::size_t size) {
    workbench().perform(command::Receive{{message, size}});
}

EMSCRIPTEN_KEEPALIVE void ui_recall(const char* kept, std::size_t size) {
    workbench().perform(command::Recall{{kept, size}});
}

EMSCRIPTEN_KEEPALIVE void ui_recall_task(const char* id, const char* settings) {
    workbench().perform(command::RecallTask{id, settings});
}

EMSCRIPTEN_KEEPALIVE void ui_mark_solved(const char* text) { workbench().perform(command::MarkSolved{text}); }

EMSCRIPTEN_KEEPALIVE void ui_welcome(int cards, int finger, int again) {
    workbench().perform(command::ShowWelcome{cards != 0, finger != 0, again != 0});
}

EMSCRIPTEN_KEEPALIVE void ui_loaded(const char* content, std::size_t size, const char* name, const char* fault) {
    workbench().perform(command::TakeFile{name, {content, size}, fault});
}

EMSCRIPTEN_KEEPALIVE void ui_drafts(const char* list, std::size_t size) {
    workbench().perform(command::TakeDrafts{{list, size}});
}

EMSCRIPTEN_KEEPALIVE void ui_edit(const char* text, const char* work) {
    workbench().perform(command::EditDraft{text, work});
}

EMSCRIPTEN_KEEPALIVE void ui_recognised(const char* reading, std::size_t size, const char* text) {
    workbench().perform(command::Recognise{text, {reading, size}});
}

EMSCRIPTEN_KEEPALIVE int ui_frame() { return workbench().frame() ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE void ui_restore_surface() {
    shunt::ui::platform::restore_surface();
    workbench().refresh();
}

EMSCRIPTEN_KEEPALIVE void ui_resize() { workbench().refresh(); }

EMSCRIPTEN_KEEPALIVE void ui_set_dark(int dark) { workbench().perform(command::SetDark{dark != 0, false}); }

EMSCRIPTEN_KEEPALIVE void ui_set_look(int patterns, const char* colours) {
    workbench().perform(command::SetLook{{patterns != 0, shunt::ui::forced_palette(colours)}});
}

EMSCRIPTEN_KEEPALIVE void ui_count_unasked() { workbench().count_unasked(); }

EMSCRIPTEN_KEEPALIVE void ui_set_reduced_motion(int reduced) { workbench().set_reduced_motion(reduced != 0); }

EMSCRIPTEN_KEEPALIVE void ui_mouse(double x, double y, int button, int phase, int several) {
    workbench().mouse(point(x, y), button, phase, several != 0);
}

EMSCRIPTEN_KEEPALIVE void ui_touch(double x, double y, int phase) { workbench().touch(point(x, y), phase); }

EMSCRIPTEN_KEEPALIVE int ui_wheel(double dx, double dy, int zooms) {
    return workbench().wheel(static_cast<float>(dx), static_cast<float>(dy), zooms != 0) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int ui_key(const char* key, int shift, int ctrl) {
    return workbench().key(key, shift != 0, ctrl != 0) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void ui_activate(const char* widget_id, const char* action) {
    workbench().activate(widget_id, action);
}

EMSCRIPTEN_KEEPALIVE const char* ui_mirror() {
    static shunt::ui::SeenMirror seen;
    static std::string patch;
    patch = seen.patch(workbench().mirror());
    return patch.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* ui_state() {
    static std::string state;
    state = workbench().state();
    return state.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* ui_game() {
    static std::string game;
    game = workbench().model().open.game();
    return game.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* ui_known() {
    static std::string known;
    known = workbench().known();
    return known.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* ui_paper() {
    static std::string paper;
    paper = shunt::ui::paper_json(workbench().model());
    return paper.c_str();
}

}  // extern "C"
