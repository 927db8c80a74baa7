// All shortest solutions as ways through columns of positions, and one way among them that can be bent.
//
//     move      0      1      2      3
//               o ═══> o ═══> o ═══> *      pick(1, lower): the way goes on through that position, and elsewhere stays where it is as
//                └───> o ──────┘            far as it can; go_to(number): the ways have an order, that of the list of solutions
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome/choices.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

class SolutionWalk {
public:
    /// Solutions beyond it have no number: then a way can be bent only.
    static constexpr std::uint64_t kMostNumbered = 1'000'000'000'000'000;

    struct Place {
        puzzle::Position position;  ///< canonical
        std::uint64_t ways = 0;     ///< from it to a goal; meaningless where solutions have no number
        std::string solutions;      ///< decimal: how many pass it
        std::vector<std::size_t> next;
        std::optional<std::size_t> mirror;
        float row =
            0;  ///< where it stands in its column, in rows below the middle; mirror images stand opposite each other
    };
    using Column = std::vector<Place>;

    /// Begins at the first solution. False, and nothing is known then, when there are no positions, or none of this puzzle.
    bool load(const puzzle::Puzzle& puzzle, const outcome::Choices& choices);
    void clear() { *this = SolutionWalk(); }

    [[nodiscard]] bool empty() const { return columns_.empty(); }
    /// Moves of each solution.
    [[nodiscard]] int length() const { return static_cast<int>(columns_.size()) - 1; }
    [[nodiscard]] const Column& column(int move) const { return columns_[static_cast<std::size_t>(move)]; }
    /// Most positions of a column.
    [[nodiscard]] std::size_t widest() const;
    /// Whether mirror images stand opposite each other.
    [[nodiscard]] bool has_mirror() const { return !columns_.empty() && columns_.front().front().mirror.has_value(); }
    /// The position of the way after so many moves, by its number in the column.
    [[nodiscard]] std::size_t at(int move) const { return way_[static_cast<std::size_t>(move)]; }
    [[nodiscard]] const puzzle::Position& position(int move) const { return column(move)[at(move)].position; }
    /// The move after which a solution is at the position, which must be canonical.
    [[nodiscard]] std::optional<int> move_of(const puzzle::Position& position) const;

    /// Bends the way.
    void pick(int move, std::size_t number);
    /// How many there are; absent when they have no number.
    [[nodiscard]] std::optional<std::uint64_t> count() const;
    /// Which of them the way is, from 0.
    [[nodiscard]] std::optional<std::uint64_t> number() const;
    void go_to(std::uint64_t number);

private:
    [[nodiscard]] bool read(const puzzle::Puzzle& puzzle, const outcome::Choices& choices);
    void arrange();

    std::vector<Column> columns_;
    std::vector<std::size_t> way_;
    std::map<puzzle::Position, int> moves_;  // by position: after how many moves
};

}  // namespace shunt::ui
