#include "core/cli/puzzle_source.hpp"

#include <filesystem>
#include <vector>

#include "core/base/words.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/nearest.hpp"
#include "core/cli/puzzle_search.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

const puzzle::Format& own_format() { return *puzzle::formats().front(); }

std::string quoted_name(const std::string& name) { return "'" + name + "'"; }

/// The formats in which the argument itself is a puzzle, in one word, that can be read.
std::vector<const puzzle::Format*> formats_of_word(const std::string& word) {
    if (word.find_first_of(" \t\n") != std::string::npos) return {};
    std::vector<const puzzle::Format*> formats = puzzle::recognised(word);
    std::erase_if(formats, [&](const puzzle::Format* format) { return !read_as(*format, word); });
    return formats;
}

/// Whether the argument itself is a puzzle: one word in a format that writes puzzles so, right or not.
bool is_word(const PuzzleArgument& argument) {
    if (argument.puzzle.find_first_of(" \t\n") != std::string::npos) return false;
    return argument.from != nullptr ? argument.from->fit(argument.puzzle) > puzzle::kNoFit
                                    : !puzzle::recognised(argument.puzzle).empty();
}

/// What else a name could have meant than what was taken.
std::vector<std::string> other_meanings(const std::string& name, const std::string& taken,
                                        const std::vector<Candidate>& others) {
    std::vector<std::string> notes;
    const std::string here = quoted_name(name) + " is taken to be " + taken;
    for (const Candidate& other : others) notes.push_back(here + "; another puzzle of that name is " + other.source);
    if (const auto formats = formats_of_word(name); !formats.empty()) {
        const std::string format(formats.front()->name);
        notes.push_back(here + "; the word itself could be read as " + say(formats.front()->title) +
                        (taken == name ? ", from standard input" : ", with --from " + format));
    }
    return notes;
}

SourcedText word_of(const PuzzleArgument& argument) { return {argument.puzzle, {{}, kArgument, {}, {}}}; }

SourcedText taken(const std::string& name, std::vector<Candidate> found) {
    Candidate first = std::move(found.front());
    found.erase(found.begin());
    auto notes = other_meanings(name, first.source, found);
    return {std::move(first.text), {{}, std::move(first.source), {}, std::move(notes)}};
}

/// A file of that name, beside which the library's puzzles are other meanings.
Result<std::optional<SourcedText>> file_meant(const std::string& name) {
    auto file = file_named(name);
    if (!file) return file.error();
    if (!*file) return std::optional<SourcedText>();
    std::vector<Candidate> found{std::move(**file)};
    for (Candidate& other : puzzles_named(name).found) {
        if (other.text != found.front().text) found.push_back(std::move(other));
    }
    return std::optional(taken(name, std::move(found)));
}

Error no_such_puzzle(const std::string& name, const std::string& tried) {
    std::error_code ignored;
    if (fs::is_directory(name, ignored)) return Error{quoted_name(name) + " is a folder, not a file"};
    const fs::path path(name);
    std::string stem = path.extension() == ".txt" ? path.stem().string() : path.filename().string();
    if (const std::size_t place = stem.find(':'); name.starts_with("library:") && place != stem.npos)
        stem.erase(0, place + 1);
    return Error{"there is no puzzle " + quoted_name(name) + did_you_mean(stem, names_of_puzzles()) +
                 (name.starts_with("library:") ? "" : "; looked for\n  " + name + tried)};
}

/// Leaves of a text of several boards the one that is asked for.
std::optional<Error> choose_board(const PuzzleArgument& argument, std::string& text) {
    if (argument.board == 0) return std::nullopt;
    const auto board = puzzle::board_of(text, puzzle::boards_in(text), argument.board);
    if (!board) return board.error();
    text = std::string(*board);
    return std::nullopt;
}

Result<SourcedReading> read_text(const PuzzleArgument& argument, SourcedText found) {
    const std::string& text = found.text;
    auto read = argument.from != nullptr ? interpret_as(*argument.from, text) : puzzle::interpret(text);
    tell_notes(found.origin.notes);
    if (!read) {
        Error error = read.error();
        const bool text_is_own = puzzle::is_puzzle_text(text);
        if (!puzzle::boards_in(text).empty())
            error.message += std::string(text_is_own ? "; of several puzzles choose one" : "") +
                             " with --board N, or take all with --each where a command has it";
        return error;
    }
    std::vector<std::string> notes = read->reading.notes;
    if (const std::string words = recognition(*read); !words.empty()) notes.insert(notes.begin(), words);
    tell_notes(notes);
    Origin origin = std::move(found.origin);
    origin.name = read->reading.puzzle.name();
    origin.format = read->format->name;
    origin.notes.insert(origin.notes.end(), notes.begin(), notes.end());
    const std::string words = read->format == &own_format() ? "" : read_as_words(*read->format, read->reading);
    return SourcedReading{std::move(read->reading), std::move(origin), words};
}

}  // namespace

void add_puzzle_argument(CLI::App& command, PuzzleArgument& argument) {
    command
        .add_option(
            "PUZZLE", argument.puzzle,
            "a puzzle file of any format, the name of a puzzle (library:NAME: of the library, whatever is in the "
            "folder), - for standard input, or a puzzle in one word")
        ->required();
    add_format_option(command, "--from", argument.from, "the format of PUZZLE; default: recognised by its text");
    command.add_option("--board", argument.board, "which board of a text of several")->check(CLI::Range(1, 1'000'000));
}

CLI::Option* add_format_option(CLI::App& command, const std::string& option, const puzzle::Format*& format,
                               const std::string& help) {
    std::vector<std::string> names;
    for (const puzzle::Format* each : puzzle::formats()) names.emplace_back(each->name);
    return command
        .add_option_function<std::string>(
            option, [&format](const std::string& name) { format = puzzle::format_named(name); }, help)
        ->check(CLI::IsMember(names));
}

Result<SourcedText> puzzle_text(const PuzzleArgument& argument) {
    const std::string& name = argument.puzzle;
    if (name == "-") {
        auto text = read_input(name);
        if (!text) return text.error();
        return SourcedText{std::move(*text), {{}, kStandardInput, {}, {}}};
    }
    auto file = file_meant(name);
    if (!file) return file.error();
    if (*file) return std::move(**file);
    if (argument.from != nullptr && argument.from != &own_format() && is_word(argument)) return word_of(argument);
    Candidates candidates = puzzles_named(name);
    if (!candidates.found.empty()) return taken(name, std::move(candidates.found));
    std::error_code ignored;
    const bool is_path = fs::exists(name, ignored);  // a folder's name may look like a puzzle in one word
    if (!is_path && is_word(argument)) return word_of(argument);
    return no_such_puzzle(name, candidates.tried);
}

Result<SourcedReading> read_puzzle(const PuzzleArgument& argument) {
    auto text = puzzle_text(argument);
    if (!text) return text.error();
    if (const auto error = choose_board(argument, text->text)) return *error;
    return read_text(argument, std::move(*text));
}

Result<SourcedText> own_text(const PuzzleArgument& argument, SourcedText found) {
    if (const auto error = choose_board(argument, found.text)) return *error;
    std::string text = found.text;
    auto read = read_text(argument, std::move(found));
    if (!read) return read.error();
    if (read->origin.format == own_format().name && puzzle::is_puzzle_text(text))
        return SourcedText{std::move(text), std::move(read->origin)};
    auto own = write_as(own_format(), read->reading);
    if (!own) return own.error();
    return SourcedText{std::move(*own), std::move(read->origin), std::move(read->read_as)};
}

Result<SourcedText> read_own_text(const PuzzleArgument& argument) {
    auto found = puzzle_text(argument);
    if (!found) return found.error();
    return own_text(argument, std::move(*found));
}

}  // namespace shunt::cli
