#include "core/job/positions_question.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

PositionsQuestion::PositionsQuestion(analysis::Census& census, const PositionsAsked& asked) : census_(&census) {
    answer_.depth = asked.depth;
    answer_.from = asked.from;
    refuse_what_is_not_there();
    if (!answer_.reason.empty()) return;
    const std::uint64_t there = std::min(asked.count, answer_.total - answer_.from);
    count_ = std::min<std::uint64_t>(there, census_->most_told());
    if (count_ < there)
        answer_.reason = say("no more than {count, plural, one {# position} other {# positions}} fit the memory",
                             {{"count", count_}});
    census_->levels().find(static_cast<int>(asked.depth), asked.from, static_cast<std::size_t>(count_));
}

Result<std::unique_ptr<Question>> PositionsQuestion::asked(RequestFields& fields, analysis::Census& census) {
    PositionsAsked asked;
    const auto depth = fields.whole("depth");
    if (!depth) fields.blame_field("depth", say("is missing"));
    asked.depth = depth.value_or(0);
    asked.from = fields.whole("from").value_or(asked.from);
    asked.count = fields.whole("count").value_or(asked.count);
    if (const auto fault = fields.fault()) return *fault;
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

bool PositionsQuestion::advance(std::uint64_t budget) {
    if (count_ == 0) return false;
    if (census_->levels().advance(budget)) return true;
    conclude();
    return false;
}

void PositionsQuestion::conclude() {
    count_ = 0;
    if (const std::string& refusal = census_->levels().refusal(); !refusal.empty()) answer_.reason = refusal;
    for (const puzzle::Position& position : census_->levels().found())
        answer_.positions.push_back(print_position(census_->puzzle(), position));
}

}  // namespace shunt::job
