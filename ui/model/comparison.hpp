// Puzzles of the library, and the user's own, whose positions by depth are looked at beside those of the puzzle that is open. Each has the
// book about its game; what no book knows yet is counted by the lab, so that the worker of the open puzzle is left in peace.
//
//     add(id), set(ids) ──> resolve(library, drafts, books) ──> count_next(metric) ──> job of the lab ──> receive(event) ──> its book
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/jobs/job_list.hpp"
#include "ui/known/census_view.hpp"
#include "ui/known/dossiers.hpp"
#include "ui/model/drafts.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

class Comparison {
public:
    Comparison(JobList& jobs, Outbox& outbox) : jobs_(jobs), outbox_(outbox) {}

    /// So many beside the one that is open.
    static constexpr std::size_t kMost = 3;

    struct Beside {
        std::string id;        ///< of the library, or draft_id()
        EntryPtr entry = {};   ///< null while there is none of that id; of a draft, as it was then
        DossierPtr book = {};  ///< null with it

        /// Its positions by depth as far as they are counted; nothing of a puzzle that is not there.
        [[nodiscard]] CensusView census(puzzle::Metric metric, Scale scale) const;
        /// Why they are not counted unasked; null when they were, or nobody has looked yet.
        [[nodiscard]] const CensusOutcome* refused(puzzle::Metric metric) const {
            return book ? book->refused(metric) : nullptr;
        }
    };

    /// By what a draft is known here, where puzzles of the library have ids, too.
    [[nodiscard]] static std::string draft_id(const Draft& draft) { return "yours:" + draft.id; }

    [[nodiscard]] const std::vector<Beside>& beside() const { return beside_; }
    [[nodiscard]] bool has(std::string_view id) const;
    [[nodiscard]] bool is_full() const { return beside_.size() >= kMost; }
    /// At the end; nothing happens when it is there already, or when they are as many as there can be.
    void add(std::string id);
    /// Ends what is counted of it.
    void remove(std::string_view id);
    /// These and no others; false, and nothing changes, when they are too many or one stands there twice.
    bool set(std::vector<std::string> ids);
    /// Puts puzzles and books in place of ids that the library or the drafts have come to know.
    void resolve(const Library& library, const Drafts& drafts, Dossiers& books);

    /// Whether positions of one are to be counted without being asked; those of the game whose book is `open` are others' business.
    [[nodiscard]] bool wants_count(puzzle::Metric metric, const Dossier* open) const {
        return next_to_count(metric, open) != nullptr;
    }
    /// Counts them where that costs little; where not, its book says what it would cost.
    void count_next(puzzle::Metric metric, const Dossier* open);
    /// Counts those of one whatever that costs, within what a page can have; the job is listed with the others.
    void count(std::string_view id, puzzle::Metric metric);
    /// Whether they are being counted, or wait for it.
    [[nodiscard]] bool counts(std::string_view id, puzzle::Metric metric) const;
    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    struct Count {
        Ticket ticket = 0;
        std::string id;
        DossierPtr book;
        puzzle::Metric metric = puzzle::Metric::move;
        bool asked = false;
    };

    [[nodiscard]] const Beside* next_to_count(puzzle::Metric metric, const Dossier* open) const;
    void start(const Beside& puzzle, puzzle::Metric metric, bool asked);
    /// What is counted of it, in any metric, is wanted no more.
    void stop(std::string_view id);
    /// The job is over; false when its positions are as little known as before.
    bool take(const Count& about, const JobEvent& event);

    JobList& jobs_;
    Outbox& outbox_;
    std::vector<Beside> beside_;
    std::vector<Count> counts_;
    std::set<std::pair<std::string, puzzle::Metric>> failed_;  // not asked again by themselves
};

}  // namespace shunt::ui
