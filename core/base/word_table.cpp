#include "core/base/word_table.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <string_view>
#include <vector>

#include "core/base/grammar.hpp"
#include "core/base/words.hpp"

namespace shunt {

namespace {

struct Entry {
    std::string_view english;
    const char* translated;
};

struct WordTable {
    std::string text;
    std::vector<Entry> entries;  // by English text
};

std::atomic<const WordTable*> spoken{nullptr};

const char* translated(std::string_view english) {
    const WordTable& table = *spoken.load();
    const auto place = std::lower_bound(table.entries.begin(), table.entries.end(), english,
                                        [](const Entry& entry, std::string_view text) { return entry.english < text; });
    return place != table.entries.end() && place->english == english ? place->translated : nullptr;
}

/// The parts of a text that each end in NUL; none when the last does not.
std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    if (text.empty() || text.back() != '\0') return parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\0', begin);
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

}  // namespace

bool speak_table(std::string text) {
    auto table = std::make_unique<WordTable>();
    table->text = std::move(text);
    const auto parts = parts_of(table->text);
    if (parts.size() % 2 == 0) return false;  // the tag, and pairs
    for (std::size_t at = 1; at < parts.size(); at += 2) table->entries.push_back({parts[at], parts[at + 1].data()});
    std::sort(table->entries.begin(), table->entries.end(),
              [](const Entry& one, const Entry& other) { return one.english < other.english; });
    const Grammar& grammar = grammar_of(parts.front());
    const bool says_english = table->entries.empty();
    if (!says_english) spoken = table.release();  // kept for good
    speak(says_english ? nullptr : translated, grammar);
    return true;
}

}  // namespace shunt
