#include "core/analysis/census.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {
namespace {

constexpr std::size_t kAlwaysListed = 16;  // positions, whose memory does not count

SearchOptions search_options(const Census::Options& options) {
    SearchOptions search = options.search;
    search.asks_more = options.nearest || options.surveys != nullptr || options.brought != nullptr;
    return search;
}

}  // namespace

using search::Status;

Census::Census(puzzle::Problem problem, const Options& options)
    : problem_(std::move(problem)), options_(options), search_(problem_, Purpose::count, search_options(options)) {}

bool Census::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    switch (phase_) {
        case Phase::searching:
            advance_search(budget);
            break;
        case Phase::listing:
            advance_listing(budget);
            break;
        case Phase::nearest:
            advance_nearest(budget);
            break;
        case Phase::surveying:
            advance_survey(budget);
            break;
        case Phase::ended:
            break;
    }
    return status_ == Status::running;
}

void Census::stop(Status why) {
    if (status_ != Status::running) return;
    status_ = why;
    stopped_ = true;
}

void Census::go_on() {
    if (!can_go_on()) return;
    levels_.reset();
    places_.reset();
    stopped_ = false;
    status_ = Status::running;
}

LevelSeeker& Census::levels() {
    // The older one goes where both might not fit.
    if (places_ && places_->bytes() + search_.bytes_at_most() > options_.search.memory_limit) places_.reset();
    if (!levels_) levels_.emplace(problem_, search_);
    return *levels_;
}

PositionSeeker& Census::places() {
    if (!places_) {
        if (levels_ && levels_->bytes() > options_.search.memory_limit / 2) levels_.reset();
        places_.emplace(problem_, search_);
    }
    return *places_;
}

std::uint64_t Census::place_bytes() const {
    const std::uint64_t held = levels_ ? levels_->bytes() : 0;
    return options_.search.memory_limit - std::min(held, options_.search.memory_limit);
}

std::uint64_t Census::bytes_of_finders() const {
    return (levels_ ? levels_->bytes() : 0) + (places_ ? places_->bytes() : 0);
}

std::uint64_t Census::bytes_left() const {
    return search_.bytes_left() - std::min(bytes_of_finders(), search_.bytes_left());
}

void Census::note_bytes(std::uint64_t beside) { search_.note_bytes(bytes_of_finders() + beside); }

/// Positions whose numbers, and texts in an outcome, fit the memory that is left.
std::size_t Census::most_told() const {
    const puzzle::Board& board = problem_.puzzle.board();
    const auto drawn = static_cast<std::uint64_t>(board.rows()) * static_cast<std::uint64_t>(board.columns() + 1);
    const std::uint64_t anchors = problem_.puzzle.pieces().size() * sizeof(puzzle::Cell);
    // A listing sorts up to twice as many numbers; a text is in the outcome, and in what is written of it.
    const Exploration* const search = search_.exploration();
    const std::uint64_t name = search == nullptr ? sizeof(search::Rank) : search->name_bytes();
    const std::uint64_t each = 2 * name + sizeof(puzzle::Position) + anchors + 2 * (sizeof(std::string) + drawn);
    return std::max(kAlwaysListed, static_cast<std::size_t>(std::min<std::uint64_t>(bytes_left() / each, SIZE_MAX)));
}

void Census::advance_search(std::uint64_t budget) {
    LevelWatch* const watch = options_.watch;
    Exploration* const search = search_.exploration();
    if (watch != nullptr && search != nullptr && watch->is_due(*search)) {
        watch->advance(*search, budget);
    } else if (watch == nullptr ? !search_.advance(budget) : !search_.advance_level(budget)) {
        conclude_search();
    }
}

void Census::conclude_search() {
    counted_ = search_.refusal().empty();
    if (counted_) {
        Exploration& exploration = *search_.exploration();
        listed_ = std::min(options_.list, most_told());
        listing_ = exploration.list_level(exploration.depth(), 0, listed_);
        phase_ = Phase::listing;
        return;
    }
    reason_ = search_.refusal();
    status_ = Status::limit;
}

void Census::advance_listing(std::uint64_t budget) {
    if (listing_ != nullptr) {
        const bool more = listing_->advance(budget);
        search_.note_bytes(listing_->bytes());
        if (more) return;
        antipodes_ = listing_->positions(0, listed_);
        listing_.reset();
    }
    next_phase();
}

/// Begins the next part that was asked for and can be had.
void Census::next_phase() {
    if (phase_ < Phase::nearest && options_.nearest && !problem_.puzzle.goals().empty()) {
        phase_ = Phase::nearest;
        meter_ = std::make_unique<NearnessMeter>(problem_.puzzle);
        return;
    }
    survey_ = next_survey();
    phase_ = survey_ != nullptr ? Phase::surveying : Phase::ended;
    if (survey_ == nullptr) status_ = reason_.empty() ? Status::complete : Status::limit;
}

Survey* Census::next_survey() {
    Survey* const next = options_.surveys != nullptr && !is_brought_ ? options_.surveys->next(search_) : nullptr;
    if (next != nullptr || options_.brought == nullptr || is_brought_) return next;
    is_brought_ = true;
    options_.brought->begin(problem_, metric(), *search_.exploration()->graph(), search_.bytes_left());
    return options_.brought;
}

/// Looks at some more of the positions reached.
void Census::advance_nearest(std::uint64_t budget) {
    PositionGraph& graph = *search_.exploration()->graph();
    const search::Marks& marks = graph.searched().marks();
    for (; measured_ < graph.size() && budget > 0; ++measured_, --budget) {
        if (!marks.is_reached(measured_)) continue;
        puzzle::Position position = graph.position(measured_);
        const Nearness nearness = meter_->of(position);
        if (!nearest_ || nearness < nearest_->nearness)
            nearest_ = Nearest{std::move(position), nearness, meter_->cells_of(nearness.goal)};
    }
    if (measured_ == graph.size()) next_phase();
}

void Census::advance_survey(std::uint64_t budget) {
    search_.note_bytes(survey_->bytes());  // a survey gives back what it held when it is done
    const bool more = survey_->advance(budget);
    search_.note_bytes(survey_->bytes());
    if (survey_->out_of_memory())
        reason_ = search_.exploration()->is_crowded()
                      ? say("{search} ended early: {why}", {{"search", survey_->name()}, {"why", crowded_reason()}})
                      : say("{search} does not fit {size}",
                            {{"search", survey_->name()}, {"size", bytes_text(options_.search.memory_limit)}});
    if (!more || survey_->out_of_memory()) next_phase();
}

}  // namespace shunt::analysis
