#include "core/npuzzle/pattern_table.hpp"

#include <cassert>
#include <new>

#include "core/npuzzle/pattern_search.hpp"

namespace shunt::npuzzle {
namespace {

std::uint64_t mask_bytes(int cells) { return cells <= 16 ? 2 : cells <= 32 ? 4 : 8; }

template <class Mask>
std::unique_ptr<PatternTableBuilder::Search> search_with(PatternTable table, Cell blank_home) {
    using Entry = typename PatternSearch<Mask>::Entry;
    std::unique_ptr<Entry[]> entries(new (std::nothrow) Entry[static_cast<std::size_t>(table.entries())]());
    if (!entries) return nullptr;
    return std::make_unique<PatternSearch<Mask>>(std::move(table), blank_home, std::move(entries));
}

}  // namespace

std::optional<PatternTable> PatternTable::create(Size size, std::vector<Cell> homes) {
    assert(!homes.empty() && PatternIndex::count(size.cells(), homes.size()) != UINT64_MAX);
    auto words = WordArray::create(bytes_for(size.cells(), homes.size()) / sizeof(std::uint64_t) + 1);
    if (!words) return std::nullopt;
    return PatternTable(size, std::move(homes), std::move(*words));
}

std::uint64_t PatternTableBuilder::bytes_needed(Size size, std::size_t tiles) {
    const std::uint64_t entries = PatternIndex::count(size.cells(), tiles);
    if (entries == UINT64_MAX) return entries;
    return entries * 2 * mask_bytes(size.cells()) + PatternTable::bytes_for(size.cells(), tiles);
}

std::optional<PatternTableBuilder> PatternTableBuilder::create(Size size, Cell blank_home, std::vector<Cell> homes) {
    auto table = PatternTable::create(size, std::move(homes));
    if (!table) return std::nullopt;
    const std::uint64_t width = mask_bytes(size.cells());
    auto search = width == 2   ? search_with<std::uint16_t>(std::move(*table), blank_home)
                  : width == 4 ? search_with<std::uint32_t>(std::move(*table), blank_home)
                               : search_with<std::uint64_t>(std::move(*table), blank_home);
    if (!search) return std::nullopt;
    return PatternTableBuilder(std::move(search));
}

PatternTableBuilder::PatternTableBuilder(std::unique_ptr<Search> search) : search_(std::move(search)) {}
PatternTableBuilder::PatternTableBuilder(PatternTableBuilder&&) noexcept = default;
PatternTableBuilder& PatternTableBuilder::operator=(PatternTableBuilder&&) noexcept = default;
PatternTableBuilder::~PatternTableBuilder() = default;

bool PatternTableBuilder::advance(std::uint64_t budget) { return search_->advance(budget); }
std::uint64_t PatternTableBuilder::done() const { return search_->done(); }
PatternTable PatternTableBuilder::take() { return search_->take(); }

}  // namespace shunt::npuzzle
