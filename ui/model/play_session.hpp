// The user's own play of one puzzle: a tree of positions that only grows, and the list of those visited.
//
//            start ──7 D──> a ──2 L──> b            lines: every node knows the move that led to it
//              └───(solution)──> s1 ──> s2          showing a solution adds a branch and destroys nothing
//
//     visited: start, a, b, s2      (history.hpp) undo steps back in this list, so it leads from s2 to b: back to the user's own play.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/moves/move.hpp"
#include "core/puzzle/puzzle.hpp"
#include "ui/entry/history.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

class PlaySession {
public:
    /// Begins at the puzzle's start.
    explicit PlaySession(EntryPtr entry);

    [[nodiscard]] const Entry& entry() const { return *entry_; }
    [[nodiscard]] const EntryPtr& entry_ptr() const { return entry_; }
    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return entry_->puzzle; }
    [[nodiscard]] const puzzle::Position& position() const { return nodes_[current()].position; }
    [[nodiscard]] bool at_start() const;
    [[nodiscard]] bool solved() const;

    /// The moves from the beginning of the line (the puzzle's start, or an adopted position) to here.
    [[nodiscard]] std::vector<moves::Move> line() const { return line_to(current(), 0); }
    /// Calls `look(moves made, position, counts of these)` after each of them, the last one first, until it returns false.
    template <class Look>
    void look_back(Look look) const {
        for (std::size_t at = current(); nodes_[at].step > 0; at = nodes_[at].parent)
            if (!look(nodes_[at].step, nodes_[at].position, nodes_[at].counts)) return;
    }
    /// The last of them; null at the beginning of the line.
    [[nodiscard]] const moves::Move* last_move() const { return step() > 0 ? &nodes_[current()].move : nullptr; }
    /// Names that line for good, as long as the session lasts.
    [[nodiscard]] std::size_t line_number() const { return current(); }
    /// How many moves of it there are.
    [[nodiscard]] std::size_t step() const { return nodes_[current()].step; }
    /// How many moves the line has that here lies on, as far as it was played: going back in it forgets none of it.
    [[nodiscard]] std::size_t whole_length() const { return nodes_[tip_].step; }
    /// Its moves after the first `from`, up to number `to`, of at most whole_length(). O(its length) in steps, not in memory.
    [[nodiscard]] std::vector<moves::Move> moves_between(std::size_t from, std::size_t to) const;
    /// The line counted in every metric.
    [[nodiscard]] const moves::Counts& counts() const { return nodes_[current()].counts; }
    /// The whole line counted so.
    [[nodiscard]] const moves::Counts& whole_counts() const { return nodes_[tip_].counts; }
    /// Where it begins.
    [[nodiscard]] const puzzle::Position& line_start() const;
    /// Whether the line begins at the puzzle's start.
    [[nodiscard]] bool begins_at_start() const { return nodes_[current()].from_start; }

    /// A legal move from here.
    void play(moves::Move move);
    /// A legal move from here, which undo takes back together with what led here.
    void lead_on(moves::Move move);
    /// Begins a new line at any legal position; undo leads back. Nothing happens when the position is this one.
    void jump(puzzle::Position position);
    /// Goes to where `moves` lead from `base` (a position visited before; else a new line begins there). One undo
    /// leads back.
    void adopt(const puzzle::Position& base, std::span<const moves::Move> moves);
    /// Makes these the moves from the beginning of the line, from where they must be legal; one undo leads back.
    void retell(std::span<const moves::Move> moves);
    /// Back to the start; undo leads back.
    void reset();
    /// Goes to where so many moves of the whole line lead; undo leads back. The move that leads there when it is one away. Nothing happens
    /// when the line has not as many. O(its length), like the two above.
    std::optional<moves::Move> go_to(std::size_t step);

    [[nodiscard]] bool can_undo() const { return visited_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return visited_.can_redo(); }
    /// One visit back or on. The move that leads there when the two positions are one move apart.
    std::optional<moves::Move> undo();
    std::optional<moves::Move> redo();

private:
    struct Node {
        std::size_t parent = kRoot;
        moves::Move move;
        puzzle::Position position;
        moves::Counts counts;  // of the line that ends here, kept so that long lines cost no more than short ones
        bool from_start = false;
        std::size_t step = 0;  // moves from the beginning of the line
    };
    static constexpr std::size_t kRoot = static_cast<std::size_t>(-1);

    [[nodiscard]] std::size_t current() const { return visited_.now(); }
    /// The node of `position` that was visited last, or kRoot.
    [[nodiscard]] std::size_t find_visited(const puzzle::Position& position) const;
    std::size_t add(std::size_t parent, moves::Move move, puzzle::Position position);
    void visit(std::size_t node);
    /// Here has become another: the line shown is another, unless it leads through here.
    void follow();
    /// The moves to `node` that come after so many.
    [[nodiscard]] std::vector<moves::Move> line_to(std::size_t node, std::size_t after) const;
    /// The node on the way to `node` that so many moves lead to; there are at least as many.
    [[nodiscard]] std::size_t on_way_to(std::size_t node, std::size_t step) const;
    [[nodiscard]] std::optional<moves::Move> move_between(std::size_t from, std::size_t to) const;

    EntryPtr entry_;
    std::vector<Node> nodes_;
    History<std::size_t> visited_{0};  // nodes
    std::size_t tip_ = 0;              // the end of the whole line
};

}  // namespace shunt::ui
