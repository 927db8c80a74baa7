// Where the blocks of a definition stand, and what goals say of them: what one must know to change it.
#pragma once

#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "core/variation/change.hpp"

namespace shunt::variation {

class Layout {
public:
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

    explicit Layout(const puzzle::Definition& definition);

    [[nodiscard]] const puzzle::Definition& definition() const { return *definition_; }
    /// The block on a cell; kNobody when it is free, and off the board.
    [[nodiscard]] std::size_t block_at(puzzle::Coordinate at) const;
    /// Whether it is a cell on which pieces may begin and nothing stands.
    [[nodiscard]] bool is_free(puzzle::Coordinate at) const;
    /// Whether the block could stand there at the start.
    [[nodiscard]] bool is_open_to(std::size_t block, const Cells& cells) const;
    [[nodiscard]] const Cells& free_cells() const { return free_; }
    /// Whether a goal names the block, or another that may stand in for it.
    [[nodiscard]] bool is_named(std::size_t block) const { return named_[block]; }
    /// Whether it is named and another may stand in for it: its shape must stay.
    [[nodiscard]] bool is_tied(std::size_t block) const { return tied_[block]; }
    /// A name that no piece has yet.
    [[nodiscard]] const std::string& new_name() const { return new_name_; }

private:
    void note_goals();

    const puzzle::Definition* definition_;
    std::vector<std::size_t> blocks_;  // by cell
    Cells free_;
    std::vector<bool> named_;
    std::vector<bool> tied_;
    std::string new_name_;
};

/// A name that no block has yet: a letter or digit while there is one.
[[nodiscard]] std::string unused_name(const puzzle::Definition& definition);
/// The cells next to these and not among them, ascending.
[[nodiscard]] Cells beside(const Cells& cells);
[[nodiscard]] bool contains(const Cells& cells, puzzle::Coordinate at);
/// Ascending in row-major order.
[[nodiscard]] Cells sorted(Cells cells);
[[nodiscard]] Cells translated(Cells cells, puzzle::Coordinate by);
/// The first cell in row-major order.
[[nodiscard]] puzzle::Coordinate anchor_of(const Cells& cells);

}  // namespace shunt::variation
