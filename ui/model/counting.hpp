// The count of all positions of the puzzle that is open, in each metric: what is asked for it, by the user or because it costs little, and
// what becomes of it. The book keeps the censuses; what is looked at in them is Explorer's.
#pragma once

#include <optional>
#include <set>

#include "ui/model/requests.hpp"

namespace shunt::ui {

class Counting {
public:
    Counting(OpenPuzzle& open, Requests& requests, Outbox& outbox)
        : open_(open), requests_(requests), outbox_(outbox) {}

    /// Another puzzle is open.
    void forget() { counted_unasked_.clear(); }

    void take_census() { requests_.ask(Purpose::census); }
    /// Whether the positions are to be counted without being asked: once in each metric that is chosen.
    [[nodiscard]] bool wants_unasked() const;
    /// Counts them where that costs little; where not, the book says what it would cost.
    void count_unasked();
    /// The next metric in which the positions are to be counted, to be compared: of a puzzle that has few.
    [[nodiscard]] std::optional<puzzle::Metric> wants_comparison() const;
    void compare();
    /// The command line that counts them with more memory than a page has, on the clipboard.
    void copy_census_command() const;

    void take(const CensusDone& done);
    void take(const CensusGrew& grew);
    /// Nobody counts any more.
    void end(const JobRequest& request);

private:
    void tell(const CensusDone& done);
    void count_unasked(puzzle::Metric metric);

    OpenPuzzle& open_;
    Requests& requests_;
    Outbox& outbox_;
    std::set<puzzle::Metric> counted_unasked_;  // of the puzzle that is open
};

}  // namespace shunt::ui
