// Levels counted, and goals found, with a shelf (core/parts/shelved_search.hpp).
#pragma once

#include <optional>
#include <utility>

#include "core/analysis/on_shelf.hpp"
#include "core/parts/shelf.hpp"
#include "core/parts/shelved_search.hpp"

namespace shunt::analysis {

class ShelvedLevels final : public OnShelf {
public:
    /// `bytes_free` outside of memory.
    explicit ShelvedLevels(std::uint64_t bytes_free) : bytes_free_(bytes_free) {}
    /// The same with blocks of so many words of numbers, a power of two, and so many bytes of letters that are held; 0 words: as large
    /// blocks as the memory allows.
    ShelvedLevels(std::uint64_t bytes_free, std::uint64_t block_words, std::uint64_t held_bytes)
        : bytes_free_(bytes_free), block_words_(block_words), held_bytes_(held_bytes) {}

    /// Before something is begun: where. `shelf` must outlive it and what it begins. `earlier`: what the shelf was told to keep by a
    /// search of the same puzzle in the same metric for the same purpose; from there it goes on.
    void use(parts::Shelf& shelf, std::optional<parts::Standing> earlier) {
        shelf_ = &shelf;
        earlier_ = std::move(earlier);
    }

    [[nodiscard]] std::uint64_t bytes_needed(const packing::PackedSpace& space, std::uint64_t memory,
                                             int workers) const override;
    [[nodiscard]] std::uint64_t bytes_free() const override { return bytes_free_; }
    [[nodiscard]] std::unique_ptr<Exploration> begin(std::unique_ptr<packing::PackedSpace> space, search::Rank start,
                                                     Purpose purpose, std::uint64_t memory,
                                                     search::Crew* crew) override;

private:
    [[nodiscard]] parts::ShelfRoom room(const packing::PackedSpace& space, std::uint64_t memory, int workers) const;

    parts::Shelf* shelf_ = nullptr;
    std::uint64_t bytes_free_;
    std::uint64_t block_words_ = 0;
    std::optional<std::uint64_t> held_bytes_;
    std::optional<parts::Standing> earlier_;
};

}  // namespace shunt::analysis
