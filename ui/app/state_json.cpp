#include "ui/app/state_json.hpp"

#include <array>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/npuzzle/board_text.hpp"
#include "core/outcome/json_text.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/app/tasks.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/model/saved_play.hpp"
#include "ui/model/task_settings.hpp"

namespace shunt::ui {

namespace {

using nlohmann::json;

std::string name(puzzle::Metric metric) { return std::string(puzzle::to_string(metric)); }

/// -1 for what is not known.
template <class Number>
json known(const std::optional<Number>& number) {
    return number ? json(*number) : json(-1);
}

json job_state(const Job* job) {
    if (job == nullptr) return nullptr;
    json state = {{"id", job->ticket},
                  {"kind", job->kind},
                  {"title", job->terms.title},
                  {"status", job->cancelling ? "cancelling"
                             : job->paused   ? "paused"
                                             : to_string(job->state)},
                  {"done", job->progress.done},
                  {"percent", nullptr}};
    if (const auto fraction = job->progress.fraction())
        state["percent"] = std::floor(static_cast<double>(*fraction) * 100.0);
    return state;
}

json solution_state(const AppModel& model) {
    if (!model.answer()) return nullptr;
    const SolveOutcome& report = model.answer()->report;
    const Player& player = model.player();
    return {{"status", std::string(to_string(report.status))},
            {"length", report.length.value_or(0)},
            {"metric", name(report.metric)},
            {"all", report.shortest_solutions},
            {"number", model.answer()->number},
            {"listed", report.solutions.size()},
            {"shown", player.step()},
            {"playing", player.playing()}};
}

/// What a link needs to show the same step again.
json on_show_state(const AppModel& model) {
    if (model.showing() != Showing::solution) return nullptr;
    const Player& player = model.player();
    const puzzle::Position& from = player.solution()->positions.front();
    const bool start = from == model.puzzle().start();
    return {{"step", player.step()},
            {"from", puzzle::print_position(model.puzzle(), from)},
            {"start", start},
            {"first", !start || !model.answer() || model.answer()->number == 0}};
}

json census_state(const CensusView& census, std::optional<int> hovered) {
    if (census.report == nullptr) return nullptr;
    const CensusOutcome& report = *census.report;
    json depths = json::array();
    for (const std::uint64_t count : report.depths) depths.push_back(std::to_string(count));
    return {{"status", std::string(to_string(report.status))},
            {"metric", name(report.metric)},
            {"reachable", report.reachable},
            {"packings", report.packings},
            {"eccentricity", report.eccentricity},
            {"scale", census.scale == Scale::linear ? "linear" : "log"},
            {"selected", census.selected.value_or(-1)},
            {"hovered", hovered.value_or(-1)},
            {"depths", std::move(depths)}};
}

json findings_state(const AppModel& model) {
    const Found& found = model.findings().of(model.metric());
    json state = json::object();
    if (found.hardest_start)
        state["hardest_start"] = {{"distance", known(found.hardest_start->distance)},
                                  {"starts", found.hardest_start->starts}};
    if (found.diameter) state["diameter"] = known(found.diameter->length);
    if (found.components) state["components"] = found.components->count;
    if (found.difficulty && found.difficulty->bb) {
        const DifficultyOutcome& estimate = *found.difficulty;
        state["difficulty"] = {{"status", std::string(to_string(estimate.status))},
                               {"bb", *estimate.bb},
                               {"mean_path", *estimate.mean_path},
                               {"standard_error", *estimate.standard_error},
                               {"vertices", *estimate.vertices},
                               {"samples", *estimate.samples}};
    }
    return state;
}

json programs_state(const TilePrograms& programs, const JobList& jobs) {
    json state = {
        {"running", programs.job(jobs) != nullptr}, {"note", programs.file_note()}, {"attempts", json::array()}};
    if (!programs.report()) return state;
    const ProgramReport& report = *programs.report();
    state["status"] = std::string(to_string(report.walk.status));
    state["length"] = report.walk.length.value_or(-1);
    state["passes"] = report.passes;
    for (const ProgramAttempt& attempt : report.attempts)
        state["attempts"].push_back(
            {{"steps", attempt.steps}, {"outcome", attempt.outcome}, {"variables", attempt.variables}});
    return state;
}

json tiles_state(const AppModel& model) {
    const TileLab& lab = model.tiles();
    const Job* job = lab.job(model.jobs());
    json state = {{"board", npuzzle::print_board(lab.board())},
                  {"goal", npuzzle::print_board(lab.goal())},
                  {"solvable", lab.parity().solvable},
                  {"text", lab.text()},
                  {"fault", lab.text_fault()},
                  {"job", job == nullptr   ? ""
                          : lab.shuffles() ? "shuffle"
                                           : "solve"},
                  {"answer", nullptr},
                  {"step", lab.shows_solution() ? lab.playback().step() : -1},
                  {"playing", lab.playback().playing()},
                  {"failure", lab.failure()}};
    state["programs"] = programs_state(lab.programs(), model.jobs());
    if (const TileAnswer* answer = lab.answer()) {
        const TileReport& report = answer->report;
        state["answer"] = {{"status", std::string(to_string(report.status))},
                           {"length", report.length.value_or(-1)},
                           {"best", report.best.value_or(-1)},
                           {"at_least", report.at_least.value_or(-1)},
                           {"letters", report.letters},
                           {"method", report.method},
                           {"nodes", report.nodes}};
    }
    return state;
}

json build_state(const AppModel& model) {
    const Editor& editor = model.editor();
    const std::optional<Error>& fault = model.typed().fault();
    static const std::array kTools{"move", "paint", "erase", "wall", "outside", "gate"};
    json selected = json::array();
    for (const std::size_t piece : editor.selected()) {
        if (piece < editor.drawing().pieces.size()) selected.push_back(editor.drawing().pieces[piece].name);
    }
    return {{"text", to_text(editor.drawing())},
            {"puzzle", editor.puzzle() != nullptr},
            {"tool", kTools[static_cast<std::size_t>(editor.tool())]},
            {"layer", editor.layer()},
            {"selected", std::move(selected)},
            {"cursor", {editor.cursor().row + 1, editor.cursor().column + 1}},
            {"picks", editor.picks_several()},
            {"typed", model.typed().text(editor)},
            {"fault", fault ? to_string(*fault) : ""},
            {"version", editor.version()}};
}

json sample_state(const Sample* sample) {
    if (sample == nullptr) return nullptr;
    return {{"depth", sample->depth}, {"index", sample->index}, {"kept", sample->kept}};
}

void add_puzzle(json& state, const AppModel& model) {
    const PlaySession& session = model.session();
    const moves::Counts counts = session.counts();
    const puzzle::Position& shown = model.board();
    state["puzzle_id"] = model.entry().id;
    state["title"] = title(model.entry());
    state["text"] = model.entry().text;
    state["metric"] = name(model.metric());
    state["default_metric"] = name(model.puzzle().metric());
    state["position"] = puzzle::print_position(model.puzzle(), shown);
    state["play"] = play_text(session);
    state["start"] = canonical(model.puzzle(), shown) == canonical(model.puzzle(), model.puzzle().start());
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const auto count = counts.in(metric);
        state["counts"][name(metric)] = count ? json(*count) : json(nullptr);
    }
    state["solved"] = model.solved();
    state["own_solution"] = session.solved() && session.step() > 0;
    state["hint"] = model.shown_hint() ? moves::describe(model.puzzle(), model.shown_hint()->move) : std::string();
}

}  // namespace

std::string state_json(const AppModel& model, const ViewState& view, const StateExtras& extras, int frames) {
    json state = {{"puzzle_id", ""},
                  {"title", ""},
                  {"text", ""},
                  {"position", ""},
                  {"start", true},
                  {"counts", {}},
                  {"solved", false},
                  {"own_solution", false},
                  {"hint", ""},
                  {"metric", "move"},
                  {"default_metric", "move"},
                  {"play", ""}};
    if (model.has_puzzle()) add_puzzle(state, model);
    state["job"] = job_state(model.jobs().current(JobModule::solver));
    state["lab"] = job_state(model.jobs().current(JobModule::lab));
    state["jobs"] = json::array();
    for (const Job& job : model.jobs().jobs()) state["jobs"].push_back(job_state(&job));
    if (model.has_puzzle()) state["findings"] = findings_state(model);
    state["solution"] = solution_state(model);
    state["on_show"] = model.has_puzzle() ? on_show_state(model) : json();
    state["census"] = census_state(model.census(), extras.hovered);
    const std::string_view task = current_task(view, extras.layout).id;
    if (task == "tiles") state["tiles"] = tiles_state(model);
    if (task == "build") state["build"] = build_state(model);
    state["drawn"] = task == "build" && model.editor().puzzle() ? model.editor().puzzle()->text : "";
    state["sample"] = sample_state(model.sample());
    state["selected_piece"] = view.selected_piece ? static_cast<int>(*view.selected_piece) : -1;
    state["task"] = task;
    state["settings"] = settings_text(model, task);
    state["layout"] = to_string(extras.layout);
    state["frames"] = frames;
    const Welcome& welcome = view.welcome;
    state["welcome"] = welcome.task || welcome.ways ? "cards" : welcome.arrow ? "arrow" : "";
    state["dark"] = view.dark;
    state["reduced_motion"] = extras.reduced_motion;
    state["dpr"] = extras.ratio;
    return outcome::text_of(state);
}

}  // namespace shunt::ui
