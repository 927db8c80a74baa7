#include "core/finder/tally.hpp"

namespace shunt::finder {

void Tally::count(int pieces, int length, std::uint64_t starts) {
    auto& counts = by_pieces[pieces].starts;
    const auto index = static_cast<std::size_t>(length);
    if (counts.size() <= index) counts.resize(index + 1);
    counts[index] += starts;
}

void Tally::keep(int pieces, const Found<Narrow>& found, std::size_t most) {
    auto& hardest = by_pieces[pieces].hardest;
    if (hardest.size() >= most && !(found < hardest.back())) return;
    hardest.insert(std::upper_bound(hardest.begin(), hardest.end(), found), found);
    if (hardest.size() > most) hardest.pop_back();
}

void Tally::add(const Tally& other, std::size_t most) {
    stocks += other.stocks;
    boards += other.boards;
    just_solved += other.just_solved;
    positions += other.positions;
    for (const auto& [pieces, of_pieces] : other.by_pieces) {
        for (std::size_t length = 0; length < of_pieces.starts.size(); ++length) {
            if (of_pieces.starts[length] != 0) count(pieces, static_cast<int>(length), of_pieces.starts[length]);
        }
        for (const Found<Narrow>& found : of_pieces.hardest) keep(pieces, found, most);
    }
}

}  // namespace shunt::finder
