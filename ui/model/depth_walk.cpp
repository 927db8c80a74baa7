#include "ui/model/depth_walk.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

namespace {

/// The number of the first position of the page that has this one.
std::uint64_t page_start(std::uint64_t index) { return index / DepthPage::kSize * DepthPage::kSize; }

/// Why a position is not to be had of an answer.
std::string not_told(const outcome::LevelPositions& level) {
    const std::string why = level.reason.empty() ? say("the worker told too few of them") : level.reason;
    return say("No position of this depth can be shown: {why}", {{"why", why}});
}

/// The whole of the text as a number; 0 when it is none.
std::uint64_t position_number_of(const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc() && stop == end ? number : 0;
}

}  // namespace

void DepthWalk::forget() {
    end_wait();
    typed_.reset();
    page_ = {};
}

void DepthWalk::end_wait() {
    wish_.end();
    wanted_.reset();
    sought_.reset();
    way_.reset();
    if (!number_wrong()) typed_.reset();
}

void DepthWalk::want(const Place& place) {
    const Place wanted = place;  // it may be what was wanted
    end_wait();
    typed_.reset();
    wanted_ = wanted;
    if (!ready()) wish_.make(wanted.metric);
}

void DepthWalk::want_position(puzzle::Metric metric, int depth, std::string position) {
    end_wait();
    typed_.reset();
    sought_ = Sought{depth, std::move(position)};
    wish_.make(metric);
}

void DepthWalk::want_way(puzzle::Metric metric, std::string position) {
    end_wait();
    way_ = std::move(position);
    wish_.make(metric);
}

void DepthWalk::type(std::string text, const std::optional<Place>& first, std::uint64_t count) {
    const std::uint64_t number = position_number_of(text);
    const bool valid = first && number > 0 && number <= count;
    if (valid) want({first->metric, first->depth, number - 1});
    typed_ = Typed{std::move(text), !valid};
}

std::string DepthWalk::number(const Sample* shown) const {
    if (typed_) return typed_->text;
    return shown != nullptr ? std::to_string(shown->index + 1) : "";
}

std::uint64_t DepthWalk::another(std::uint64_t now, std::uint64_t count) {
    return (now % count + 1 + random_.below(count - 1)) % count;
}

std::optional<Question> DepthWalk::question() const {
    if (!waits()) return std::nullopt;
    if (way_) return PositionQuestion{*way_}.asked();
    if (sought_) return PositionsQuestion{sought_->depth, 0, DepthPage::kSize, sought_->position}.asked();
    return PositionsQuestion{wanted_->depth, page_start(wanted_->index), DepthPage::kSize}.asked();
}

bool DepthWalk::ready() const { return wanted_ && page_.has(wanted_->metric, wanted_->depth, wanted_->index); }

std::optional<Sample> DepthWalk::ready_sample() const {
    if (!ready()) return std::nullopt;
    return Sample{wanted_->depth, wanted_->index, page_.total, page_.at(wanted_->index)};
}

bool DepthWalk::is_about_wanted(const PositionsFound& found) const {
    return wanted_ && found.metric == wanted_->metric &&
           found.level.depth == static_cast<std::uint64_t>(wanted_->depth) &&
           found.level.from == page_start(wanted_->index);
}

std::string DepthWalk::take(const PositionsFound& found, const puzzle::Puzzle& puzzle) {
    if (sought_) return take_sought(found, puzzle);
    if (!is_about_wanted(found)) return "";
    const outcome::LevelPositions& level = found.level;
    DepthPage page{
        found.metric, wanted_->depth, level.from, std::max(level.total, level.from + level.positions.size()), {}};
    for (const std::string& text : level.positions) {
        auto position = puzzle::parse_position(puzzle, text);
        if (!position) {
            end_wait();
            return say("The position could not be read: {why}", {{"why", to_string(position.error())}});
        }
        page.positions.push_back(std::move(position).value());
    }
    if (page.has(wanted_->metric, wanted_->depth, wanted_->index)) {
        page_ = std::move(page);
        wish_.end();
        return "";
    }
    end_wait();
    return not_told(level);
}

/// Pages that were asked for without it are not what is waited for.
std::string DepthWalk::take_sought(const PositionsFound& found, const puzzle::Puzzle& puzzle) {
    const outcome::LevelPositions& level = found.level;
    if (!wish_.waits_in(found.metric) || found.holding != sought_->position) return "";
    const auto place = std::find(level.positions.begin(), level.positions.end(), sought_->position);
    if (place != level.positions.end()) {
        wanted_ = Place{found.metric, sought_->depth,
                        level.from + static_cast<std::uint64_t>(place - level.positions.begin())};
        sought_.reset();
        return take(found, puzzle);
    }
    end_wait();
    return not_told(level);
}

bool DepthWalk::take(const PositionTold& told) {
    if (!way_ || !wish_.waits_in(told.metric) || told.position != *way_) return false;
    end_wait();
    return true;
}

}  // namespace shunt::ui
