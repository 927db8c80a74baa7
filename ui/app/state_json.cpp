#include "ui/app/state_json.hpp"

#include <array>
#include <cmath>

#include "core/npuzzle/board_text.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/jobs/json_object.hpp"
#include "ui/model/saved_play.hpp"
#include "ui/model/view_settings.hpp"
#include "ui/panels/shell/tasks.hpp"

namespace shunt::ui {

namespace {

constexpr const char* kNull = "null";

/// -1 for what is not known.
std::int64_t known(const std::optional<std::uint64_t>& number) {
    return number ? static_cast<std::int64_t>(*number) : -1;
}

std::string rows(const Model& model, const puzzle::Position& position) {
    return puzzle::print_position(model.open.puzzle(), position);
}

std::string job_state(const Job* job) {
    if (job == nullptr) return kNull;
    JsonObject state;
    state.put("id", job->ticket).put("kind", job->kind).put("title", job->terms.title);
    state.put("status", job->cancelling ? "cancelling" : job->paused ? "paused" : to_string(job->state));
    state.put("done", job->progress.done);
    if (const auto fraction = job->progress.fraction())
        state.put("percent", static_cast<int>(*fraction * 100));
    else
        state.put_json("percent", kNull);
    return state.take();
}

std::string solution_state(const Model& model) {
    if (!model.open.answer()) return kNull;
    const SolveOutcome& report = model.open.answer()->report;
    const Player& player = model.player;
    JsonObject state;
    state.put("status", to_string(report.status)).put("length", report.length.value_or(0));
    state.put("metric", to_string(report.metric)).put("all", report.shortest_solutions);
    state.put("number", model.open.answer()->number).put("listed", report.solutions.size());
    return state.put("shown", player.step()).put("playing", player.playing()).take();
}

/// What a link needs to show the same step again.
std::string on_show_state(const Model& model) {
    if (model.play.showing() != Showing::solution) return kNull;
    const Player& player = model.player;
    const puzzle::Position& from = player.solution()->positions.front();
    const bool start = from == model.open.entry().start;
    JsonObject state;
    state.put("step", player.step()).put("from", rows(model, from)).put("start", start);
    // One that was chosen is not the one that is found again.
    const bool chosen = model.explorer.solution_step() || (model.open.answer() && model.open.answer()->number != 0);
    return state.put("first", !start || !chosen).take();
}

std::string census_state(const CensusView& census, std::optional<int> hovered) {
    if (census.report == nullptr) return kNull;
    const CensusOutcome& report = *census.report;
    // Told at every change: of very many only how many there are.
    constexpr std::size_t kMostTold = 10'000;
    JsonList depths;
    if (report.depths.size() <= kMostTold)
        for (const std::uint64_t count : report.depths) depths.add(std::to_string(count));
    JsonObject state;
    state.put("status", to_string(report.status)).put("metric", to_string(report.metric));
    state.put("reachable", report.reachable).put("packings", report.packings).put("eccentricity", report.eccentricity);
    state.put("scale", census.scale == Scale::linear ? "linear" : "log");
    state.put("depth_count", report.depths.size());
    state.put("selected", census.selected.value_or(-1)).put("hovered", hovered.value_or(-1));
    return state.put_json("depths", depths.take()).take();
}

std::string difficulty_state(const DifficultyOutcome& estimate) {
    JsonObject state;
    state.put("status", to_string(estimate.status)).put("bb", *estimate.bb).put("mean_path", *estimate.mean_path);
    state.put("standard_error", *estimate.standard_error).put("vertices", *estimate.vertices);
    return state.put("samples", *estimate.samples).take();
}

std::string findings_state(const Model& model) {
    const Found& found = model.findings.of(model.open.metric());
    JsonObject state;
    const auto& [hardest, diameter, components] = found.surveyed;
    if (hardest) {
        JsonObject start;
        start.put("distance", known(hardest->distance)).put("starts", hardest->starts);
        state.put_json(hardest->kKey, start.take());
    }
    if (diameter) state.put(diameter->kKey, known(diameter->length));
    if (components) state.put(components->kKey, components->count);
    if (found.difficulty && found.difficulty->bb) state.put_json("difficulty", difficulty_state(*found.difficulty));
    return state.take();
}

std::string programs_state(const NPuzzlePrograms& programs) {
    JsonObject state;
    JsonList attempts;
    state.put("running", programs.job() != nullptr).put("note", programs.file_note());
    if (const auto& report = programs.report()) {
        state.put("status", to_string(report->walk.status)).put("length", report->walk.length.value_or(-1));
        state.put("passes", report->passes);
        for (const ProgramAttempt& attempt : report->attempts) {
            JsonObject row;
            row.put("steps", attempt.steps).put("outcome", attempt.outcome).put("variables", attempt.variables);
            attempts.add_json(row.take());
        }
    }
    return state.put_json("attempts", attempts.take()).take();
}

std::string npuzzle_answer_state(const NPuzzleAnswer* answer) {
    if (answer == nullptr) return kNull;
    const NPuzzleReport& report = answer->report;
    JsonObject state;
    state.put("status", to_string(report.status)).put("length", report.length.value_or(-1));
    state.put("best", report.best.value_or(-1)).put("at_least", report.at_least.value_or(-1));
    return state.put("letters", report.letters).put("method", report.method).put("nodes", report.nodes).take();
}

std::string npuzzle_state(const Model& model) {
    const NPuzzle& lab = model.npuzzle.get();
    const bool works = lab.job() != nullptr;
    JsonObject state;
    state.put("board", npuzzle::print_board(lab.board())).put("goal", npuzzle::print_board(lab.goal()));
    state.put("solvable", lab.parity().solvable).put("text", lab.text()).put("fault", lab.text_fault());
    state.put("job", !works ? "" : lab.shuffles() ? "shuffle" : "solve");
    state.put_json("answer", npuzzle_answer_state(lab.answer()));
    state.put("step", lab.shows_solution() ? lab.playback().step() : -1).put("playing", lab.playback().playing());
    state.put("failure", lab.failure());
    return state.put_json("programs", programs_state(lab.programs())).take();
}

std::string build_state(const Model& model) {
    const Editor& editor = model.editor;
    const std::optional<Error>& fault = model.typed.fault();
    static const std::array kTools{"move", "paint", "erase", "wall", "outside", "gate"};
    JsonList selected;
    for (const std::size_t piece : editor.selected()) {
        if (piece < editor.drawing().pieces.size()) selected.add(editor.drawing().pieces[piece].name);
    }
    JsonList cursor;
    cursor.add_json(std::to_string(editor.cursor().row + 1));
    cursor.add_json(std::to_string(editor.cursor().column + 1));
    JsonObject state;
    state.put("text", to_text(editor.drawing())).put("puzzle", editor.puzzle() != nullptr);
    state.put("tool", kTools[static_cast<std::size_t>(editor.tool())]).put("layer", editor.layer());
    state.put_json("selected", selected.take()).put_json("cursor", cursor.take()).put("picks", editor.picks_several());
    state.put("typed", model.typed.text(editor)).put("fault", fault ? to_string(*fault) : "");
    return state.put("version", editor.version()).take();
}

std::string sample_state(const Sample* sample) {
    if (sample == nullptr) return kNull;
    return JsonObject().put("depth", sample->depth).put("index", sample->index).put("total", sample->total).take();
}

/// Of the user's own line, by metric; null where it has none.
std::string counts_state(const moves::Counts& counts) {
    JsonObject state;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const auto count = counts.in(metric);
        state.put_json(to_string(metric), count ? std::to_string(*count) : kNull);
    }
    return state.take();
}

void add_puzzle(JsonObject& state, const Model& model) {
    const PlaySession& session = model.play.session();
    const puzzle::Position& shown = model.play.board();
    const bool at_start =
        canonical(model.open.puzzle(), shown) == canonical(model.open.puzzle(), model.open.entry().start);
    state.put("puzzle_id", model.open.entry().id)
        .put("title", title(model.open.entry()))
        .put("text", model.open.entry().text);
    state.put("metric", to_string(model.open.metric())).put("default_metric", to_string(model.open.puzzle().metric()));
    state.put("position", rows(model, shown)).put("play", play_text(session)).put("start", at_start);
    state.put_json("counts", counts_state(session.counts())).put("solved", model.play.solved());
    state.put("own_solution", session.solved() && session.step() > 0);
    state.put("hint",
              model.play.shown_hint() ? moves::describe(model.open.puzzle(), model.play.shown_hint()->move) : "");
    state.put_json("findings", findings_state(model)).put_json("on_show", on_show_state(model));
}

/// The same before there is one.
void add_no_puzzle(JsonObject& state) {
    for (const char* key : {"puzzle_id", "title", "text", "position", "play", "hint"}) state.put(key, "");
    state.put("metric", "move").put("default_metric", "move").put("start", true).put("solved", false);
    state.put("own_solution", false).put_json("counts", "{}").put_json("on_show", kNull);
}

void add_jobs(JsonObject& state, const JobList& jobs) {
    state.put_json("job", job_state(jobs.current(JobModule::solver)));
    state.put_json("lab", job_state(jobs.current(JobModule::lab)));
    JsonList all;
    for (const Job& job : jobs.jobs()) all.add_json(job_state(&job));
    state.put_json("jobs", all.take());
}

void add_view(JsonObject& state, const ViewState& view, const StateExtras& extras) {
    const Welcome& welcome = view.welcome;
    state.put("selected_piece", view.selected_piece ? static_cast<int>(*view.selected_piece) : -1);
    state.put("welcome", welcome.task || welcome.ways ? "cards" : welcome.arrow ? "arrow" : "");
    state.put("layout", to_string(extras.layout)).put("dark", view.dark);
    state.put("reduced_motion", extras.reduced_motion).put("dpr", extras.ratio);
}

}  // namespace

std::string state_json(const Model& model, const ViewState& view, const StateExtras& extras, int frames) {
    const std::string_view task = current_task(view, extras.layout).id;
    JsonObject state;
    model.open.has_puzzle() ? add_puzzle(state, model) : add_no_puzzle(state);
    add_jobs(state, model.jobs);
    state.put_json("solution", solution_state(model))
        .put_json("census", census_state(model.explorer.census(), extras.hovered));
    if (task == "npuzzle") state.put_json("npuzzle", npuzzle_state(model));
    if (task == "build") state.put_json("build", build_state(model));
    state.put("drawn", task == "build" && model.editor.puzzle() ? model.editor.puzzle()->text : "");
    state.put_json("sample", sample_state(model.play.sample()))
        .put("task", task)
        .put("settings", settings_text(model, view, task));
    add_view(state, view, extras);
    return state.put("frames", frames).take();
}

}  // namespace shunt::ui
