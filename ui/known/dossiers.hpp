// The books about the games met last. Whoever shows a puzzle asks for its book here, and holds it while he shows it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ui/entry/entry.hpp"
#include "ui/known/dossier.hpp"

namespace shunt::ui {

class Dossiers {
public:
    /// So many are kept that nobody holds.
    static constexpr std::size_t kKept = 20;

    /// The one book about the game of the puzzle; an empty one when nothing is known. O(size of the puzzle's text), of the puzzle asked
    /// about last in its game O(1).
    [[nodiscard]] DossierPtr of(const EntryPtr& entry);
    /// How many there are.
    [[nodiscard]] std::size_t size() const { return shelf_.size(); }

private:
    struct Kept {
        EntryPtr entry;  ///< asked about last
        std::string game;
        DossierPtr book;
    };

    /// Lets the books go that nobody has asked for in a long time.
    void tidy();

    std::vector<Kept> shelf_;  // asked for last: at the end
};

}  // namespace shunt::ui
