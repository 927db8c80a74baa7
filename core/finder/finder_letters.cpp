#include "core/finder/finder_letters.hpp"

#include <array>

#include "core/parts/rank_list.hpp"

namespace shunt::finder {
namespace {

/// As many numbers as the array has; nothing where there are fewer.
template <std::size_t N>
std::optional<std::array<std::uint64_t, N>> take_numbers(std::string_view& bytes) {
    std::array<std::uint64_t, N> numbers{};
    for (std::uint64_t& number : numbers) {
        const auto read = parts::take_number(bytes);
        if (!read) return std::nullopt;
        number = *read;
    }
    return numbers;
}

void put_numbers(std::string& bytes, std::initializer_list<std::uint64_t> numbers) {
    for (const std::uint64_t number : numbers) parts::put_number(bytes, number);
}

std::uint64_t natural(int value) { return static_cast<std::uint64_t>(value); }

void put_of_pieces(std::string& bytes, int pieces, const Tally::OfPieces& tally) {
    put_numbers(bytes, {natural(pieces), tally.starts.size(), tally.hardest.size()});
    for (const std::uint64_t starts : tally.starts) parts::put_number(bytes, starts);
    for (const Found<Narrow>& found : tally.hardest)
        put_numbers(bytes, {natural(found.length), found.board.bits, natural(found.start), natural(found.goal)});
}

bool add_of_pieces(std::string_view& bytes, Tally& tally, std::size_t most) {
    const auto head = take_numbers<3>(bytes);
    if (!head) return false;
    const auto& [number, lengths, puzzles] = *head;
    const int pieces = static_cast<int>(number);
    for (std::uint64_t length = 0; length < lengths; ++length) {
        const auto starts = parts::take_number(bytes);
        if (!starts) return false;
        if (*starts != 0) tally.count(pieces, static_cast<int>(length), *starts);
    }
    for (std::uint64_t puzzle = 0; puzzle < puzzles; ++puzzle) {
        const auto read = take_numbers<4>(bytes);
        if (!read) return false;
        const auto& [length, board, start, goal] = *read;
        tally.keep(pieces, {static_cast<int>(length), {board}, static_cast<int>(start), static_cast<int>(goal)}, most);
    }
    return true;
}

}  // namespace

void put_unit(std::string& bytes, const Unit& unit) {
    put_numbers(bytes, {unit.stock.size() * 2 + (unit.subtree ? 1 : 0)});
    for (const ShapeId shape : unit.stock) parts::put_number(bytes, shape);
}

std::optional<Unit> take_unit(std::string_view& bytes) {
    const auto head = parts::take_number(bytes);
    if (!head || *head / 2 > bytes.size()) return std::nullopt;
    Unit unit{{}, *head % 2 != 0};
    while (unit.stock.size() < *head / 2) {
        const auto shape = parts::take_number(bytes);
        if (!shape) return std::nullopt;
        unit.stock.push_back(static_cast<ShapeId>(*shape));
    }
    return unit;
}

void put_units(std::string& bytes, const std::vector<Unit>& units) {
    parts::put_number(bytes, units.size());
    for (const Unit& unit : units) put_unit(bytes, unit);
}

std::optional<std::vector<Unit>> take_units(std::string_view& bytes) {
    const auto count = parts::take_number(bytes);
    if (!count || *count > bytes.size()) return std::nullopt;
    std::vector<Unit> units;
    while (units.size() < *count) {
        auto unit = take_unit(bytes);
        if (!unit) return std::nullopt;
        units.push_back(std::move(*unit));
    }
    return units;
}

void put_delivery(std::string& bytes, const Delivery& done) {
    put_unit(bytes, done.unit);
    put_units(bytes, done.rest);
    put_units(bytes, done.kept ? std::vector{*done.kept} : std::vector<Unit>());
}

std::optional<Delivery> take_delivery(std::string_view& bytes) {
    auto unit = take_unit(bytes);
    auto rest = unit ? take_units(bytes) : std::nullopt;
    auto kept = rest ? take_units(bytes) : std::nullopt;
    if (!kept || kept->size() > 1) return std::nullopt;
    Delivery done{std::move(*unit), {}, std::move(*rest)};
    if (!kept->empty()) done.kept = std::move(kept->front());
    return done;
}

void put_tally(std::string& bytes, const Tally& tally) {
    put_numbers(bytes, {tally.stocks, tally.boards, tally.just_solved, tally.positions, tally.by_pieces.size()});
    for (const auto& [pieces, of_pieces] : tally.by_pieces) put_of_pieces(bytes, pieces, of_pieces);
}

bool add_tally(std::string_view& bytes, Tally& tally, std::size_t most) {
    const auto head = take_numbers<5>(bytes);
    if (!head) return false;
    const auto& [stocks, boards, just_solved, positions, numbers] = *head;
    tally.add({stocks, boards, just_solved, positions, {}}, most);
    for (std::uint64_t number = 0; number < numbers; ++number)
        if (!add_of_pieces(bytes, tally, most)) return false;
    return true;
}

}  // namespace shunt::finder
