// What stands out at every depth of a census: positions nearest to a goal, positions farthest from one, dead ends.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/graph/landmarks.hpp"
#include "core/job/request_fields.hpp"
#include "core/job/whole_question.hpp"
#include "core/outcome/landmarks.hpp"

namespace shunt::job {

class LandmarksQuestion final : public WholeQuestion<graph::Landmarks, outcome::Landmarks> {
public:
    [[nodiscard]] static Result<std::unique_ptr<Question>> asked(RequestFields& fields, analysis::Census& census);

private:
    using WholeQuestion::WholeQuestion;
    void begin(analysis::Census& census, analysis::PositionGraph& graph,
               std::optional<graph::Landmarks>& work) override;
    void take(graph::Landmarks& work) override;
    [[nodiscard]] std::string too_large(const analysis::Census& census) const override;
};

}  // namespace shunt::job
