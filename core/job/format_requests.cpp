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
    const std::string given = fields.needed_text("text");
    const auto number = fields.small("board");
    const auto from = fields.text("from");
    const puzzle::Format* named = from ? puzzle::format_named(*from) : nullptr;
    if (from && named == nullptr) fields.blame_field("from", say("is no format"));
    if (const auto fault = fields.fault()) return *fault;
    const auto boards = puzzle::boards_in(given);
    const auto text = number ? puzzle::board_of(given, boards, *number) : Result<std::string_view>(given);
    if (!text) return text.error();
    if (named == nullptr && is_word(*text) && puzzle::recognised(*text).empty())
        return Error{say("no format knows this as a puzzle in one word")};
    const auto read = named != nullptr ? puzzle::interpret_as(*named, *text) : puzzle::interpret(*text);
    if (!read) return read.error();
    outcome::ReadOutcome outcome;
    outcome.format = read->format->name;
    outcome.text = puzzle::print_puzzle(read->reading);
    outcome.read_as = puzzle::read_as_words(*read->format, read->reading);
    if (const std::string words = puzzle::recognition(*read); !words.empty()) outcome.notes.push_back(words);
    if (number && boards.size() > 1) {
        outcome.boards = boards.size();
        outcome.notes.push_back(say("Board {number} of {count} in this text",
                                    {{"number", std::to_string(*number)}, {"count", std::to_string(boards.size())}}));
    }
    outcome.notes.insert(outcome.notes.end(), read->reading.notes.begin(), read->reading.notes.end());
    for (const puzzle::Format* other : read->others)
        outcome.others.push_back({std::string(other->name), say(other->title)});
    return answered(std::move(outcome));
}

Result<std::unique_ptr<Job>> write_asked(RequestFields& fields) {
    const std::string text = fields.needed_text("puzzle");
    if (const auto fault = fields.fault()) return *fault;
    const auto problem = puzzle::parse_puzzle(text);
    if (!problem) return problem.error();
    outcome::WriteOutcome outcome;
    for (const puzzle::Format* format : puzzle::formats()) {
        if (format->write == nullptr) continue;
        const auto written = write_as(*format, *problem);
        outcome.formats.push_back({std::string(format->name), say(format->title), written ? *written : std::string(),
                                   written ? std::string() : written.error().message});
    }
    return answered(std::move(outcome));
}

}  // namespace shunt::job
