#include "core/job/landmarks_question.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::job {
namespace {

using OfDepth = graph::LandmarkSeeker::OfDepth;

outcome::Landmarks::ByDepth told(std::vector<OfDepth> found, bool has_distances) {
    outcome::Landmarks::ByDepth told;
    if (std::none_of(found.begin(), found.end(), [](const OfDepth& each) { return each.count > 0; })) return told;
    for (OfDepth& each : found) {
        if (has_distances) told.distances.push_back(each.distance);
        told.counts.push_back(each.count);
        told.positions.push_back(std::move(each.position));
    }
    return told;
}

}  // namespace

Result<std::unique_ptr<Question>> LandmarksQuestion::asked(RequestFields& fields, analysis::Census& census) {
    if (const auto fault = fields.fault()) return *fault;
    return std::unique_ptr<Question>(new LandmarksQuestion(census));
}

void LandmarksQuestion::begin(analysis::Census& census, analysis::PositionGraph& graph,
                              std::optional<graph::LandmarkSeeker>& work) {
    work.emplace(census.problem(), graph, census.bytes_left());
}

void LandmarksQuestion::take(graph::LandmarkSeeker& work) {
    using Kind = graph::LandmarkSeeker::Kind;
    answer().nearest = told(work.take(Kind::nearest), true);
    answer().farthest = told(work.take(Kind::farthest), true);
    answer().dead_ends = told(work.take(Kind::dead_end), false);
}

std::string LandmarksQuestion::too_large(const analysis::Census& census) const {
    return say("the distances of all positions do not fit {size}", {{"size", bytes_text(census.memory_limit())}});
}

}  // namespace shunt::job
