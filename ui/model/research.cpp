#include "ui/model/research.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

void Research::ask(Finding finding) {
    open_.clear_failure();
    if (finding == Finding::hardest_start) next_hardest_ = 0;
    findings_.ask(finding, open_.metric());
}

std::optional<Finding> Research::wants_finding() const {
    const CensusOutcome* census = open_.has_puzzle() ? open_.book().census(open_.metric()) : nullptr;
    return census == nullptr ? std::nullopt : findings_.next_unasked(*census);
}

void Research::find_unasked() {
    if (const auto finding = wants_finding()) findings_.ask_aside(*finding, open_.metric());
}

void Research::open_hardest() {
    const auto& found = findings_.of(open_.metric()).of<outcome::HardestStart>();
    if (!found || found->positions.empty()) return;
    const std::size_t number = next_hardest_ % found->positions.size();
    auto position = puzzle::parse_position(open_.puzzle(), found->positions[number]);
    if (!position)
        return outbox_.error(say("The position could not be read: {why}", {{"why", to_string(position.error())}}));
    play_.adopt(std::move(position).value());
    next_hardest_ = number + 1;
    outbox_.announce(
        say("Position {number} of {count} farthest from a goal.", {{"number", number + 1}, {"count", found->starts}}));
}

void Research::receive(const JobEvent& event) {
    if (std::string fault = findings_.receive(event); !fault.empty()) open_.fail(sentence(std::move(fault)));
}

}  // namespace shunt::ui
