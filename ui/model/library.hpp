// The puzzles to choose from.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "ui/entry/entry.hpp"

namespace shunt::ui {

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
