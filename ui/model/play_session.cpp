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
    nodes_.push_back({kRoot, {}, entry_->puzzle.start(), moves::count({}), true});
}

bool PlaySession::at_start() const { return canonical(puzzle(), position()) == canonical(puzzle(), puzzle().start()); }

bool PlaySession::solved() const { return puzzle().is_solved(canonical(puzzle(), position())); }

std::vector<std::size_t> PlaySession::way_to(std::size_t node) const {
    std::vector<std::size_t> way;
    for (; node != kRoot; node = nodes_[node].parent) way.push_back(node);
    std::reverse(way.begin(), way.end());
    return way;
}

std::vector<moves::Move> PlaySession::line_to(std::size_t node) const {
    std::vector<moves::Move> moves;
    for (const std::size_t on_it : way_to(node)) {
        if (nodes_[on_it].parent != kRoot) moves.push_back(nodes_[on_it].move);
    }
    return moves;
}

std::size_t PlaySession::step() const { return way_to(current()).size() - 1; }

void PlaySession::follow() {
    const std::vector<std::size_t> way = way_to(tip_);
    if (std::find(way.begin(), way.end(), current()) == way.end()) tip_ = current();
}

std::optional<moves::Move> PlaySession::go_to(std::size_t step) {
    const std::vector<std::size_t> way = way_to(tip_);
    const std::size_t from = current();
    if (step >= way.size() || way[step] == from) return std::nullopt;
    visit(way[step]);
    return move_between(from, current());
}

const puzzle::Position& PlaySession::line_start() const {
    std::size_t node = current();
    while (nodes_[node].parent != kRoot) node = nodes_[node].parent;
    return nodes_[node].position;
}

std::size_t PlaySession::add(std::size_t parent, moves::Move move, puzzle::Position position) {
    moves::Counts counts = moves::count({});
    bool from_start = false;
    if (parent != kRoot) {
        const Node& before = nodes_[parent];
        counts = count_on(before.counts, before.parent == kRoot ? nullptr : &before.move, move);
        from_start = before.from_start;
    }
    nodes_.push_back({parent, std::move(move), std::move(position), counts, from_start});
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

void PlaySession::jump(puzzle::Position position) {
    if (position == this->position()) return;
    visit(position == puzzle().start() ? 0 : add(kRoot, {}, std::move(position)));
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
