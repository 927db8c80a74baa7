#include "core/puzzle/format/format.hpp"

#include <algorithm>
#include <array>

#include "core/base/text_rows.hpp"
#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/foreign.hpp"
#include "core/puzzle/format/interpretation.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::puzzle {
namespace {

using namespace format;

Result<Reading> read_own(std::string_view text) {
    auto problem = parse_puzzle(text);
    if (!problem) return problem.error();
    return Reading{std::move(*problem)};
}

Result<std::string> write_own(const Problem& problem) { return print_puzzle(problem); }

constexpr Format kOwn{"shunt", Phrase("a Shunt puzzle"), fit_if<is_puzzle_text>, read_own, write_own};

/// In the order in which users are told of them; the first of those that fit a text equally well is asked first.
constexpr std::array kFormats{&kOwn,      &kJeantimex, &kTomFrost,   &kJs2,      &kKnuth,     &kCollection,
                              &kTwoSwap,  &kFifteen,   &kSlide,      &kTiles,    &kKorf,      &kRush,
                              &kCarTable, &kShortCode, &kCommonCode, &kBickford, &kFlatPair,  &kGnome,
                              &kArrows,   &kBricks,    &kTargets,    &kMasks,    &kLetterPair};

/// What is wrong with a text before any format looks at it.
std::optional<Error> text_error(std::string_view text) {
    if (auto error = length_error(text)) return error;
    return check_text(Source(text));
}

}  // namespace

std::span<const Format* const> formats() { return kFormats; }

const Format* format_named(std::string_view name) {
    const auto found = std::find_if(kFormats.begin(), kFormats.end(), [&](const Format* f) { return f->name == name; });
    return found == kFormats.end() ? nullptr : *found;
}

std::vector<const Format*> recognised(std::string_view text) {
    std::vector<const Format*> found;
    for (const FormatFit& candidate : candidates(text)) found.push_back(candidate.format);
    return found;
}

std::vector<FormatFit> format::candidates(std::string_view text) {
    text = without_byte_order_mark(text);
    std::vector<FormatFit> found;
    if (text_error(text)) return found;
    for (const Format* format : kFormats) {
        const int fit = format->fit(text);
        if (fit > kNoFit) found.push_back({format, fit});
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.fit > b.fit; });
    return found;
}

Result<Reading> read_as(const Format& format, std::string_view text) {
    text = without_byte_order_mark(text);
    if (auto error = text_error(text)) return *error;
    return format.read(text);
}

Result<Reading> read_any(std::string_view text) {
    auto interpretation = interpret(text);
    if (!interpretation) return interpretation.error();
    const std::string recognised_as = recognition(*interpretation);
    Reading reading = std::move(interpretation->reading);
    if (!recognised_as.empty()) reading.notes.insert(reading.notes.begin(), recognised_as);
    return reading;
}

Result<std::string> write_as(const Format& format, const Problem& problem) {
    const auto refuse = [&](std::string_view reason) {
        return Error{say("it cannot be represented as {format} because {reason}",
                         {{"format", say(format.title)}, {"reason", reason}})};
    };
    if (format.write == nullptr) return refuse(say("it is only read"));
    auto text = format.write(problem);
    if (!text) return refuse(text.error().message);
    const auto again = read_as(format, *text);
    if (!again) return refuse(say("its text would be refused: {error}", {{"error", to_string(again.error())}}));
    if (const auto lost = difference(problem, *again)) return refuse(say("{part} would be lost", {{"part", *lost}}));
    return text;
}

}  // namespace shunt::puzzle
