#include "ui/model/explore_settings.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace shunt::ui {

namespace {

constexpr std::array kExploreParts{
    ExplorePartWords{ExplorePart::depths, "depths", Phrase("Depths")},
    ExplorePartWords{ExplorePart::solutions, "solutions", Phrase("Solutions")},
    ExplorePartWords{ExplorePart::graph, "graph", Phrase("Graph")},
};

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

}  // namespace

std::span<const ExplorePartWords> explore_parts() { return kExploreParts; }

std::string explore_settings(const Model& model, const ViewState& view) {
    const auto part = std::find_if(kExploreParts.begin(), kExploreParts.end(),
                                   [&](const ExplorePartWords& each) { return each.part == view.explore; });
    const std::vector<Comparison::Beside>& beside = model.comparison.beside();
    if (part == kExploreParts.begin() && beside.empty()) return "";
    std::string text(part->word);
    for (const Comparison::Beside& each : beside) text += " " + each.id;
    return text;
}

bool take_explore_settings(Model& model, ViewState& view, std::string_view text) {
    std::vector<std::string> words = words_of(text);
    if (words.empty()) words.emplace_back(kExploreParts.front().word);
    const auto part = std::find_if(kExploreParts.begin(), kExploreParts.end(),
                                   [&](const ExplorePartWords& each) { return each.word == words.front(); });
    words.erase(words.begin());
    if (part == kExploreParts.end() || !model.comparison.set(std::move(words))) return false;
    view.explore = part->part;
    return true;
}

}  // namespace shunt::ui
