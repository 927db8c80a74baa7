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
    end();
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
    if (!ready()) make(wanted.metric);
}

void DepthWalk::want_position(puzzle::Metric metric, int depth, std::string position) {
    end_wait();
    typed_.reset();
    sought_ = Sought{depth, std::move(position)};
    make(metric);
}

void DepthWalk::want_way(puzzle::Metric metric, std::string position) {
    end_wait();
    way_ = std::move(position);
    make(metric);
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

Question DepthWalk::question() const {
    if (way_) {
        Question question("position");
        question.put("position", *way_).put("memory", kAskedBytes);
        return question;
    }
    Question question("positions");
    question.put("depth", sought_ ? sought_->depth : wanted_->depth).put("count", DepthPage::kSize);
    sought_ ? question.put("holding", sought_->position) : question.put("from", page_start(wanted_->index));
    return question;
}

void DepthWalk::lose(std::string reason) {
    end_wait();
    outbox_.error(std::move(reason));
}

void DepthWalk::lose_worker() {
    if (!may_ask_again()) lose(say("What was asked of the positions cannot be told: the worker was lost again."));
}

bool DepthWalk::ready() const { return wanted_ && page_.has(wanted_->metric, wanted_->depth, wanted_->index); }

std::optional<Sample> DepthWalk::ready_sample() const {
    if (!ready()) return std::nullopt;
    return Sample{wanted_->depth, wanted_->index, page_.total, page_.at(wanted_->index)};
}

bool DepthWalk::read(const CensusAnswer& answer) {
    if (way_) {
        auto facts = answer.read<outcome::PositionFacts>();
        if (!facts || answer.asked.text("position") != *way_) return facts.has_value();
        told_way_ = std::move(facts);
        end_wait();
        return true;
    }
    const auto level = answer.read<outcome::LevelPositions>();
    if (!level) return false;
    if (!sought_)
        take_page(*level);
    else if (answer.asked.text("holding") == sought_->position)
        take_sought(*level);
    return true;
}

void DepthWalk::take_sought(const outcome::LevelPositions& level) {
    const auto place = std::find(level.positions.begin(), level.positions.end(), sought_->position);
    if (place == level.positions.end()) return lose(not_told(level));
    wanted_ = Place{metric(), sought_->depth, level.from + static_cast<std::uint64_t>(place - level.positions.begin())};
    sought_.reset();
    take_page(level);
}

void DepthWalk::take_page(const outcome::LevelPositions& level) {
    const bool is_about_wanted =
        level.depth == static_cast<std::uint64_t>(wanted_->depth) && level.from == page_start(wanted_->index);
    if (!is_about_wanted) return;
    DepthPage page{
        metric(), wanted_->depth, level.from, std::max(level.total, level.from + level.positions.size()), {}};
    for (const std::string& text : level.positions) {
        auto position = puzzle::parse_position(open_.puzzle(), text);
        if (!position)
            return lose(say("The position could not be read: {why}", {{"why", to_string(position.error())}}));
        page.positions.push_back(std::move(position).value());
    }
    if (!page.has(metric(), wanted_->depth, wanted_->index)) return lose(not_told(level));
    page_ = std::move(page);
    end();
}

}  // namespace shunt::ui
