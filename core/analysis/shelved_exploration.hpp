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
    /// `bytes_free` outside of memory. `block_words`: of blocks of numbers, a power of two; 0: as large as the memory allows.
    explicit ShelvedLevels(std::uint64_t bytes_free, std::uint64_t block_words = 0)
        : bytes_free_(bytes_free), block_words_(block_words) {}

    /// Before something is begun: where. `shelf` must outlive it and what it begins. `earlier`: what the shelf was told to keep by a
    /// search of the same puzzle in the same metric for the same purpose; from there it goes on.
    void use(parts::Shelf& shelf, std::optional<parts::Standing> earlier) {
        shelf_ = &shelf;
        earlier_ = std::move(earlier);
    }

    [[nodiscard]] std::uint64_t bytes_needed(const packing::PackedSpace& space, std::uint64_t memory) const override;
    [[nodiscard]] std::uint64_t bytes_free() const override { return bytes_free_; }
    [[nodiscard]] std::unique_ptr<Exploration> begin(std::unique_ptr<packing::PackedSpace> space, search::Rank start,
                                                     Purpose purpose, std::uint64_t memory) override;

private:
    [[nodiscard]] parts::ShelfRoom room(const packing::PackedSpace& space, std::uint64_t memory) const;

    parts::Shelf* shelf_ = nullptr;
    std::uint64_t bytes_free_;
    std::uint64_t block_words_;
    std::optional<parts::Standing> earlier_;
};

}  // namespace shunt::analysis
