#include "core/job/format_requests.hpp"

#include "core/job/answered_job.hpp"
#include "core/outcome/format_outcomes.hpp"
#include "core/puzzle/format/format.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {
namespace {

/// The formats besides `chosen` that recognise the text and read it without an error.
std::vector<outcome::FormatName> also_readable(std::string_view text, const puzzle::Format& chosen) {
    std::vector<outcome::FormatName> others;
    for (const puzzle::Format* format : puzzle::recognised(text)) {
        if (format != &chosen && read_as(*format, text))
            others.push_back({std::string(format->name), std::string(format->title)});
    }
    return others;
}

bool is_word(std::string_view text) { return text.find_first_of(" \t\r\n") == std::string_view::npos; }

}  // namespace

Result<std::unique_ptr<Job>> read_asked(RequestFields& fields) {
    const std::string text = fields.needed_text("text");
    const auto from = fields.text("from");
    const puzzle::Format* named = from ? puzzle::format_named(*from) : nullptr;
    if (from && named == nullptr) fields.blame_field("from", "is no format");
    if (const auto fault = fields.fault()) return *fault;
    const auto found = puzzle::recognised(text);
    if (named == nullptr && found.empty() && is_word(text))
        return Error{"no format knows this as a puzzle in one word"};
    const auto reading = named != nullptr ? read_as(*named, text) : puzzle::read_any(text);
    if (!reading) return reading.error();
    const puzzle::Format& format = named != nullptr ? *named
                                   : found.empty()  ? *puzzle::formats().front()
                                                    : *found.front();
    outcome::ReadOutcome outcome;
    outcome.format = format.name;
    outcome.text = print_puzzle(reading->puzzle);
    outcome.notes = reading->notes;
    outcome.others = also_readable(text, format);
    return answered(std::move(outcome));
}

Result<std::unique_ptr<Job>> write_asked(RequestFields& fields) {
    const std::string text = fields.needed_text("puzzle");
    if (const auto fault = fields.fault()) return *fault;
    const auto puzzle = puzzle::parse_puzzle(text);
    if (!puzzle) return puzzle.error();
    outcome::WriteOutcome outcome;
    for (const puzzle::Format* format : puzzle::formats()) {
        const auto written = write_as(*format, *puzzle);
        outcome.formats.push_back({std::string(format->name), std::string(format->title),
                                   written ? *written : std::string(),
                                   written ? std::string() : written.error().message});
    }
    return answered(std::move(outcome));
}

}  // namespace shunt::job
