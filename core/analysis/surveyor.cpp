#include "core/analysis/surveyor.hpp"

namespace shunt::analysis {
namespace {

class SurveyorOfAll final : public Surveyor {
public:
    [[nodiscard]] std::unique_ptr<HardestStart> hardest_start(const ExhaustedPacked& search,
                                                              std::uint64_t memory_limit) const override {
        return start_of(search, memory_limit);
    }
    [[nodiscard]] std::unique_ptr<HardestStart> hardest_start(const ExhaustedHashed& search,
                                                              std::uint64_t memory_limit) const override {
        return start_of(search, memory_limit);
    }
    [[nodiscard]] std::unique_ptr<StateGraphBuilder> graph(const ExhaustedPacked& search,
                                                           std::uint64_t memory_limit) const override {
        return graph_of(search, memory_limit);
    }
    [[nodiscard]] std::unique_ptr<StateGraphBuilder> graph(const ExhaustedHashed& search,
                                                           std::uint64_t memory_limit) const override {
        return graph_of(search, memory_limit);
    }
    [[nodiscard]] std::unique_ptr<Components> components(const ExhaustedPacked& search,
                                                         std::uint64_t memory_limit) const override {
        return std::make_unique<ComponentsOf<packing::PackedSpace>>(search.space, memory_limit, search.crew);
    }

private:
    template <class Space, class Marks>
    [[nodiscard]] static std::unique_ptr<HardestStart> start_of(const Exhausted<Space, Marks>& search,
                                                                std::uint64_t memory_limit) {
        return std::make_unique<HardestStartOf<Space, Marks>>(search.space, search.marks, memory_limit, search.crew);
    }
    template <class Space, class Marks>
    [[nodiscard]] static std::unique_ptr<StateGraphBuilder> graph_of(const Exhausted<Space, Marks>& search,
                                                                     std::uint64_t memory_limit) {
        return std::make_unique<StateGraphBuilderOf<Space, Marks>>(search.space, search.marks, search.reached,
                                                                   search.start, memory_limit);
    }
};

}  // namespace

const Surveyor& surveyor() {
    static constexpr SurveyorOfAll kSurveyor;
    return kSurveyor;
}

}  // namespace shunt::analysis
