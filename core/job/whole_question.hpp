// A question for which all positions of a census are needed as a graph: they are gathered, then some work is done on them.
//
//     all counted? ──> gather ──> begin() ──> the work, in slices ──> take()
//          └─────────────┴──────────────────────────┴──> refuse(), with the reason
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/analysis/census.hpp"
#include "core/base/words.hpp"
#include "core/job/question.hpp"
#include "core/outcome/archive.hpp"

namespace shunt::job {

/// `Work` has advance(budget), share(), out_of_memory() and bytes(), as graph::DrawnGraph; `Answer` is an outcome with a `reason` why it is
/// none.
template <class Work, class Answer>
class WholeQuestion : public Question {
public:
    bool advance(std::uint64_t budget) final {
        if (is_done_) return false;
        if (work_) return go_on(budget);
        analysis::PositionSeeker& places = census_->places();
        if (places.gather(budget, census_->place_bytes())) return gathers_ = true;
        if (!places.refusal().empty()) return refuse(places.refusal());
        begin(*census_, *places.graph(), work_);
        return true;
    }
    void write_answer(outcome::Writer& to) const final { outcome::write(to, answer_); }
    /// To find positions again that were forgotten is taken for half of it.
    [[nodiscard]] double share() const final {
        if (is_done_) return 1;
        if (!work_) return gathers_ ? 0.5 * census_->places().gathered() : 0;
        return gathers_ ? 0.5 + 0.5 * work_->share() : work_->share();
    }

protected:
    /// `census` is over, and must outlive it.
    explicit WholeQuestion(analysis::Census& census) : census_(&census) {
        if (!census.counted()) refuse(say("not every position is known: the census ended before"));
    }

    /// Nothing else is to be done. Returns false.
    bool refuse(std::string reason) {
        is_done_ = true;
        work_.reset();
        answer_.reason = std::move(reason);
        return false;
    }
    [[nodiscard]] Answer& answer() { return answer_; }
    [[nodiscard]] const Answer& answer() const { return answer_; }

private:
    /// Makes the work.
    virtual void begin(analysis::Census& census, analysis::PositionGraph& graph, std::optional<Work>& work) = 0;
    /// Answers with what the work has found.
    virtual void take(Work& work) = 0;
    /// What is said when the memory limit comes first.
    [[nodiscard]] virtual std::string too_large(const analysis::Census& census) const = 0;

    bool go_on(std::uint64_t budget) {
        const bool more = work_->advance(budget);
        census_->note_bytes(work_->bytes());
        if (work_->out_of_memory()) return refuse(too_large(*census_));
        if (more) return true;
        is_done_ = true;
        take(*work_);
        work_.reset();
        return false;
    }

    analysis::Census* census_;
    bool is_done_ = false;
    bool gathers_ = false;      // positions had been forgotten
    std::optional<Work> work_;  // once the positions are there
    Answer answer_;
};

}  // namespace shunt::job
