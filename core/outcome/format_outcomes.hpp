// What became of a puzzle's text: read from any format, written in all of them, or drawn.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome/ending.hpp"

namespace shunt::outcome {

/// A format by the name that users choose it by ("js2"), and as it is spoken of ("a Jim'slide (js2) puzzle").
struct FormatName {
    std::string name;
    std::string title;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("name", o.name);
        a("title", o.title);
    }
};

struct ReadOutcome : Ending {
    std::string format;                   ///< the name of the format that the text was read in
    std::string read_as;                  ///< the reading in one line: format, size, pieces, goal
    std::string text;                     ///< the puzzle in the project's own format
    std::vector<std::string> notes;       ///< what was recognised, taken for granted or left out, a sentence each
    std::vector<FormatName> others;       ///< in which the text can also be read
    std::optional<std::uint64_t> boards;  ///< how many are in the text, where one of several was asked for

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("format", o.format);
        a("read_as", o.read_as);
        a("text", o.text);
        a("notes", o.notes);
        a("others", o.others);
        a.unless_empty("boards", o.boards);
        a("seconds", o.seconds);
    }
};

struct WriteOutcome : Ending {
    /// One format: the text, or why the format cannot say what the puzzle is.
    struct Written {
        std::string name;
        std::string title;
        std::string text;
        std::string refusal;

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a("name", o.name);
            a("title", o.title);
            a.unless_empty("text", o.text);
            a.unless_empty("refusal", o.refusal);
        }
    };
    std::vector<Written> formats;  ///< all that there are, the project's own first

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("formats", o.formats);
        a("seconds", o.seconds);
    }
};

struct PictureOutcome : Ending {
    std::string svg;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("svg", o.svg);
        a("seconds", o.seconds);
    }
};

}  // namespace shunt::outcome
