// One position of a census: how far it is, its neighbours, and a shortest way to it.
#pragma once

#include <memory>

#include "core/analysis/census.hpp"
#include "core/job/question.hpp"
#include "core/job/request_fields.hpp"
#include "core/outcome/position_facts.hpp"

namespace shunt::job {

class PositionQuestion final : public Question {
public:
    /// position: as print_position writes it
    [[nodiscard]] static Result<std::unique_ptr<Question>> asked(RequestFields& fields, analysis::Census& census);

    bool advance(std::uint64_t budget) override;
    void write_answer(outcome::Writer& to) const override { outcome::write(to, answer_); }

private:
    PositionQuestion(analysis::Census& census, const puzzle::Position& position);
    void conclude();

    analysis::Census* census_;
    bool is_done_ = false;
    outcome::PositionFacts answer_;
};

}  // namespace shunt::job
