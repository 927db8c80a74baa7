// The puzzle that is open, as all parts of the model see it: which it is, the book about its game, the metric that is chosen, and why what
// was asked about it last could not be told. What is played of it is in Play, what is asked about it goes through Requests.
#pragma once

#include <optional>
#include <string>

#include "core/moves/motions.hpp"
#include "ui/entry/entry.hpp"
#include "ui/jobs/outbox.hpp"
#include "ui/known/dossier.hpp"

namespace shunt::ui {

class OpenPuzzle {
public:
    [[nodiscard]] bool has_puzzle() const { return entry_ != nullptr; }
    /// Null when there is none; of what follows only failure() and the book mean anything then.
    [[nodiscard]] const EntryPtr& entry_ptr() const { return entry_; }
    [[nodiscard]] const Entry& entry() const { return *entry_; }
    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return entry_->puzzle; }
    [[nodiscard]] bool has_goal() const { return !puzzle().goals().empty(); }
    [[nodiscard]] bool is(const EntryPtr& entry) const { return has_puzzle() && entry == entry_; }
    /// Its game (ui/known/game.hpp); "" when there is none.
    [[nodiscard]] std::string game() const;

    /// Opens another, with the book about it and in the metric of its author.
    void turn_to(EntryPtr entry, DossierPtr book);
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    void set_metric(puzzle::Metric metric);
    /// In the metric.
    [[nodiscard]] moves::Motions& motions() { return *motions_; }

    // ── what is known of it ──
    [[nodiscard]] const Dossier& book() const { return *book_; }
    [[nodiscard]] Dossier& book() { return *book_; }
    [[nodiscard]] const DossierPtr& book_ptr() const { return book_; }
    [[nodiscard]] const std::optional<Answer>& answer() const { return book_->answer(metric_); }
    [[nodiscard]] const std::optional<Answer>& answer(puzzle::Metric metric) const { return book_->answer(metric); }
    /// Some solution from the start, while nothing is settled; null when there is none.
    [[nodiscard]] const AnyOutcome* way() const;
    /// Whether all positions are counted, in the metric, and so few that what else can be told of them is worked out without being asked.
    [[nodiscard]] bool has_few_positions() const;
    /// Plays through the solutions of the book that nobody has looked at yet.
    void read_solutions() { book_->read_solutions(puzzle(), entry_->start); }
    /// Has the page keep what is proved and new; after every command.
    void keep_known(Outbox& outbox);

    // ── what was asked last ──
    /// Why it could not be told, a sentence; "" when it could.
    [[nodiscard]] const std::string& failure() const { return failure_; }
    void fail(std::string why) { failure_ = std::move(why); }
    void clear_failure() { failure_.clear(); }

private:
    EntryPtr entry_;
    DossierPtr book_ = std::make_shared<Dossier>();
    puzzle::Metric metric_ = puzzle::Metric::move;
    std::optional<moves::Motions> motions_;
    std::string failure_;
};

}  // namespace shunt::ui
