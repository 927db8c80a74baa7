#include "core/analysis/surveys.hpp"

#include <utility>

namespace shunt::analysis {
namespace {

class AllSurveys final : public Surveys {
public:
    explicit AllSurveys(const Asked& asked) : asked_(asked) {}

    Survey* next(const BreadthFirst& search) override {
        PositionGraph& graph = *search.exploration()->graph();
        const std::uint64_t left = search.bytes_left();
        Survey* survey = nullptr;
        if (std::exchange(asked_.hardest_start, false)) {
            survey = (hardest_start_ = std::make_unique<HardestStart>(graph, left)).get();
        } else if (std::exchange(asked_.diameter, false)) {
            survey = (diameter_ = std::make_unique<Diameter>(graph, left)).get();
        } else if (std::exchange(asked_.components, false) && search.storage() == Storage::packed) {
            survey = (components_ = std::make_unique<Components>(graph, left)).get();
        }
        at_hand_ = survey;
        return survey;
    }

private:
    Asked asked_;  // and not begun
};

}  // namespace

std::unique_ptr<Surveys> surveys_of(const Surveys::Asked& asked) { return std::make_unique<AllSurveys>(asked); }

}  // namespace shunt::analysis
