#include "ui/model/paper.hpp"

#include <algorithm>
#include <span>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/jobs/json_object.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/entry_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr std::size_t kPrintedMoves = 2000;  // of one line: some ten pages
constexpr int kPrintedBars = 600;            // more cannot be told apart on a sheet

std::string rows_on_paper(const Model& model, const puzzle::Position& position) {
    return puzzle::print_position(model.open.puzzle(), position);
}

/// The first of `length` moves, and how many more there are.
std::string printed_line(const Model& model, const std::string& title, const puzzle::Position& from,
                         std::span<const moves::Move> moves, std::size_t length) {
    JsonList told;
    for (const moves::Move& move : moves) told.add(moves::describe(model.open.puzzle(), move));
    JsonObject line;
    line.put("title", title).put("from", rows_on_paper(model, from)).put_json("moves", told.take());
    return line.put("more", length - moves.size()).take();
}

std::string own_line(const Model& model) {
    const PlaySession& session = model.play.session();
    const std::size_t length = session.step();
    const auto moves = session.moves_between(0, std::min(length, kPrintedMoves));
    const std::string title =
        say("Your moves: {length}", {{"length", counts_text(session.counts(), model.open.metric())}});
    return printed_line(model, title, session.line_start(), moves, length);
}

std::string solution_line(const Model& model, const Solution& solution) {
    const std::span moves = solution.moves;
    const std::string counts = counts_text(moves::count(moves), solution.metric);
    const bool proved = model.open.answer() && model.open.answer()->solution == model.player.solution();
    const std::string title = proved ? say("Solution: {length}, proved shortest", {{"length", counts}})
                                     : say("Solution: {length}", {{"length", counts}});
    return printed_line(model, title, solution.positions.front(), moves.first(std::min(moves.size(), kPrintedMoves)),
                        moves.size());
}

std::string printed_lines(const Model& model) {
    JsonList lines;
    const SolutionPtr& solution = model.player.solution();
    if (solution && !solution->moves.empty()) lines.add_json(solution_line(model, *solution));
    if (model.play.session().step() > 0) lines.add_json(own_line(model));
    return lines.take();
}

/// Of very many depths each bar stands for some, as high as the fullest of them.
std::string printed_chart(const Model& model) {
    const CensusView census = model.explorer.census();
    if (census.report == nullptr || census.last_depth() < 0) return "null";
    const int span = census.last_depth() / kPrintedBars + 1;
    JsonList bars;
    for (int from = 0; from <= census.last_depth(); from += span)
        bars.add_json(std::to_string(census.fullest(from, std::min(from + span, census.last_depth() + 1))));
    JsonObject chart;
    chart.put("sentence", census_sentence(census, model.open.metric())).put("unit", metric_words(model.open.metric()));
    chart.put("last", census.last_depth()).put("goal", census.goal_depth.value_or(-1)).put("span", span);
    return chart.put_json("bars", bars.take()).take();
}

}  // namespace

std::string paper_json(const Model& model) {
    if (!model.open.has_puzzle()) return "{}";
    const Entry& entry = model.open.entry();
    JsonObject paper;
    paper.put("title", title(entry)).put("subtitle", subtitle(entry)).put("task", task(entry)).put("text", entry.text);
    paper.put("source", entry.puzzle.source()).put("start", rows_on_paper(model, entry.start));
    paper.put("position", rows_on_paper(model, model.play.board()));
    return paper.put_json("lines", printed_lines(model)).put_json("chart", printed_chart(model)).take();
}

}  // namespace shunt::ui
