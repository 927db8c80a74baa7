#include "ui/model/atlas.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

using outcome::Value;

namespace {

std::optional<AtlasGrid::Line> read_line(Value source) {
    const auto metric = puzzle::metric_from(source.text("metric"));
    if (!metric) return std::nullopt;
    return AtlasGrid::Line{*metric,
                           source.small("pieces"),
                           source.count("length"),
                           source.count("tied"),
                           source.text("board"),
                           source.text("goal")};
}

std::optional<AtlasGrid> read_grid(Value source) {
    AtlasGrid grid{source.text("grid"), source.count("boards"), {}, {}};
    for (const Value search : source.field("searches")) {
        const auto metric = puzzle::metric_from(search.text("metric"));
        if (!metric) return std::nullopt;
        grid.visited[static_cast<std::size_t>(*metric)] = search.count("positions");
    }
    for (const Value puzzle : source.field("puzzles")) {
        auto line = read_line(puzzle);
        if (!line) return std::nullopt;
        grid.lines.push_back(std::move(*line));
    }
    return grid.name.empty() || grid.lines.empty() ? std::nullopt : std::optional(std::move(grid));
}

/// Empty when the value is no atlas.
std::vector<AtlasGrid> read_atlas(Value source) {
    std::vector<AtlasGrid> grids;
    for (const Value object : source) {
        auto grid = read_grid(object);
        if (!grid) return {};
        grids.push_back(std::move(*grid));
    }
    return grids;
}

std::string puzzle_text(const AtlasGrid& grid, const AtlasGrid::Line& line) {
    const std::string metric(puzzle::to_string(line.metric));
    std::string blocks = "\n\nboard:\n" + line.board + "\n\ngoal:\n" + line.goal;
    std::replace(blocks.begin(), blocks.end(), '/', '\n');
    std::string text = "name: ";
    text += say("Hardest with {count, plural, one {# piece} other {# pieces}} on {grid}",
                {{"count", line.pieces}, {"grid", grid.name}});
    text.append("\nsource: found by shunt find\nmetric: ").append(metric).append(blocks);
    return text.append("\n\nfacts: ").append(metric).append(" ").append(std::to_string(line.length)).append("\n");
}

}  // namespace

std::string AtlasGrid::title() const {
    const std::size_t times = name.find('x');
    return times == std::string::npos ? name : name.substr(0, times) + " × " + name.substr(times + 1);
}

void Atlas::want(Outbox& outbox) {
    if (wanted_) return;
    wanted_ = true;
    outbox.loads.emplace_back(kFile);
}

void Atlas::retry(Outbox& outbox) {
    if (failure_.empty()) return;
    failure_.clear();
    wanted_ = false;
    want(outbox);
}

void Atlas::fail(std::string reason, Outbox& outbox) {
    grids_.clear();
    puzzles_.clear();
    failure_ = std::move(reason);
    outbox.announce(failure_);
}

void Atlas::receive(Value content, const std::string& fault, Outbox& outbox) {
    if (!fault.empty()) return fail(fault, outbox);
    grids_ = read_atlas(content);
    if (grids_.empty()) return fail(say("The file {file} is damaged.", {{"file", kFile}}), outbox);
    choose(grids_.size() - 1, metric_, outbox);
}

void Atlas::choose(std::size_t grid, puzzle::Metric metric, Outbox& outbox) {
    grid_ = grid;
    metric_ = metric;
    puzzles_.clear();
    for (const AtlasGrid::Line& line : this->grid().lines) {
        if (line.metric != metric) continue;
        auto entry = read_entry("", puzzle_text(this->grid(), line));
        if (!entry) {
            return fail(say("The file {file} is damaged: {why}.", {{"file", kFile}, {"why", to_string(entry.error())}}),
                        outbox);
        }
        auto colours = piece_colours((*entry)->puzzle);
        puzzles_.push_back({line.pieces, line.length, line.tied, std::move(*entry), std::move(colours)});
    }
    outbox.announce(say("{count, plural, one {# puzzle} other {# puzzles}} on {grid}, {metric} metric.",
                        {{"count", puzzles_.size()}, {"grid", this->grid().title()}, {"metric", metric_word(metric)}}));
}

}  // namespace shunt::ui
