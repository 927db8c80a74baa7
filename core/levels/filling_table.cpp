#include "core/levels/filling_table.hpp"

#include <algorithm>

namespace shunt::levels {

namespace {

[[nodiscard]] std::size_t words_of(std::uint64_t fillings, std::size_t chunk_words) {
    const std::size_t chunk_bits = 64 * chunk_words;
    return (static_cast<std::size_t>(fillings) + chunk_bits - 1) / chunk_bits * chunk_words;
}

}  // namespace

FillingTable::FillingTable(int free, int units, std::size_t chunk_words, bool by_voids)
    : free_(free),
      chunk_words_(chunk_words),
      fillings_(free, free - units),
      is_turned_((2 * (free - units) <= free) != by_voids),
      words_(words_of(fillings_.size(), chunk_words)) {
    const auto count = static_cast<std::size_t>(fillings_.size());
    voids_.reserve(count);
    rows_.assign((static_cast<std::size_t>(free) + 1) * words_, 0);
    const CellSet cells = free == packing::kMostCells ? ~CellSet{0} : (CellSet{1} << free) - 1;
    for (std::size_t filling = 0; filling < count; ++filling) {
        const CellSet voids = fillings_.voids(is_turned_ ? count - 1 - filling : filling, cells);
        const std::uint64_t bit = std::uint64_t{1} << filling % 64;
        for (CellSet left = voids; left != 0; left &= left - 1)
            rows_[static_cast<std::size_t>(std::countr_zero(left)) * words_ + filling / 64] |= bit;
        rows_[static_cast<std::size_t>(free) * words_ + filling / 64] |= bit;
        voids_.push_back(voids);
    }
}

std::uint64_t FillingTable::bytes_needed(int free, int units, std::size_t chunk_words) {
    const std::uint64_t fillings = packing::Fillings(free, free - units).size();
    const std::uint64_t rows = (static_cast<std::uint64_t>(free) + 1) * words_of(fillings, chunk_words);
    return (rows + fillings) * sizeof(std::uint64_t);
}

FillingCounts::FillingCounts(const FillingTable& table) : table_(&table) {
    if (table.chunks() == 1) return;
    known_.assign(std::min(std::bit_floor(kMostCounts / (table.chunks() + 1)), kMostKnown), kNothing);
    counts_.resize(known_.size() * (table.chunks() + 1));
}

const std::uint32_t* FillingCounts::before(CellSet cells, CellSet free) {
    const CellSet among = gathered_bits(cells, free);
    const std::size_t slot = static_cast<std::size_t>((among + 1) * 0x9E3779B97F4A7C15ull >> 40) & (known_.size() - 1);
    std::uint32_t* const counts = &counts_[slot * (table_->chunks() + 1)];
    if (known_[slot] == among) return counts;
    known_[slot] = among;
    const FillingMembers members(*table_, cells, free);
    counts[0] = 0;
    for (std::size_t chunk = 0; chunk < table_->chunks(); ++chunk) {
        const std::size_t first = chunk * table_->chunk_words();
        const std::size_t here = members.count(first, first + table_->chunk_words());
        counts[chunk + 1] = counts[chunk] + static_cast<std::uint32_t>(here);
    }
    return counts;
}

}  // namespace shunt::levels
