#include "core/cli/nearest.hpp"

#include <algorithm>
#include <utility>

namespace shunt::cli {
namespace {

constexpr std::size_t kMostNames = 3;
constexpr std::size_t kLongestWord = 64;    // longer ones are no names
constexpr std::size_t kLettersForEach = 3;  // a slip in so many letters
constexpr std::size_t kLeastBeginning = 3;  // letters that can stand for a whole name

std::string lower(std::string_view word) {
    std::string text(word);
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
    return text;
}

/// How many letters have to be put in, left out, replaced or exchanged with the next one.
std::size_t slips(const std::string& a, const std::string& b) {
    std::vector<std::size_t> before_last;
    std::vector<std::size_t> last(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<std::size_t> row(b.size() + 1, i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (exchanged) row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        before_last = std::exchange(last, std::move(row));
    }
    return last.back();
}

std::size_t distance(const std::string& word, const std::string& name) {
    const bool begins = word.size() >= kLeastBeginning && name.starts_with(word);
    return begins && word.size() < name.size() ? 1 : slips(word, name);
}

}  // namespace

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& names) {
    std::vector<std::pair<std::size_t, std::string>> near;
    if (word.empty() || word.size() > kLongestWord) return {};
    const std::size_t most = std::max<std::size_t>(1, word.size() / kLettersForEach);
    for (const std::string& name : names) {
        const std::size_t far = distance(lower(word), lower(name));
        if (far <= most) near.emplace_back(far, name);
    }
    std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> found;
    for (const auto& [far, name] : near) {
        const bool as_near = far <= near.front().first + 1 && found.size() < kMostNames;
        if (as_near && std::find(found.begin(), found.end(), name) == found.end()) found.push_back(name);
    }
    return found;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& names) {
    const std::vector<std::string> found = nearest(word, names);
    std::string text;
    for (std::size_t i = 0; i < found.size(); ++i)
        text += (i == 0 ? "" : i + 1 < found.size() ? ", " : " or ") + ("'" + found[i] + "'");
    return text.empty() ? text : "; did you mean " + text + "?";
}

}  // namespace shunt::cli
