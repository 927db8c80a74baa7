#include "ui/model/play_session.hpp"

#include <algorithm>
#include <array>

namespace shunt::ui {

namespace {

/// The counts of a line that goes on by one move after `last` (none when null): what the pair counts more than `last` alone.
moves::Counts count_on(moves::Counts counts, const moves::Move* last, const moves::Move& next) {
    if (last == nullptr) return moves::count({&next, 1});
    const moves::Counts alone = moves::count({last, 1});
    const moves::Counts together = moves::count(std::array{*last, next});
    for (std::size_t i = 0; i < counts.by_metric.size(); ++i) {
        std::optional<int>& count = counts.by_metric[i];
        if (count && together.by_metric[i])
            *count += *together.by_metric[i] - *alone.by_metric[i];
        else
            count.reset();
    }
    return counts;
}

}  // namespace

PlaySession::PlaySession(EntryPtr entry) : entry_(std::move(entry)) {
    nodes_.push_back({kRoot, {}, entry_->start, moves::count({}), true});
}

bool PlaySession::at_start() const { return canonical(puzzle(), position()) == canonical(puzzle(), entry().start); }

bool PlaySession::solved() const { return puzzle().is_solved(canonical(puzzle(), position())); }

std::size_t PlaySession::on_way_to(std::size_t node, std::size_t step) const {
    while (nodes_[node].step > step) node = nodes_[node].parent;
    return node;
}

std::vector<moves::Move> PlaySession::line_to(std::size_t node, std::size_t after) const {
    std::vector<moves::Move> moves;
    for (; nodes_[node].step > after; node = nodes_[node].parent) moves.push_back(nodes_[node].move);
    std::reverse(moves.begin(), moves.end());
    return moves;
}

std::vector<moves::Move> PlaySession::moves_between(std::size_t from, std::size_t to) const {
    return line_to(on_way_to(tip_, to), from);
}

void PlaySession::follow() {
    const bool leads_here = step() <= whole_length() && on_way_to(tip_, step()) == current();
    if (!leads_here) tip_ = current();
}

std::optional<moves::Move> PlaySession::go_to(std::size_t step) {
    const std::size_t from = current();
    if (step > whole_length() || step == this->step()) return std::nullopt;
    visit(on_way_to(tip_, step));
    return move_between(from, current());
}

const puzzle::Position& PlaySession::line_start() const { return nodes_[on_way_to(current(), 0)].position; }

std::size_t PlaySession::add(std::size_t parent, moves::Move move, puzzle::Position position) {
    moves::Counts counts = moves::count({});
    bool from_start = false;
    std::size_t step = 0;
    if (parent != kRoot) {
        const Node& before = nodes_[parent];
        counts = count_on(before.counts, before.parent == kRoot ? nullptr : &before.move, move);
        from_start = before.from_start;
        step = before.step + 1;
    }
    nodes_.push_back({parent, std::move(move), std::move(position), counts, from_start, step});
    return nodes_.size() - 1;
}

void PlaySession::visit(std::size_t node) {
    if (node != current()) visited_.add(node);
    follow();
}

void PlaySession::play(moves::Move move) {
    puzzle::Position after = moves::apply(puzzle(), position(), move);
    visit(add(current(), std::move(move), std::move(after)));
}

void PlaySession::lead_on(moves::Move move) {
    puzzle::Position after = moves::apply(puzzle(), position(), move);
    visited_.amend(add(current(), std::move(move), std::move(after)));
    follow();
}

void PlaySession::jump(puzzle::Position position) {
    if (position == this->position()) return;
    visit(position == entry().start ? 0 : add(kRoot, {}, std::move(position)));
}

std::size_t PlaySession::find_visited(const puzzle::Position& position) const {
    const auto visited = visited_.until_now();
    const auto found = std::find_if(visited.rbegin(), visited.rend(),
                                    [&](std::size_t node) { return nodes_[node].position == position; });
    return found == visited.rend() ? kRoot : *found;
}

void PlaySession::adopt(const puzzle::Position& base, std::span<const moves::Move> moves) {
    std::size_t node = find_visited(base);
    if (node == kRoot) node = add(kRoot, {}, base);
    for (const moves::Move& move : moves) node = add(node, move, moves::apply(puzzle(), nodes_[node].position, move));
    visit(node);
}

void PlaySession::retell(std::span<const moves::Move> moves) {
    // What stays the same of the line is not grown again.
    const std::vector<moves::Move> old = line();
    const auto fork = std::mismatch(old.begin(), old.end(), moves.begin(), moves.end());
    const auto known = static_cast<std::size_t>(fork.first - old.begin());
    std::size_t node = on_way_to(current(), known);
    for (const moves::Move& move : moves.subspan(known))
        node = add(node, move, moves::apply(puzzle(), nodes_[node].position, move));
    visit(node);
}

void PlaySession::reset() { visit(0); }

std::optional<moves::Move> PlaySession::move_between(std::size_t from, std::size_t to) const {
    if (nodes_[to].parent == from) return nodes_[to].move;
    if (nodes_[from].parent == to) return moves::inverse(nodes_[from].move);
    return std::nullopt;
}

std::optional<moves::Move> PlaySession::undo() {
    const std::size_t from = current();
    if (!visited_.undo()) return std::nullopt;
    follow();
    return move_between(from, current());
}

std::optional<moves::Move> PlaySession::redo() {
    const std::size_t from = current();
    if (!visited_.redo()) return std::nullopt;
    follow();
    return move_between(from, current());
}

}  // namespace shunt::ui
