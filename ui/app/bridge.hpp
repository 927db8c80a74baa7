// The boundary between the workbench (this WebAssembly module) and the page that hosts it. The definitive contract of
// both sides.
//
//   page (TypeScript)                                   workbench (C++)
//     createWorkbench({canvas, host}) ───────────────────> module loaded, nothing drawn
//     ui_add_puzzle..., ui_start ────────────────────────> context, first state
//     ui_open / ui_open_library ─────────────────────────> a puzzle
//     <──────────────────────────────── host.wake()        something changed: call ui_frame() in the next frame
//     ui_frame() == 1: call it again, == 0: sleep until the next host.wake()
//     ui_mouse, ui_touch, ui_wheel, ui_key, ui_activate ──> input; the workbench listens to nothing by itself
//     <──────────────────────────────── host.changed()     apply ui_mirror() and read ui_state() when convenient
//     <──────────────────────────────── host.post(json)    a message for a worker (wasm/protocol.md)
//     ui_receive(bytes) ─────────────────────────────────> what became of a job
//
// Strings are UTF-8. Values come in as bytes (core/outcome/value_bytes.hpp) with their number, and go out as JSON. Strings handed out stay
// valid until the next call of the same function. Coordinates are CSS pixels relative to the canvas. The canvas' CSS size belongs to the
// page, its backing size to the workbench (CSS size x device pixel ratio).
//
// What the page must not do: let `keydown` go to the workbench unless the canvas or an element of the mirror has the
// focus; call preventDefault unless ui_key or ui_wheel returned 1. What the workbench promises: no frame unless
// host.wake was called, and no listener of its own; those that Emscripten's GLFW registers within ui_start are refused
// by the page (web/src/workbench/page_listeners.ts).
//
// ── host: the functions the page provides (Module.host) ──────────────────────────────────────────────
//   post(json)            to the worker; before its `ready` the page keeps the messages in order
//   wake()                schedule one frame (several calls before it mean one)
//   changed()             the mirror or the state differs from before; called at most once per frame, after drawing
//   notice(text, kind)    kind "error" or "info": shown as a toast and put into a live region
//   announce(text)        live region only
//   copy(text)            to the clipboard
//   save(name, text)      as a file of the user's
//   pick(id)              lets the user choose a file, and types its text into the widget: ui_activate(id, "type ...")
//   focus(id)             gives the widget's element the focus, now or when it is there; the text of a text box is selected then, and
//                         of a grid it is the selected cell that gets it
//   keep(known)           keeps what is proved of the puzzle that is open for later visits, under its game (ui/known/kept.hpp)
//   draft(wish, id, text) asks the store of drafts (ui/jobs/outbox.hpp)
//   load(name)            fetches a JSON file of the page's own folder and hands over what it holds with ui_loaded()
//   open_dialog() share() embed_dialog()      the buttons Open, Share, Embed
//   help(section)         shows the help at a section of help.html ("" for its beginning)
//   zoom()                CSS pixels to a pixel of the workbench, on large screens above 1; optional
//   language()            the user wants to choose a language; optional
//   theme(dark)           the user pressed the theme button (already carried out); optional
//   cursor(name)          "default", "pointer", "grab", "grabbing": CSS cursor of the canvas; optional
//   glyphs                how characters look, drawn by the browser: an object with the three functions
//     capital(weight)                            the height of capital letters, in ems
//     shape(weight, size, stretch, character)    [advance, left, top, width, height] of the picture of a code point, as
//                                                ui/look/glyphs.hpp has them
//     cover(weight, size, stretch, character)    width x height bytes: how much of each texel is covered
//   weight is the CSS one: 400, 500, 600 or 700
//
// ── ui_mirror() ──────────────────────────────────────────────────────────────────────────────────────
//   {"removed": [id, ...], "changed": [{"id","at"?,"role","label","x","y","w","h","group"?,"state"}, ...]}
//   What became of the widgets since the call before; there are none before the first call. They have an order, that of the Tab key.
//   at      the place in the new order (from 0) of one that is new or comes to stand elsewhere, in another container too; in ascending
//           order. All others keep their order and fill the places between.
//   role    heading, text, button, radio, tab, option, slider, textbox, progressbar, gridcell, surface; and the containers group,
//           radiogroup, tablist, listbox, grid, row, which come before their children (a child names its container in "group")
//   state   any of pressed, selected, current (keys are on this cell of a grid), disabled, invalid, covered (booleans), value, min,
//           max (numbers), valuetext, key (strings)
//   A textbox is a real text field that the page shows in that place; the workbench draws only its frame. valuetext is its text,
//   invalid says that the text is refused, covered that the place is scrolled out of sight, multiline that it has several lines; then
//   line and column (from 1; column 0: the whole line) are where it is refused, and describedby is the id of the text that says why.
//   A surface is drawn by the page (web/src/workbench/surfaces.ts), which has wheel, keys and pointer there; valuetext is another one for
//   everything else that is to be drawn, covered says that nothing of it is seen.
//   A rectangle may lie outside the canvas (a row that is scrolled away): ui_activate(id, "focus") brings it into view.
//   Stable ids: open share embed help language theme · library puzzle:<id> · title task counters togo hinted ·
//   board piece:<index> · undo redo reset hint · player.back player.play player.forward player.scrub player.speed ·
//   metric metric:step metric:slide metric:move solve solve.start solve.copy answer · census scale scale:linear scale:log chart
//   own.move:<number> solution.move:<number> (0 the start; in the lists own.moves and solution.moves) own.copy solution.copy ·
//   solved solved.solve solved.next solved.again solved.share ·
//   sample.previous sample.next sample.play sample.close · job job.progress cancel failure ·
//   tasks task:play task:explore task:library library.show:<part> library.search library.family:<name> library.count library.clear
//   library.filters (phone) atlas.grid:<grid> atlas.metric:<metric> atlas:<pieces> atlas.retry ·
//   task:npuzzle, whose ids begin with "npuzzle." (npuzzle.board, npuzzle.solve, ...) and tile:<number> for its tiles ·
//   task:build, whose ids begin with "build." (build.layer:<n> 0 the start, build.tool:<name>,
//   build.cell:<row>,<column> from 1: the selected one is where keys draw; build.undo, build.play, ...)
//
// ── ui_activate(id, action) ──────────────────────────────────────────────────────────────────────────
//   "press"                   buttons, radios, tabs, options; on a piece: selects it
//   "increment" "decrement"   sliders (by 1)
//   "set " and a number       sliders
//   "type " and the text      text boxes: what they hold now
//   "enter" "escape"          text boxes: these keys were pressed in them
//   "focus" "blur"            the mirror element got or lost the focus: scrolled into view, keys go on from there. The page draws
//                             the focus outline itself. Keys go to the board unless another widget has the focus.
//   Each is looked up in the frame drawn last and carried out at once, so several come to pass in their order.
//
// ── ui_state() ───────────────────────────────────────────────────────────────────────────────────────
//   {"puzzle_id": "" for opened texts, "title", "text": the puzzle file, "metric", "default_metric",
//    "position": rows of what the board shows, "start": whether that is the puzzle's start,
//    "play": the user's line, as text for ui_open,
//    "task": id of the one that is shown, "settings": what it is set to, as text for ui_show_task ("" as at first),
//    "counts": of the user's line by metric, null where it has none, "solved",
//    "own_solution": whether the user's own line has moves and ends at a goal,
//    "job", "lab": {"id","kind","title","status":"waiting"|"running"|"resting"|"paused"|"cancelling"|"failed","percent","done"}|null:
//             what the solver, or the lab, does now or will do first; "jobs": all of them
//    "solution": {"status","length","metric","shown": step shown by the player, "playing"}|null,
//    "on_show": {"step": of the solution that the board shows, "from": rows of where that begins,"start": whether it is the puzzle's start,
//                "first": whether it is the one that the solver finds again}|null while it shows none,
//    "census": {"status","metric","reachable","packings","eccentricity","scale","selected": depth or -1,
//               "hovered": depth or -1, "depths": ["1","8",...]}|null,
//    the next two only while their task is shown:
//    "npuzzle": {"board","goal": rows of what is shown ("1 2 3/4 5 6/7 8 0"),"solvable","text": of the text field,
//              "fault": why it is refused,
//              "job": "solve"|"shuffle"|"","answer": {"status","length","best","at_least","letters","method","nodes"}|null,
//              "step": of the solution, or -1 while that is not shown,"playing","failure"},
//    "build": {"text": the puzzle file of what is drawn, "puzzle": whether it is one, "tool","layer": 0 the start, n goal n,
//              "selected": names of pieces,"version": grows with every change,
//              "cursor": [row, column] where keys draw, from 1, "picks": whether presses add to what is selected,
//              "typed": the text beside the drawing, "fault": why that is not drawn, ""},
//    "sample": {"depth","index","total"}|null, "hint": "7 D"|"", "selected_piece": index or -1,
//    "welcome": "cards"|"arrow"|"": what greets a first visit,
//    "layout": "desktop"|"phone"|"low", "frames": drawn so far, "dark","reduced_motion","dpr"}
//
// ── ui_paper() ───────────────────────────────────────────────────────────────────────────────────────
//   What a printed page says of the puzzle that is open; {} while there is none.
//   {"title", "subtitle", "task": sentences, "text": the puzzle file, "source", "start", "position": rows,
//    "lines": [{"title", "from": rows, "moves": ["7 D", ...], "more": moves that are left out}, ...]: a solution, the user's own,
//    "chart": {"sentence","unit": "moves","last": the greatest depth,"goal": depth of the nearest goal or -1,
//              "span": how many depths a bar stands for,"bars": [1, 8, ...]}|null}
#pragma once

#include <cstddef>

extern "C" {

/// Adds a puzzle to the library, in order; before or after ui_start. `family` is the part of the library it belongs to ("Rush Hour").
/// A text that does not parse is left out with a notice.
void ui_add_puzzle(const char* id, const char* text, const char* family);
/// From now on everything is said in the language of the table (core/base/word_table.hpp), also what is drawn already; sentences about
/// what has happened stay as they were said. Before or after ui_start.
void ui_speak(const char* table, std::size_t size);
/// Creates the WebGL 2 context on the canvas. 0 when the browser gives none; nothing else may be called then.
int ui_start(int dark, int reduced_motion);

/// Opens a puzzle text, at a position and in a metric ("" for the puzzle's own). `origin` names the text in messages
/// ("the link", "klotski.txt"); `play` is "play" of an earlier state, or "". `step` of the shortest
/// solution from there is shown once it is found; below 0: none. Returns 0 with host.notice(reason, "error")
/// when the text is bad; the puzzle shown before stays then.
int ui_open(const char* text, const char* position, const char* metric, const char* origin, const char* play, int step);
/// Shows a task by its id, "find", set as its words say ("" as it is at first). 0 when there is no such task, and with
/// host.notice(reason, "error") when the words mean nothing to it.
int ui_show_task(const char* id, const char* settings);
/// Opens a puzzle of the library at its start. 0 when there is none of that id.
int ui_open_library(const char* id);
/// What became of a job, an object with `id` and `type`: state (of web/src/jobs/job.ts); progress, done, answer or error as in
/// wasm/protocol.md, but reports as the values that they are, and an error with `again` when the job was lost with its worker; dropped
/// (the job was cancelled and reports nothing), gone (its result is held no more).
void ui_receive(const char* message, std::size_t size);

/// What a job reported in an earlier visit: {"request", "report"} (wasm/protocol.md). Taken without a word if it is of the puzzle that is
/// open, or of a search, and nothing newer is known.
void ui_recall(const char* kept, std::size_t size);
/// The settings that a task had in an earlier visit; taken if it is still as it is at first.
void ui_recall_task(const char* id, const char* settings);
/// The user has led the puzzle of this text to its goal ("own_solution" of the state), now or in an earlier visit.
void ui_mark_solved(const char* text);

/// Greets whoever is here for the first time, at the puzzle that is open: with `cards` 0 by an arrow alone;
/// `finger`: touch is the first pointer here; `again`: somebody asked for it, so Play is shown.
void ui_welcome(int cards, int finger, int again);

/// What a file holds that was asked for with host.load(), or the sentence `fault` that says why it could not be had.
void ui_loaded(const char* content, std::size_t size, const char* name, const char* fault);

/// The list of drafts, as ui/model/drafts.hpp has it.
void ui_drafts(const char* list, std::size_t size);
/// Opens a puzzle text in the editor, as the work of that name; a notice says why when it is none.
void ui_edit(const char* text, const char* work);

/// What a text of another program was read as, the report of the job `read`, when it is opened: Build says so while it is drawn.
void ui_recognised(const char* reading, std::size_t size, const char* text);

/// Draws. Returns 1 when another frame is wanted (animation, input not yet consumed).
int ui_frame();
/// The canvas' CSS size or the device pixel ratio changed.
void ui_resize();
/// The canvas has a new, empty drawing surface: the browser has taken the other away.
void ui_restore_surface();
void ui_set_dark(int dark);
/// Patterns on the pieces, and the system's colours where it forces them (ui/look/look.hpp); "" where it does not.
void ui_set_look(int patterns, const char* colours);
/// From now on what costs little is worked out unasked: once all of the workbench is there to show it.
void ui_count_unasked();
void ui_set_reduced_motion(int reduced);

/// `button` 0 is the left one; `phase` 0 down, 1 move, 2 up, 3 leave; `several` while Shift or Ctrl is held: adds to what is selected.
void ui_mouse(double x, double y, int button, int phase, int several);
/// One finger; `phase` 0 down, 1 move, 2 up, 3 cancel.
void ui_touch(double x, double y, int phase);
/// Wheel in CSS pixels at the last mouse position. 1 when a list under the pointer scrolls by it.
int ui_wheel(double dx, double dy, int zooms);
/// `key` as in KeyboardEvent.key. 1 when the workbench uses it.
int ui_key(const char* key, int shift, int ctrl);
/// From the mirror; see above. Unknown ids are ignored.
void ui_activate(const char* widget_id, const char* action);

const char* ui_mirror();
const char* ui_state();
/// Asked when the page is printed.
const char* ui_paper();
/// The game of the puzzle that is open (ui/known/game.hpp), "" when there is none; what is known of the puzzle on the screen, as JSON
/// (ui/known/kept.hpp).
const char* ui_game();
const char* ui_known();
}
