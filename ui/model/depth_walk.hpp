// The positions of the depths, one by one: which is wanted before it is there, what is to be asked of a worker for it, and which answer
// is the one that was waited for. One thing is wanted at a time: a position of a depth, by its number or as it is, or the way to one.
//
//     want() ──question()──> the worker ──> ready(): page() has it, or told_way()
//
// Answers come late: about another page, another position or another metric than is wanted by then. Those change nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/base/random.hpp"
#include "core/outcome/level_positions.hpp"
#include "core/outcome/position_facts.hpp"
#include "ui/known/census_view.hpp"
#include "ui/model/census_wish.hpp"
#include "ui/model/depth_page.hpp"
#include "ui/model/open_puzzle.hpp"

namespace shunt::ui {

class DepthWalk final : public CensusWish {
public:
    DepthWalk(const OpenPuzzle& open, Outbox& outbox) : open_(open), outbox_(outbox) {}

    /// A position of a depth, by its number from 0.
    struct Place {
        puzzle::Metric metric = puzzle::Metric::move;
        int depth = 0;
        std::uint64_t index = 0;
    };

    /// Nothing is known, and nothing waited for: the puzzle is another one.
    void forget() override;
    /// What was waited for is waited for no more. A text that names no position stays, marked, until another position is wanted.
    void end_wait();

    void want(const Place& place);
    /// A position of a depth, as print_position writes it: whoever answers knows its number.
    void want_position(puzzle::Metric metric, int depth, std::string position);
    /// The way to that position, as print_position writes it.
    void want_way(puzzle::Metric metric, std::string position);
    /// Absent when no position of a depth is waited for by its number.
    [[nodiscard]] const std::optional<Place>& wanted() const { return wanted_; }
    /// Whether a position is wanted, whatever it is known by.
    [[nodiscard]] bool position_wanted() const { return wanted_ || sought_; }
    [[nodiscard]] bool way_wanted() const { return way_.has_value(); }

    /// Its number, from 1, as text, among so many of a depth; what is no number of a position is kept, marked, and changes nothing else.
    void type(std::string text, const std::optional<Place>& first, std::uint64_t count);
    /// What was typed, as long as that shows nothing; else the number of what is shown, from 1.
    [[nodiscard]] std::string number(const Sample* shown) const;
    [[nodiscard]] bool number_wrong() const { return typed_ && typed_->wrong; }
    /// One of so many by chance, never the one that is left; `count` at least 2.
    [[nodiscard]] std::uint64_t another(std::uint64_t now, std::uint64_t count);

    /// The positions around the one that was shown last, of its depth.
    [[nodiscard]] const DepthPage& page() const { return page_; }
    [[nodiscard]] Question question() const override;
    /// Says why what is wanted cannot be shown.
    void lose(std::string reason) override;
    /// Whoever counts has said why.
    void give_up() override { end_wait(); }
    /// Whether a position is wanted that the page has.
    [[nodiscard]] bool ready() const;
    /// That position; absent when there is none.
    [[nodiscard]] std::optional<Sample> ready_sample() const;
    /// The way that was wanted, once it is told, and once only.
    [[nodiscard]] std::optional<outcome::PositionFacts> take_way() { return std::exchange(told_way_, std::nullopt); }

private:
    struct Sought {
        int depth = 0;
        std::string position;
    };
    struct Typed {
        std::string text;
        bool wrong = false;
    };

    [[nodiscard]] bool read(const CensusAnswer& answer) override;
    void lose_worker() override;
    /// Of a page that was asked for without what is sought, nothing is waited for.
    void take_sought(const outcome::LevelPositions& level);
    void take_page(const outcome::LevelPositions& level);

    const OpenPuzzle& open_;
    Outbox& outbox_;
    std::optional<Place> wanted_;
    std::optional<Sought> sought_;
    std::optional<std::string> way_;  // to that position
    std::optional<outcome::PositionFacts> told_way_;
    std::optional<Typed> typed_;
    DepthPage page_;  // read last
    Random random_{0x5EED};
};

}  // namespace shunt::ui
