#include "core/job/positions_question.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

namespace {

/// So many positions are compared at a time with the one that is looked for.
constexpr std::uint64_t kComparedAtOnce = 4096;

}  // namespace

PositionsQuestion::PositionsQuestion(analysis::Census& census, const PositionsAsked& asked)
    : census_(&census), asked_(asked) {
    answer_.depth = asked_.depth;
    answer_.from = asked_.holding ? 0 : asked_.from;
    refuse_what_is_not_there();
    is_done_ = !answer_.reason.empty();
    if (is_done_) return;
    asked_.holding ? seek(0) : find();
}

Result<std::unique_ptr<Question>> PositionsQuestion::asked(RequestFields& fields, analysis::Census& census) {
    PositionsAsked asked;
    const auto depth = fields.whole("depth");
    if (!depth) fields.blame_field("depth", say("is missing"));
    asked.depth = depth.value_or(0);
    asked.from = fields.whole("from").value_or(asked.from);
    asked.count = fields.whole("count").value_or(asked.count);
    const auto holding = fields.text("holding");
    if (holding && asked.count == 0) fields.blame_field("count", say("must not be 0"));
    if (const auto fault = fields.fault()) return *fault;
    if (holding) {
        const auto position = puzzle::parse_position(census.puzzle(), *holding);
        if (!position) return position.error();
        asked.holding = canonical(census.puzzle(), *position);
    }
    return std::unique_ptr<Question>(std::make_unique<PositionsQuestion>(census, asked));
}

void PositionsQuestion::refuse_what_is_not_there() {
    const auto& depths = census_->depths();
    const std::uint64_t depth = answer_.depth;
    if (depth < depths.size()) {
        answer_.total = depths[static_cast<std::size_t>(depth)];
        if (answer_.from >= answer_.total)
            answer_.reason =
                say("depth {depth} has {count, plural, one {# position} other {# positions}}, counted from 0",
                    {{"depth", depth}, {"count", answer_.total}});
    } else if (census_->counted()) {
        answer_.reason = say("there is no depth {depth}: the greatest is {greatest}",
                             {{"depth", depth}, {"greatest", depths.size() - 1}});
    } else {
        answer_.reason = say("depth {depth} is not known: the census ended before it", {{"depth", depth}});
    }
}

/// What is to be told, whose first one is known.
void PositionsQuestion::find() {
    const std::uint64_t there = std::min(asked_.count, answer_.total - answer_.from);
    const auto count = std::min<std::uint64_t>(there, census_->most_told());
    if (count < there)
        answer_.reason = say("no more than {count, plural, one {# position} other {# positions}} fit the memory",
                             {{"count", count}});
    is_done_ = count == 0;
    census_->levels().find(static_cast<int>(answer_.depth), answer_.from, static_cast<std::size_t>(count));
}

/// Some positions among which the one that is looked for may be.
void PositionsQuestion::seek(std::uint64_t from) {
    seeking_ = from;
    const auto count = std::min<std::uint64_t>({kComparedAtOnce, answer_.total - from, census_->most_told()});
    census_->levels().find(static_cast<int>(answer_.depth), from, static_cast<std::size_t>(count));
}

bool PositionsQuestion::advance(std::uint64_t budget) {
    if (is_done_) return false;
    if (census_->levels().advance(budget)) return true;
    return asked_.holding ? look_for_it() : conclude();
}

bool PositionsQuestion::look_for_it() {
    const std::vector<puzzle::Position> some = census_->levels().found();
    const auto place = std::find(some.begin(), some.end(), *asked_.holding);
    if (place != some.end()) {
        const std::uint64_t number = seeking_ + static_cast<std::uint64_t>(place - some.begin());
        answer_.from = number / asked_.count * asked_.count;
        asked_.holding.reset();
        find();
        return true;
    }
    if (!some.empty() && seeking_ + some.size() < answer_.total) {
        seek(seeking_ + some.size());
        return true;
    }
    answer_.reason = say("depth {depth} has no such position", {{"depth", answer_.depth}});
    return conclude();
}

bool PositionsQuestion::conclude() {
    is_done_ = true;
    if (const std::string& refusal = census_->levels().refusal(); !refusal.empty()) answer_.reason = refusal;
    if (asked_.holding) return false;  // it was not found
    for (const puzzle::Position& position : census_->levels().found())
        answer_.positions.push_back(print_position(census_->puzzle(), position));
    return false;
}

}  // namespace shunt::job
