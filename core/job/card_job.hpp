// Making a result card (outcome/card.hpp): the search that it tells of, and then what is written on it.
#pragma once

#include <array>
#include <string_view>

#include "core/job/card.hpp"
#include "core/outcome/card_outcome.hpp"

namespace shunt::job {

/// What a card tells of.
enum class CardOf : unsigned char {
    census,  ///< how many positions each level has, with a hash of them
    solve,   ///< a shortest solution, or that there is none
};
inline constexpr std::array kCardsOf{CardOf::census, CardOf::solve};
[[nodiscard]] constexpr std::string_view to_string(CardOf of) { return of == CardOf::census ? "census" : "solve"; }

struct CardRequest : PuzzleRequest {
    CardOf of = CardOf::census;
    CardSource source;
};

class CardJob final : public JobOf<outcome::CardOutcome> {
public:
    /// Allocates nothing large. Errors: those of CensusJob or of a job that solves.
    [[nodiscard]] static Result<std::unique_ptr<CardJob>> create(const CardRequest& request);

    bool advance(std::uint64_t budget) override { return search().advance(budget); }
    [[nodiscard]] Progress progress() const override { return search().progress(); }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return search().bytes_needed(); }
    [[nodiscard]] std::uint64_t bytes_at_most() const override { return search().bytes_at_most(); }
    void stop(Status why) override { search().stop(why); }
    [[nodiscard]] Status status() const override { return search().status(); }
    [[nodiscard]] std::string defect() const override { return search().defect(); }

private:
    explicit CardJob(const CardRequest& request) : request_(request) {}

    [[nodiscard]] Job& search() { return census_ ? static_cast<Job&>(*census_) : *solve_; }
    [[nodiscard]] const Job& search() const { return census_ ? static_cast<const Job&>(*census_) : *solve_; }
    [[nodiscard]] outcome::CardOutcome make_outcome() const override;

    CardRequest request_;
    std::unique_ptr<CensusJob> census_;                    // of a card of a census,
    std::unique_ptr<JobOf<outcome::SolveOutcome>> solve_;  // or of one of a solution
};

}  // namespace shunt::job
