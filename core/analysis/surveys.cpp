#include "core/analysis/surveys.hpp"

#include <utility>

namespace shunt::analysis {
namespace {

class AllSurveys final : public Surveys {
public:
    AllSurveys(const Asked& asked, std::size_t list) : asked_(asked), list_(list) {}

    Survey* next(const BreadthFirst& search) override {
        at_hand_ = nullptr;
        auto asked = asked_.begin();
        std::apply([&](auto&... survey) { (begin(survey, *asked++, search), ...); }, made_);
        return at_hand_;
    }

private:
    /// Unless another one is begun already.
    template <class Kind>
    void begin(std::unique_ptr<Kind>& survey, bool& asked, const BreadthFirst& search) {
        if (at_hand_ != nullptr || !std::exchange(asked, false)) return;
        if (Kind::kOfAllPackings && search.storage() != Storage::packed) return;
        survey = std::make_unique<Kind>(*search.exploration()->graph(), Survey::Limits{search.bytes_left(), list_});
        at_hand_ = survey.get();
    }

    Asked asked_;  // and not begun
    std::size_t list_;
};

}  // namespace

std::unique_ptr<Surveys> surveys_of(const Surveys::Asked& asked, std::size_t list) {
    return std::make_unique<AllSurveys>(asked, list);
}

}  // namespace shunt::analysis
