// The connected components of all packings: which positions can be reached from which at all.
#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "core/analysis/position_graph.hpp"
#include "core/analysis/survey.hpp"

namespace shunt::analysis {

class Components final : public Survey {
public:
    static constexpr bool kOfAllPackings = true;
    static constexpr bool kSearchesAgain = true;

    /// `graph` numbers all packings and must outlive it. Needs the marks of one more search. Cost: every packing
    /// is expanded once.
    Components(PositionGraph& graph, const Limits& limits)
        : graph_(&graph), search_(graph.search_again(false, limits.memory)), refused_(search_ == nullptr) {}

    [[nodiscard]] const char* doing() const override;
    [[nodiscard]] const char* name() const override;
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] bool out_of_memory() const override { return refused_; }
    [[nodiscard]] std::uint64_t bytes() const override {
        return search_ ? search_->bytes() + graph_->cursor_bytes() : 0;
    }

    /// How many components there are of each size (in positions).
    [[nodiscard]] const std::map<std::uint64_t, std::uint64_t>& sizes() const { return sizes_; }

private:
    [[nodiscard]] bool begin_next(std::uint64_t& budget);

    PositionGraph* graph_;
    std::unique_ptr<search::Search> search_;  // until the last component is known
    bool refused_;
    std::map<std::uint64_t, std::uint64_t> sizes_;
    search::Rank next_ = 0;
    bool searching_ = false;
};

}  // namespace shunt::analysis
