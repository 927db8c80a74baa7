// Letters kept in memory as long as they are few, before a shelf (shelf.hpp): those of a thin level never become files, each of which takes
// longer to make and to remove than all that is written in it.
//
//     letters for block 7     ███████ ░░░░       on the shelf, and after them those that are held
//     letters for block 8     ░░                 held only; when all together are too many, all go on the shelf
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/parts/shelf.hpp"

namespace shunt::parts {

class HeldLetters final : public Shelf {
public:
    /// `shelf` must outlive it. `most`: bytes that are held.
    HeldLetters(Shelf& shelf, std::uint64_t most) : shelf_(&shelf), most_(most) {}

    /// Bytes of a pile of letters beside them: a node of a map.
    static constexpr std::uint64_t kPileBytes = 96;

    /// Bytes that it takes: texts grow to the double of what they hold.
    [[nodiscard]] static std::uint64_t bytes_needed(std::uint64_t most) { return 2 * most; }

    [[nodiscard]] std::uint64_t size(const Pile& pile) const override;
    void drop(const Pile& pile) override;
    [[nodiscard]] bool keep(const Standing& standing, std::uint64_t ahead) override;
    [[nodiscard]] const std::string& failure() const override { return shelf_->failure(); }

private:
    using Name = std::pair<int, std::uint64_t>;  // depth and block
    struct Held {
        std::uint64_t on_shelf = 0;  // bytes of the pile
        std::string letters;         // behind them
    };

    [[nodiscard]] static Name name(const Pile& pile) { return {pile.depth, pile.block}; }
    [[nodiscard]] bool write(const Pile& pile, std::string_view bytes) override;
    [[nodiscard]] std::optional<std::string> read(const Pile& pile, std::uint64_t begin, std::size_t most) override;
    [[nodiscard]] bool hand_on();

    Shelf* shelf_;
    std::uint64_t most_;
    std::uint64_t held_bytes_ = 0;
    std::map<Name, Held> held_;
};

}  // namespace shunt::parts
