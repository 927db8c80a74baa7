#include "ui/panels/explore/profiles.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

/// Why there are no bars yet.
std::string told_of(const Model& model, const Comparison::Beside& beside) {
    if (!beside.entry) return say("Neither the library nor your drafts have a puzzle of this name.");
    if (model.comparison.counts(beside.id, model.open.metric())) return say("Its positions are being counted.");
    const CensusOutcome* refused = beside.refused(model.open.metric());
    return refused == nullptr ? say("Its positions are not counted yet.") : price_text(*refused, kAskedBytes);
}

bool is_same(const Model& model, const Comparison::Beside& beside) { return beside.book.get() == &model.open.book(); }

Profile profile_of(const Model& model, const Comparison::Beside& beside, Scale scale) {
    Profile profile{
        beside.id, beside.entry ? title(*beside.entry) : beside.id, beside.census(model.open.metric(), scale), {}};
    if (!profile.has_bars()) profile.told = told_of(model, beside);
    const bool counting = model.comparison.counts(beside.id, model.open.metric());
    profile.can_count = beside.entry && !counting && !profile.census.is_whole();
    return profile;
}

/// "Klotski: 162 positions": of a depth, of one that has bars.
std::string words_at(const Profile& profile, int depth) {
    return say("{puzzle}: {positions}", {{"puzzle", profile.name}, {"positions", count_text(profile.census, depth)}});
}

}  // namespace

std::vector<Profile> profiles_of(const Model& model) {
    CensusView open = model.explorer.census(model.open.metric());
    Profile first{"", title(model.open.entry()), open, {}};
    if (!first.has_bars()) first.told = say("Its positions are not counted yet.");
    std::vector<Profile> profiles{std::move(first)};
    for (const Comparison::Beside& each : model.comparison.beside())
        if (!is_same(model, each)) profiles.push_back(profile_of(model, each, open.scale));
    return profiles;
}

std::vector<SameGame> same_games_of(const Model& model) {
    std::vector<SameGame> games;
    for (const Comparison::Beside& each : model.comparison.beside())
        if (is_same(model, each)) games.push_back({each.id, title(*each.entry)});
    return games;
}

bool compares(const Model& model) {
    const auto& beside = model.comparison.beside();
    return std::any_of(beside.begin(), beside.end(), [&](const auto& each) { return !is_same(model, each); });
}

int depths_of(const std::vector<Profile>& profiles) {
    int depths = 1;
    for (const Profile& each : profiles) depths = std::max(depths, each.census.last_depth() + 1);
    return depths;
}

ProfileWords words_of(const Profile& profile, puzzle::Metric metric, std::optional<int> depth) {
    if (!profile.has_bars()) return {};
    const CensusView& census = profile.census;
    const Phrase all = census.is_whole() ? Phrase("{count, plural, one {# position} other {# positions}}")
                                         : Phrase("at least {count, plural, one {# position} other {# positions}}");
    const std::string positions = say(all, {{"count", census.report->reachable}});
    if (depth)
        return {positions,
                say("depth {depth}: {count}", {{"depth", *depth}, {"count", grouped(census.count(*depth))}})};
    const std::string farthest = length_text(static_cast<std::uint64_t>(census.last_depth()), metric);
    return {positions,
            say("to {length}, most at {depth}: {count}",
                {{"length", farthest}, {"depth", census.fullest_depth()}, {"count", grouped(census.fullest())}})};
}

std::string sentence_of(const Profile& profile, puzzle::Metric metric, std::optional<int> depth) {
    if (!profile.has_bars())
        return say("{puzzle}: {positions}", {{"puzzle", profile.name}, {"positions", profile.told}});
    const std::string all = say("{puzzle}: {positions}",
                                {{"puzzle", profile.name}, {"positions", census_sentence(profile.census, metric)}});
    if (!depth) return all;
    return all + " " +
           sentence(say("depth {depth}: {count}", {{"depth", *depth}, {"count", count_text(profile.census, *depth)}}));
}

std::vector<std::string> depth_lines(const std::vector<Profile>& profiles, puzzle::Metric metric, int depth) {
    std::vector<std::string> lines{
        say("depth {depth} ({metrics})", {{"depth", std::to_string(depth)}, {"metrics", metric_words(metric)}})};
    for (const Profile& each : profiles)
        if (each.has_bars()) lines.push_back(words_at(each, depth));
    return lines;
}

}  // namespace shunt::ui
