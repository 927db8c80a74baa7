#include "core/job/position_question.hpp"

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

PositionQuestion::PositionQuestion(analysis::Census& census, const puzzle::Position& position) : census_(&census) {
    analysis::PositionSeeker& places = census.places();
    places.find(canonical(census.puzzle(), position), census.place_bytes());
}

Result<std::unique_ptr<Question>> PositionQuestion::asked(RequestFields& fields, analysis::Census& census) {
    const std::string text = fields.needed_text("position");
    if (const auto fault = fields.fault()) return *fault;
    const auto position = puzzle::parse_position(census.puzzle(), text);
    if (!position) return position.error();
    return std::unique_ptr<Question>(new PositionQuestion(census, *position));
}

bool PositionQuestion::advance(std::uint64_t budget) {
    if (is_done_) return false;
    if (census_->places().advance(budget)) return true;
    conclude();
    return false;
}

void PositionQuestion::conclude() {
    is_done_ = true;
    const analysis::PositionSeeker& places = census_->places();
    answer_.reason = places.refusal();
    if (!answer_.reason.empty()) return;
    const auto text = [this](const puzzle::Position& position) { return print_position(census_->puzzle(), position); };
    for (const puzzle::Position& position : places.way()) answer_.way.push_back(text(position));
    for (const auto& [position, depth] : places.neighbours()) answer_.neighbours.push_back({text(position), depth});
    if (answer_.way.empty())
        answer_.reason = say("this position cannot be reached from the start");
    else
        answer_.depth = answer_.way.size() - 1;
}

}  // namespace shunt::job
