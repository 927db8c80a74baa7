// Positions of a depth of a census, any of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/analysis/census.hpp"
#include "core/job/question.hpp"
#include "core/job/request_fields.hpp"
#include "core/outcome/level_positions.hpp"

namespace shunt::job {

/// Which: `count` of them from number `from` on, in the order of analysis::LevelSeeker.
struct PositionsAsked {
    std::uint64_t depth = 0;
    std::uint64_t from = 0;
    std::uint64_t count = 16;
    /// Canonical. Instead of `from`: those so many that have this one, when all of the depth are told so many at a time.
    std::optional<puzzle::Position> holding = std::nullopt;
};

class PositionsQuestion final : public Question {
public:
    /// `census` is over, and must outlive it.
    PositionsQuestion(analysis::Census& census, const PositionsAsked& asked);
    /// depth, from? or holding?, count?
    [[nodiscard]] static Result<std::unique_ptr<Question>> asked(RequestFields& fields, analysis::Census& census);

    bool advance(std::uint64_t budget) override;
    void write_answer(outcome::Writer& to) const override { outcome::write(to, answer_); }
    [[nodiscard]] const outcome::LevelPositions& answer() const { return answer_; }

private:
    void refuse_what_is_not_there();
    void find();
    void seek(std::uint64_t from);
    bool look_for_it();
    bool conclude();

    analysis::Census* census_;
    PositionsAsked asked_;
    std::uint64_t seeking_ = 0;  // number of the first one at hand, while the one that is to be held is looked for
    bool is_done_ = false;
    outcome::LevelPositions answer_;
};

}  // namespace shunt::job
