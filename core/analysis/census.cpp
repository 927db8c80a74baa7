#include "core/analysis/census.hpp"

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {
namespace {

SearchOptions search_options(const Census::Options& options) {
    SearchOptions search = options.search;
    const bool more_is_asked = options.nearest || options.hardest_start || options.diameter || options.components;
    if (more_is_asked) search.levels_by = nullptr;
    return search;
}

}  // namespace

using search::Status;

Census::Census(puzzle::Puzzle puzzle, const Options& options)
    : puzzle_(std::move(puzzle)), options_(options), search_(puzzle_, Purpose::count, search_options(options)) {}

bool Census::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    switch (phase_) {
        case Phase::searching:
            if (!search_.advance(budget)) conclude_search();
            break;
        case Phase::nearest:
            advance_nearest(budget);
            break;
        case Phase::hardest_start:
            advance_part(hardest_start_.get(), budget, say("the search for the hardest start"));
            break;
        case Phase::diameter:
            advance_part(diameter_.get(), budget, say("the search for the diameter"));
            break;
        case Phase::components:
            advance_part(components_.get(), budget, say("the search for the components"));
            break;
        case Phase::ended:
            break;
    }
    return status_ == Status::running;
}

void Census::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

std::vector<std::uint64_t> Census::depths() const {
    return search_.exploration() == nullptr ? std::vector<std::uint64_t>{} : search_.exploration()->counts();
}

void Census::conclude_search() {
    counted_ = search_.refusal().empty();
    if (counted_) {
        next_phase();
        return;
    }
    reason_ = search_.refusal();
    status_ = Status::limit;
}

/// Begins the next part that was asked for and can be had.
void Census::next_phase() {
    Exploration& exploration = *search_.exploration();
    const std::uint64_t left = search_.bytes_left();
    if (phase_ < Phase::nearest && options_.nearest && !puzzle_.goals().empty()) {
        phase_ = Phase::nearest;
        meter_ = std::make_unique<NearnessMeter>(puzzle_);
    } else if (phase_ < Phase::hardest_start && options_.hardest_start) {
        phase_ = Phase::hardest_start;
        hardest_start_ = exploration.hardest_start(*options_.surveyor, left);
    } else if (phase_ < Phase::diameter && options_.diameter) {
        phase_ = Phase::diameter;
        diameter_ =
            std::make_unique<Diameter>(exploration.graph(*options_.surveyor, left), exploration.statistics().expanded);
    } else if (phase_ < Phase::components && options_.components && search_.storage() == Storage::packed) {
        phase_ = Phase::components;
        components_ = exploration.components(*options_.surveyor, left);
    } else {
        phase_ = Phase::ended;
        status_ = reason_.empty() ? Status::complete : Status::limit;
    }
}

void Census::advance_nearest(std::uint64_t budget) {
    const auto next = search_.exploration()->visit_reached(measured_, budget, [&](const puzzle::Position& position) {
        const Nearness nearness = meter_->of(position);
        if (!nearest_ || nearness < nearest_->nearness)
            nearest_ = Nearest{position, nearness, meter_->cells_of(nearness.goal)};
    });
    if (!next) return next_phase();
    measured_ = *next;
}

template <class Part>
void Census::advance_part(Part* part, std::uint64_t budget, const char* what) {
    const bool more = part->advance(budget);
    search_.note_bytes(part->bytes());
    if (part->out_of_memory())
        reason_ = search_.exploration()->is_crowded()
                      ? say("{search} ended early: {why}", {{"search", what}, {"why", crowded_reason()}})
                      : say("{search} does not fit {size}",
                            {{"search", what}, {"size", bytes_text(options_.search.memory_limit)}});
    if (!more || part->out_of_memory()) next_phase();
}

}  // namespace shunt::analysis
