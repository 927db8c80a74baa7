// Facts that a puzzle's text states, worked out one after the other: what its book does not know yet is asked of the solver, as if somebody
// had pressed Solve or the census, so that what is found is known everywhere.
//
//     begin() ──> next ──> a search or a count ──> the book ── follow() ──> next ... ──> none is left
#pragma once

#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "ui/known/stated.hpp"
#include "ui/model/requests.hpp"

namespace shunt::ui {

class Verification {
public:
    /// A job that tells facts: Purpose::solve or Purpose::census, in a metric.
    using Need = std::pair<Purpose, puzzle::Metric>;

    Verification(const OpenPuzzle& open, Requests& requests, Outbox& outbox)
        : open_(open), requests_(requests), outbox_(outbox) {}

    /// Another puzzle is open.
    void forget();
    /// Works out what is not known yet; what was tried may be tried again.
    void begin();
    /// Nobody waits for that any more.
    void stop();
    /// Asks for the next fact, once the one before is told; after every message.
    void follow();
    [[nodiscard]] bool runs() const { return runs_; }
    /// The job that is under way; absent when none is.
    [[nodiscard]] const std::optional<Need>& current() const { return current_; }

    /// What the facts that are open take, each once, searches first. A count in a metric tells its length, too. `own` is the metric of the
    /// puzzle.
    [[nodiscard]] static std::vector<Need> needs(std::span<const StatedFact> facts, puzzle::Metric own);

private:
    /// What is to be asked next, told once; it ends when nothing is left.
    [[nodiscard]] std::optional<Need> next(std::span<const StatedFact> facts);

    const OpenPuzzle& open_;
    Requests& requests_;
    Outbox& outbox_;
    bool runs_ = false;
    std::optional<Need> current_;
    std::set<Need> tried_;
};

}  // namespace shunt::ui
