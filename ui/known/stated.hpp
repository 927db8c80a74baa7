// What the text of a puzzle states of it, held against the book about its game.
#pragma once

#include <string>
#include <vector>

#include "ui/entry/entry.hpp"
#include "ui/known/dossier.hpp"

namespace shunt::ui {

/// What stands in place of a length where there is no solution.
inline constexpr const char* kUnsolvable = "unsolvable";

struct StatedFact {
    enum class State : unsigned char { open, equal, differs };

    puzzle::Fact fact;
    State state = State::open;
    std::string found;  ///< decimal digits, kUnsolvable, or "" while it is open

    /// As the text states it, likewise.
    [[nodiscard]] std::string stated() const;
};

/// In the order of the text. What counts is what was proved or counted, never what is stated. O(facts).
[[nodiscard]] std::vector<StatedFact> stated_facts(const Entry& entry, const Dossier& book);

}  // namespace shunt::ui
