// The puzzles to choose from.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

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
/// One line of what is known: "4 × 5 · 81 moves", "6 × 5 · 2,613,742 positions". Columns before rows, as puzzlers say
/// it.
[[nodiscard]] std::string subtitle(const Entry& entry);
/// What the player is asked to do, in one sentence: the file's note, or one made from the goal.
[[nodiscard]] std::string task(const Entry& entry);
/// What the file states of a subject, for `metric` where one applies; null when nothing.
[[nodiscard]] const puzzle::Fact* fact(const Entry& entry, puzzle::Fact::Subject subject,
                                       std::optional<puzzle::Metric> metric = std::nullopt);
/// The length of a shortest solution as the file states it; nothing when it states none, no solution, or what no int holds.
[[nodiscard]] std::optional<int> known_length(const Entry& entry, puzzle::Metric metric);

class Library {
public:
    /// Adds at the end; refuses a text that does not parse.
    Result<EntryPtr> add(std::string id, std::string text, std::string family);

    [[nodiscard]] std::span<const EntryPtr> entries() const { return entries_; }
    /// Null when there is none of that id.
    [[nodiscard]] EntryPtr find(std::string_view id) const;

    /// Whether the user has led the puzzle of this text to its goal.
    [[nodiscard]] bool is_solved(const std::string& text) const { return solved_.count(text) > 0; }
    void mark_solved(std::string text) { solved_.insert(std::move(text)); }

private:
    std::vector<EntryPtr> entries_;
    std::set<std::string> solved_;
};

}  // namespace shunt::ui
