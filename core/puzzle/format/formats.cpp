#include <algorithm>
#include <array>

#include "core/base/text_rows.hpp"
#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/foreign.hpp"
#include "core/puzzle/format/format.hpp"
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

constexpr Format kOwn{"shunt", Phrase("a Shunt puzzle"), is_puzzle_text, read_own, write_own};

/// In the order in which they recognise: what is certain comes before what could be something else.
constexpr std::array kFormats{&kOwn,       &kJeantimex,  &kTomFrost, &kJs2,      &kKnuth, &kCollection,
                              &kTwoSwap,   &kFifteen,    &kSlide,    &kTiles,    &kKorf,  &kRush,
                              &kShortCode, &kCommonCode, &kBickford, &kFlatPair, &kGnome, &kLetterPair};

}  // namespace

std::span<const Format* const> formats() { return kFormats; }

const Format* format_named(std::string_view name) {
    const auto found = std::find_if(kFormats.begin(), kFormats.end(), [&](const Format* f) { return f->name == name; });
    return found == kFormats.end() ? nullptr : *found;
}

std::vector<const Format*> recognised(std::string_view text) {
    text = without_byte_order_mark(text);
    std::vector<const Format*> found;
    if (length_error(text) || check_text(Source(text))) return found;
    std::copy_if(kFormats.begin(), kFormats.end(), std::back_inserter(found),
                 [&](const Format* format) { return format->recognises(text); });
    return found;
}

Result<Reading> read_as(const Format& format, std::string_view text) {
    text = without_byte_order_mark(text);
    if (auto error = length_error(text)) return *error;
    if (auto error = check_text(Source(text))) return *error;
    return format.read(text);
}

const Format& format_of(std::string_view text) {
    const auto found = recognised(text);
    return found.empty() ? kOwn : *found.front();
}

std::vector<const Format*> others_reading(std::string_view text, const Format& chosen) {
    std::vector<const Format*> others = recognised(text);
    others.erase(std::remove_if(others.begin(), others.end(),
                                [&](const Format* other) { return other == &chosen || !read_as(*other, text); }),
                 others.end());
    return others;
}

std::string recognition(const Format& format, const std::vector<const Format*>& others) {
    if (&format == &kOwn) return {};
    std::string further;
    for (const Format* other : others) {
        const std::string next = std::string(say(other->title)) + " (" + std::string(other->name) + ")";
        further = further.empty() ? next : say("{formats} or {last}", {{"formats", further}, {"last", next}});
    }
    const char* chosen = say(format.title);
    if (further.empty()) return say("Recognised as {format}", {{"format", chosen}});
    return say("Recognised as {format}; it can also be read as {others}", {{"format", chosen}, {"others", further}});
}

Result<Reading> read_any(std::string_view text) {
    const Format& format = format_of(text);
    auto reading = read_as(format, text);
    if (!reading || &format == &kOwn) return reading;
    reading->notes.insert(reading->notes.begin(), recognition(format, others_reading(text, format)));
    return reading;
}

Result<std::string> write_as(const Format& format, const Problem& problem) {
    const auto refuse = [&](std::string_view reason) {
        return Error{say("it cannot be represented as {format} because {reason}",
                         {{"format", say(format.title)}, {"reason", reason}})};
    };
    auto text = format.write(problem);
    if (!text) return refuse(text.error().message);
    const auto again = read_as(format, *text);
    if (!again) return refuse(say("its text would be refused: {error}", {{"error", to_string(again.error())}}));
    if (const auto lost = difference(problem, *again)) return refuse(say("{part} would be lost", {{"part", *lost}}));
    return text;
}

}  // namespace shunt::puzzle
