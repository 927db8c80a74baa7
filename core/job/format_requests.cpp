#include "core/job/format_requests.hpp"

#include "core/base/words.hpp"
#include "core/job/answered_job.hpp"
#include "core/outcome/format_outcomes.hpp"
#include "core/puzzle/format/format.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {
namespace {

bool is_word(std::string_view text) { return text.find_first_of(" \t\r\n") == std::string_view::npos; }

}  // namespace

Result<std::unique_ptr<Job>> read_asked(RequestFields& fields) {
    const std::string text = fields.needed_text("text");
    const auto from = fields.text("from");
    const puzzle::Format* named = from ? puzzle::format_named(*from) : nullptr;
    if (from && named == nullptr) fields.blame_field("from", say("is no format"));
    if (const auto fault = fields.fault()) return *fault;
    if (named == nullptr && is_word(text) && puzzle::recognised(text).empty())
        return Error{say("no format knows this as a puzzle in one word")};
    const puzzle::Format& format = named != nullptr ? *named : puzzle::format_of(text);
    auto reading = read_as(format, text);
    if (!reading) return reading.error();
    const auto others = others_reading(text, format);
    outcome::ReadOutcome outcome;
    outcome.format = format.name;
    outcome.text = print_puzzle(*reading);
    if (named == nullptr && &format != puzzle::formats().front()) outcome.notes.push_back(recognition(format, others));
    outcome.notes.insert(outcome.notes.end(), reading->notes.begin(), reading->notes.end());
    for (const puzzle::Format* other : others) outcome.others.push_back({std::string(other->name), say(other->title)});
    return answered(std::move(outcome));
}

Result<std::unique_ptr<Job>> write_asked(RequestFields& fields) {
    const std::string text = fields.needed_text("puzzle");
    if (const auto fault = fields.fault()) return *fault;
    const auto problem = puzzle::parse_puzzle(text);
    if (!problem) return problem.error();
    outcome::WriteOutcome outcome;
    for (const puzzle::Format* format : puzzle::formats()) {
        const auto written = write_as(*format, *problem);
        outcome.formats.push_back({std::string(format->name), say(format->title), written ? *written : std::string(),
                                   written ? std::string() : written.error().message});
    }
    return answered(std::move(outcome));
}

}  // namespace shunt::job
