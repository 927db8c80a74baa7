// AppModel: what the verdict of a drawing leads on to.
#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/editor/nearest_goal.hpp"
#include "ui/model/app_model.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

void AppModel::judge() {
    const EntryPtr& drawn = editor_.puzzle();
    verdict_.look_at(drawn, editor_.version(), known_, jobs_, outbox_);
    if (!drawn_findings_.is_about(drawn))
        drawn_findings_.look_at(drawn, drawn ? known_.of(drawn) : nullptr, jobs_, outbox_);
    vary();
}

bool AppModel::watch_any_solution() {
    const Judged* judged = verdict_.fresh() ? verdict_.shown() : nullptr;
    if (judged == nullptr || judged->any_solution(verdict_.metric()) == nullptr) return false;
    const AnyOutcome found = *judged->any_solution(verdict_.metric());
    if (found.moves.empty() || !play_drawing()) return false;
    set_metric(found.metric);
    auto solution = read_solution(puzzle(), entry().start, found.moves, found.metric);
    if (!solution) {
        outbox_.error(say("The solver's moves are not legal here; please report this puzzle."));
        return false;
    }
    player_.load(std::move(solution));
    toggle_player();
    return true;
}

void AppModel::take_idea(const EntryPtr& entry) {
    if (const auto fault = entry ? editor_.vary(*entry) : std::nullopt)
        outbox_.error(say("This puzzle cannot be drawn: {why}.", {{"why", fault->message}}));
}

void AppModel::keep_draft() {
    drafts_.keep(editor_, has_puzzle() ? session_->entry_ptr() : nullptr, outbox_);
    if (const auto proved = verdict_.proved()) drafts_.judge(*proved, outbox_);
}

const outcome::Nearest* AppModel::nearest() const {
    const Judged* judged = verdict_.fresh() ? verdict_.shown() : nullptr;
    if (judged == nullptr) return nullptr;
    const CensusOutcome* census = judged->census(verdict_.metric());
    return census != nullptr && census->nearest ? &*census->nearest : nullptr;
}

void AppModel::use_nearest() {
    const outcome::Nearest* nearest = this->nearest();
    if (nearest == nullptr || !editor_.puzzle()) return;
    const auto position = puzzle::parse_position(editor_.puzzle()->puzzle, nearest->position);
    if (!position)
        return outbox_.error(say("The position could not be read: {why}", {{"why", to_string(position.error())}}));
    const auto change =
        goal_there(editor_.drawing(), editor_.puzzle()->puzzle, static_cast<std::size_t>(nearest->goal), *position);
    if (change) editor_.apply(*change);
}

}  // namespace shunt::ui
