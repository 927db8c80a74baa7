// A puzzle that can be opened, with the text it was read from.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

/// A puzzle and its start with the text they were read from. Shared between the library and whoever plays it; never changes.
struct Entry : puzzle::Problem {
    std::string id;        ///< file name without extension; "" for a text the user opened
    std::string text;      ///< the puzzle file
    std::string family{};  ///< "Rush Hour": which part of the library it is in; "" for a text the user opened
};
using EntryPtr = std::shared_ptr<const Entry>;

/// Reads one puzzle text. The error names the place.
[[nodiscard]] Result<EntryPtr> read_entry(std::string id, std::string text, std::string family = "");

/// The name, or the id, or "Puzzle" when it has neither.
[[nodiscard]] std::string title(const Entry& entry);
/// "Klotski (M. Gardner, 1964)": what somebody's change of it comes from, as the source of that says it.
[[nodiscard]] std::string origin_of_change(const Entry& entry);
/// What the file states of a subject, for `metric` where one applies; null when nothing.
[[nodiscard]] const puzzle::Fact* fact(const Entry& entry, puzzle::Fact::Subject subject,
                                       std::optional<puzzle::Metric> metric = std::nullopt);
/// The length of a shortest solution as the file states it; nothing when it states none, no solution, or what no int holds.
[[nodiscard]] std::optional<int> known_length(const Entry& entry, puzzle::Metric metric);

}  // namespace shunt::ui
