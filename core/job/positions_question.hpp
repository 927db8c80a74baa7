// Positions of a depth of a census, any of them.
#pragma once

#include <cstdint>
#include <string>

#include "core/analysis/census.hpp"
#include "core/job/question.hpp"
#include "core/job/request_fields.hpp"
#include "core/outcome/level_positions.hpp"

namespace shunt::job {

/// Which: `count` of them from number `from` on, in the order of analysis::LevelFinder.
struct PositionsAsked {
    std::uint64_t depth = 0;
    std::uint64_t from = 0;
    std::uint64_t count = 16;
};

class PositionsQuestion final : public Question {
public:
    /// `census` is over, and must outlive it.
    PositionsQuestion(analysis::Census& census, const PositionsAsked& asked);
    /// depth, from?, count?
    [[nodiscard]] static Result<std::unique_ptr<Question>> asked(RequestFields& fields, analysis::Census& census);

    bool advance(std::uint64_t budget) override;
    void write_answer(outcome::Writer& to) const override { outcome::write(to, answer_); }
    [[nodiscard]] const outcome::LevelPositions& answer() const { return answer_; }

private:
    void refuse_what_is_not_there();
    void conclude();

    analysis::Census* census_;
    std::uint64_t count_ = 0;  // to be found
    outcome::LevelPositions answer_;
};

}  // namespace shunt::job
