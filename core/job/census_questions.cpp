#include "core/job/census_questions.hpp"

#include <array>
#include <string>

#include "core/base/words.hpp"
#include "core/job/graph_question.hpp"
#include "core/job/landmarks_question.hpp"
#include "core/job/position_question.hpp"
#include "core/job/positions_question.hpp"

namespace shunt::job {
namespace {

struct AskedQuestion {
    const char* name;  // the field "question"
    Result<std::unique_ptr<Question>> (*make)(RequestFields& fields, analysis::Census& census);
};
constexpr std::array kCensusQuestions{
    AskedQuestion{"positions", PositionsQuestion::asked}, AskedQuestion{"position", PositionQuestion::asked},
    AskedQuestion{"graph", GraphQuestion::asked}, AskedQuestion{"landmarks", LandmarksQuestion::asked}};

}  // namespace

Result<std::unique_ptr<Question>> census_question(RequestFields& fields, analysis::Census& census) {
    const std::string name = fields.needed_text("question");
    // A census that nobody had asked for was counted in little memory; somebody asks now.
    if (const auto memory = fields.whole("memory")) census.allow(*memory);
    std::string names;
    for (const AskedQuestion& question : kCensusQuestions) {
        if (name == question.name) return question.make(fields, census);
        names += std::string(names.empty() ? "" : ", ") + question.name;
    }
    fields.blame(say("a census knows no question '{name}'; there are: {names}", {{"name", name}, {"names", names}}));
    return *fields.fault();
}

}  // namespace shunt::job
