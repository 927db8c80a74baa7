#include "core/moves/written_moves.hpp"

#include <algorithm>
#include <utility>

#include "core/base/utf8.hpp"
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"

namespace shunt::moves {
namespace {

using Group = std::vector<PieceId>;
using Path = std::vector<Direction>;

constexpr std::size_t kMostGroups = 256;    // that one name may stand for
constexpr std::size_t kLongestPath = 9999;  // unit steps

/// Part of a text without blanks, and where it stands.
struct Word {
    std::string_view text;
    int line = 1;
    int column = 1;
};

bool is_blank(char letter) { return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n'; }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

class Words {
public:
    Words(const Puzzle& puzzle, std::string_view text) : puzzle_(puzzle), rest_(text) {}

    /// The next one; none at the end.
    std::optional<Word> next() {
        skip();
        if (rest_.empty()) return std::nullopt;
        Word word{rest_, line_, column_};
        while (!rest_.empty() && !parts(rest_.front())) pass();
        word.text.remove_suffix(rest_.size());
        return word;
    }

private:
    /// A comma that is the name of a piece parts nothing.
    [[nodiscard]] bool parts(char letter) const {
        if (is_blank(letter)) return true;
        if (letter != ',' && letter != ';') return false;
        const auto pieces = puzzle_.pieces();
        return std::none_of(pieces.begin(), pieces.end(),
                            [&](const puzzle::Piece& piece) { return piece.name == std::string_view(&letter, 1); });
    }
    void skip() {
        while (!rest_.empty()) {
            const bool comment = fresh_ && rest_.front() == '#';
            if (!comment && !parts(rest_.front())) return;
            if (comment)
                while (!rest_.empty() && rest_.front() != '\n') pass();
            else
                pass();
        }
    }
    void pass() {
        const char letter = rest_.front();
        rest_.remove_prefix(1);
        if (letter == '\n') {
            ++line_;
            column_ = 1;
            fresh_ = true;
            return;
        }
        if (rest_.empty() || begins_character(rest_.front())) ++column_;
        fresh_ = fresh_ && is_blank(letter);
    }

    const Puzzle& puzzle_;
    std::string_view rest_;
    int line_ = 1;
    int column_ = 1;
    bool fresh_ = true;  // nothing but blanks so far in the line
};

std::optional<Direction> direction_of(char letter) {
    const char capital = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    for (const Direction direction : puzzle::kDirections)
        if (puzzle::letter(direction) == capital) return direction;
    return std::nullopt;
}

/// "RD2" as RDD; none when it is something else.
std::optional<Path> path_of(std::string_view text) {
    Path path;
    for (std::size_t at = 0; at < text.size();) {
        const auto direction = direction_of(text[at++]);
        if (!direction) return std::nullopt;
        std::size_t times = 0;
        const std::size_t digits = at;
        while (at < text.size() && is_digit(text[at]) && times <= kLongestPath)
            times = times * 10 + static_cast<std::size_t>(text[at++] - '0');
        if (at == digits) times = 1;
        if (times == 0 || path.size() + times > kLongestPath) return std::nullopt;
        path.insert(path.end(), times, *direction);
    }
    return path.empty() ? std::nullopt : std::optional(std::move(path));
}

/// All that "A" or "A+B" may stand for, each ascending.
std::vector<Group> groups_named(const Puzzle& puzzle, std::string_view name) {
    const auto named = [&](std::string_view wanted) {
        Group found;
        for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece)
            if (puzzle.pieces()[piece].name == wanted) found.push_back(static_cast<PieceId>(piece));
        return found;
    };
    std::vector<Group> groups;
    for (const PieceId piece : named(name)) groups.push_back({piece});
    if (!groups.empty() || name.find('+') == std::string_view::npos) return groups;
    groups = {{}};
    while (!groups.empty()) {
        const std::size_t end = std::min(name.find('+'), name.size());
        const Group members = named(name.substr(0, end));
        std::vector<Group> longer;
        for (const Group& group : groups)
            for (const PieceId piece : members)
                if (std::find(group.begin(), group.end(), piece) == group.end() && longer.size() < kMostGroups)
                    longer.emplace_back(group).push_back(piece);
        groups = std::move(longer);
        if (end == name.size()) break;
        name.remove_prefix(end + 1);
    }
    for (Group& group : groups) std::sort(group.begin(), group.end());
    return groups;
}

bool is_number_of_move(std::string_view text) {
    return text.size() > 1 && (text.back() == '.' || text.back() == ')' || text.back() == ':') &&
           std::all_of(text.begin(), text.end() - 1, is_digit);
}

/// What a move may mean, and the word to blame when it means nothing that can be made.
struct Meant {
    Word word;
    std::vector<Group> groups;
    Path path;
};

class Reader {
public:
    Reader(const Puzzle& puzzle, const Position& from, std::string_view text)
        : puzzle_(puzzle), words_(puzzle, text), replay_(puzzle, from) {}

    WrittenMoves read() {
        while (const auto word = words_.next()) {
            const auto meant = is_number_of_move(word->text) && groups_named(puzzle_, word->text).empty()
                                   ? std::optional(Meant{})
                                   : read_move(*word);
            if (!meant || (!meant->path.empty() && !make(*meant))) break;
        }
        return std::move(read_);
    }

private:
    static Error at(const Word& word, std::string message) { return {std::move(message), word.line, word.column}; }

    std::optional<Meant> read_move(const Word& word) {
        if (auto groups = groups_named(puzzle_, word.text); !groups.empty()) return with_way(word, std::move(groups));
        for (std::size_t cut = word.text.size() - 1; cut > 0; --cut) {
            auto path = path_of(word.text.substr(cut));
            if (!path) continue;
            auto groups = groups_named(puzzle_, word.text.substr(0, cut));
            if (!groups.empty()) return Meant{word, std::move(groups), std::move(*path)};
        }
        read_.fault = at(word, say("no piece is named '{name}'", {{"name", word.text}}));
        return std::nullopt;
    }

    std::optional<Meant> with_way(const Word& word, std::vector<Group> groups) {
        const auto way = words_.next();
        auto path = way ? path_of(way->text) : std::nullopt;
        if (path) return Meant{word, std::move(groups), std::move(*path)};
        if (way)
            read_.fault = at(*way, say("'{way}' is no way to go; U, D, L and R are", {{"way", way->text}}));
        else
            read_.unfinished = at(word, say("which way does {piece} go: U, D, L or R?", {{"piece", word.text}}));
        return std::nullopt;
    }

    /// Plays the move, unless that cannot be.
    bool make(const Meant& meant) {
        std::optional<Error> refused;
        std::vector<std::pair<Move, Replay>> made;
        for (const Group& group : meant.groups) {
            Move move{group, meant.path};
            Replay played = replay_;
            auto fault = played.play(move);
            if (!fault) made.emplace_back(std::move(move), std::move(played));
            if (!refused) refused = std::move(fault);
        }
        if (made.size() == 1) {
            read_.moves.push_back(std::move(made.front().first));
            replay_ = std::move(made.front().second);
            return true;
        }
        const std::string several = say("{count} pieces named '{name}' can go there; drag the one you mean",
                                        {{"count", made.size()}, {"name", meant.word.text}});
        read_.fault = at(meant.word, made.empty() ? refused->message : several);
        return false;
    }

    const Puzzle& puzzle_;
    Words words_;
    Replay replay_;
    WrittenMoves read_;
};

}  // namespace

WrittenMoves read_moves(const Puzzle& puzzle, const Position& from, std::string_view text) {
    return Reader(puzzle, from, text).read();
}

std::string write_moves(const Puzzle& puzzle, std::span<const Move> moves, std::size_t width) {
    std::string text;
    std::size_t used = 0;  // characters of the line
    for (const Move& move : moves) {
        const std::string written = describe(puzzle, move);
        const std::size_t length = count_characters(written);
        const bool fits = used + 2 + length < width;  // with the comma that may follow
        if (!text.empty()) text += fits ? ", " : ",\n";
        used = text.empty() || !fits ? length : used + 2 + length;
        text += written;
    }
    return text;
}

}  // namespace shunt::moves
