// What stands out at every depth of a census: positions nearest to a goal, positions farthest from one, dead ends.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/graph/landmark_seeker.hpp"
#include "core/job/request_fields.hpp"
#include "core/job/whole_question.hpp"
#include "core/outcome/landmarks.hpp"

namespace shunt::job {

class LandmarksQuestion final : public WholeQuestion<graph::LandmarkSeeker, outcome::Landmarks> {
public:
    [[nodiscard]] static Result<std::unique_ptr<Question>> asked(RequestFields& fields, analysis::Census& census);

private:
    using WholeQuestion::WholeQuestion;
    void begin(analysis::Census& census, analysis::PositionGraph& graph,
               std::optional<graph::LandmarkSeeker>& work) override;
    void take(graph::LandmarkSeeker& work) override;
    [[nodiscard]] std::string too_large(const analysis::Census& census) const override;
};

}  // namespace shunt::job
