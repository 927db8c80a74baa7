#include "ui/model/solution_walk.hpp"

#include <algorithm>
#include <charconv>

#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/column_rows.hpp"

namespace shunt::ui {

namespace {

std::uint64_t ways_from(const std::string& decimal) {
    std::uint64_t ways = 0;
    const auto [end, fault] = std::from_chars(decimal.data(), decimal.data() + decimal.size(), ways);
    const bool read = fault == std::errc() && end == decimal.data() + decimal.size();
    return read ? std::min(ways, SolutionWalk::kMostNumbered + 1) : SolutionWalk::kMostNumbered + 1;
}

bool all_below(const std::vector<std::uint64_t>& numbers, std::size_t size) {
    return std::all_of(numbers.begin(), numbers.end(), [size](std::uint64_t number) { return number < size; });
}

/// Whether the image of its image is it.
bool is_pair(const std::vector<outcome::Choice>& column, const outcome::Choice& choice) {
    if (*choice.mirror >= column.size()) return false;
    const auto& image = column[static_cast<std::size_t>(*choice.mirror)].mirror;
    return image && *image < column.size() && &column[static_cast<std::size_t>(*image)] == &choice;
}

/// Whether it is a graph in which every way leads from the one start to a goal.
bool is_sound(const outcome::Choices& choices) {
    const auto& moves = choices.moves;
    if (moves.empty() || moves.front().size() != 1) return false;
    for (std::size_t at = 0; at < moves.size(); ++at) {
        const std::size_t next = at + 1 < moves.size() ? moves[at + 1].size() : 0;
        for (const outcome::Choice& choice : moves[at]) {
            if (!all_below(choice.next, next) || choice.next.empty() != (next == 0)) return false;
            if (choice.mirror && !is_pair(moves[at], choice)) return false;
        }
    }
    return true;
}

}  // namespace

bool SolutionWalk::load(const puzzle::Puzzle& puzzle, const outcome::Choices& choices) {
    clear();
    if (!is_sound(choices) || !read(puzzle, choices)) {
        clear();
        return false;
    }
    arrange();
    way_.assign(columns_.size(), 0);
    for (std::size_t at = 0; at + 1 < columns_.size(); ++at) way_[at + 1] = columns_[at][way_[at]].next.front();
    return true;
}

bool SolutionWalk::read(const puzzle::Puzzle& puzzle, const outcome::Choices& choices) {
    for (const auto& told : choices.moves) {
        Column& column = columns_.emplace_back();
        for (const outcome::Choice& choice : told) {
            auto position = puzzle::parse_position(puzzle, choice.position);
            if (!position) return false;
            Place& place = column.emplace_back();
            place.position = canonical(puzzle, *position);
            place.ways = ways_from(choice.ways);
            place.solutions = choice.solutions;
            place.next.assign(choice.next.begin(), choice.next.end());
            if (choice.mirror) place.mirror = static_cast<std::size_t>(*choice.mirror);
            moves_.emplace(place.position, static_cast<int>(columns_.size()) - 1);
        }
    }
    return true;
}

void SolutionWalk::arrange() {
    ColumnRows rows;
    for (const Column& column : columns_) {
        auto& nodes = rows.emplace_back();
        for (const Place& place : column) nodes.push_back({place.next, place.mirror});
    }
    arrange_rows(rows);
    for (std::size_t at = 0; at < columns_.size(); ++at)
        for (std::size_t i = 0; i < columns_[at].size(); ++i) columns_[at][i].row = rows[at][i].row;
}

std::size_t SolutionWalk::widest() const {
    std::size_t most = 0;
    for (const Column& column : columns_) most = std::max(most, column.size());
    return most;
}

std::optional<int> SolutionWalk::move_of(const puzzle::Position& position) const {
    const auto found = moves_.find(position);
    return found == moves_.end() ? std::nullopt : std::optional(found->second);
}

/// From every position the way on that leaves the old one least, found from the goals back.
void SolutionWalk::pick(int move, std::size_t number) {
    if (move < 0 || move > length() || number >= column(move).size()) return;
    struct On {
        std::size_t changes =
            SIZE_MAX;  // positions that are not the old way's; SIZE_MAX: it does not pass what was picked
        std::size_t next = 0;
    };
    std::vector<std::vector<On>> best(columns_.size());
    for (std::size_t at = columns_.size(); at-- > 0;) {
        best[at].resize(columns_[at].size());
        for (std::size_t i = 0; i < best[at].size(); ++i) {
            if (at == static_cast<std::size_t>(move) && i != number) continue;
            On& on = best[at][i];
            if (at + 1 == columns_.size()) on.changes = 0;
            for (const std::size_t next : columns_[at][i].next) {
                if (best[at + 1][next].changes < on.changes) on = {best[at + 1][next].changes, next};
            }
            if (on.changes != SIZE_MAX && i != way_[at]) ++on.changes;
        }
    }
    for (std::size_t at = 0; at + 1 < columns_.size(); ++at) way_[at + 1] = best[at][way_[at]].next;
}

std::optional<std::uint64_t> SolutionWalk::count() const {
    if (empty() || columns_.front().front().ways > kMostNumbered) return std::nullopt;
    return columns_.front().front().ways;
}

std::optional<std::uint64_t> SolutionWalk::number() const {
    if (!count()) return std::nullopt;
    std::uint64_t before = 0;
    for (std::size_t at = 0; at + 1 < columns_.size(); ++at) {
        for (const std::size_t next : columns_[at][way_[at]].next) {
            if (next == way_[at + 1]) break;
            before += columns_[at + 1][next].ways;
        }
    }
    return before;
}

void SolutionWalk::go_to(std::uint64_t number) {
    if (!count() || number >= *count()) return;
    for (std::size_t at = 0; at + 1 < columns_.size(); ++at) {
        for (const std::size_t next : columns_[at][way_[at]].next) {
            way_[at + 1] = next;
            if (number < columns_[at + 1][next].ways) break;
            number -= columns_[at + 1][next].ways;
        }
    }
}

}  // namespace shunt::ui
