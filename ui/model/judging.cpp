#include "ui/model/judging.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/editor/nearest_goal.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

void Judging::judge() {
    const EntryPtr& drawn = editor_.puzzle();
    verdict_.look_at(drawn, editor_.version(), known_);
    if (!findings_.is_about(drawn)) findings_.look_at(drawn, drawn ? known_.of(drawn) : nullptr);
    vary();
}

void Judging::vary() {
    const EntryPtr settled = verdict_.settled() ? editor_.puzzle() : nullptr;
    ideas_.look_at(settled, verdict_.metric());
}

const AnyOutcome* Judging::any_solution() const {
    const Judged* judged = fresh();
    return judged != nullptr ? judged->any_solution(verdict_.metric()) : nullptr;
}

const outcome::Nearest* Judging::nearest() const {
    const Judged* judged = fresh();
    const CensusOutcome* census = judged != nullptr ? judged->census(verdict_.metric()) : nullptr;
    return census != nullptr && census->nearest ? &*census->nearest : nullptr;
}

void Judging::use_nearest() {
    const outcome::Nearest* nearest = this->nearest();
    if (nearest == nullptr || !editor_.puzzle()) return;
    const puzzle::Puzzle& puzzle = editor_.puzzle()->puzzle;
    const auto position = puzzle::parse_position(puzzle, nearest->position);
    if (!position)
        return outbox_.error(say("The position could not be read: {why}", {{"why", to_string(position.error())}}));
    const auto change = goal_there(editor_.drawing(), puzzle, static_cast<std::size_t>(nearest->goal), *position);
    if (change) editor_.apply(*change);
}

void Judging::receive(const JobEvent& event) {
    verdict_.receive(event);
    ideas_.receive(event);
    std::string fault = findings_.receive(event);
    // A job that has failed tells of itself.
    if (!fault.empty() && !std::holds_alternative<JobFailed>(event)) outbox_.error(sentence(std::move(fault)));
    vary();
}

}  // namespace shunt::ui
