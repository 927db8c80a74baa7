#include "core/finder/checkpoint.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>

namespace shunt::finder {
namespace {

/// FNV-1a.
class Digest {
public:
    void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<unsigned char>(c));
    }
    void add_byte(unsigned char byte) { state_ = (state_ ^ byte) * 0x100000001B3u; }
    [[nodiscard]] std::string text() const { return std::to_string(state_); }

private:
    std::uint64_t state_ = 0xCBF29CE484222325u;
};

std::string digest_of(std::string_view text) {
    Digest digest;
    digest.add(text);
    return digest.text();
}

/// The lines that say which task a checkpoint belongs to.
std::string header(const FindTask& task, const Catalogue& catalogue) {
    Digest shapes;
    for (ShapeId shape = 0; shape < catalogue.size(); ++shape) {
        shapes.add(std::to_string(catalogue.shape(shape).body.pattern) + " ");
    }
    return "shunt find checkpoint 1\ngrid " + std::to_string(task.rows) + "x" + std::to_string(task.columns) +
           "\nmetric " + std::string(to_string(task.metric)) + "\nkind " + std::string(to_string(task.kind)) +
           "\nhardest " + std::to_string(task.hardest) + "\npieces " +
           (task.pieces ? std::to_string(*task.pieces) : "any") + "\nshapes " + std::to_string(catalogue.size()) + " " +
           shapes.text() + "\n";
}

std::string unit_text(const Unit& unit, std::string_view below, std::string_view alone) {
    std::string text(unit.subtree ? below : alone);
    for (const ShapeId shape : unit.stock) text += " " + std::to_string(shape);
    return text + "\n";
}

void print_tally(std::string& text, const Tally& tally) {
    text += "tally " + std::to_string(tally.stocks) + " " + std::to_string(tally.boards) + " " +
            std::to_string(tally.just_solved) + " " + std::to_string(tally.positions) + "\n";
    for (const auto& [pieces, of_pieces] : tally.by_pieces) {
        for (std::size_t length = 0; length < of_pieces.starts.size(); ++length) {
            if (of_pieces.starts[length] == 0) continue;
            text += "starts " + std::to_string(pieces) + " " + std::to_string(length) + " " +
                    std::to_string(of_pieces.starts[length]) + "\n";
        }
        for (const Found<Narrow>& found : of_pieces.hardest) {
            text += "puzzle " + std::to_string(pieces) + " " + std::to_string(found.length) + " " +
                    std::to_string(found.board.bits) + " " + std::to_string(found.start) + " " +
                    std::to_string(found.goal) + "\n";
        }
    }
}

/// Reads what print_checkpoint writes, line by line.
class Reader {
public:
    Reader(const FindTask& task, const Catalogue& catalogue) : task_(task), catalogue_(catalogue) {}

    /// False when the line, without its end, is none that belongs here.
    bool read_line(std::string_view line) {
        rest_ = line;
        const std::string_view word = next_word();
        if (word == "boards") return read_boards();
        if (word == "dealt") return read_dealt();
        if (word == "open") return read_open();
        if (word == "tally") return read_tally();
        if (word == "starts") return read_starts();
        return word == "puzzle" && read_puzzle();
    }
    [[nodiscard]] Checkpoint take() { return std::move(checkpoint_); }

private:
    std::string_view next_word() {
        const std::size_t end = std::min(rest_.find(' '), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        return word;
    }
    /// Reads a number of at most `most`.
    template <class Number>
    bool read(Number& number, std::uint64_t most) {
        const std::string_view word = next_word();
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size() || value > most) return false;
        number = static_cast<Number>(value);
        return true;
    }
    template <class Number>
    bool read(Number& number) {
        return read(number, static_cast<std::uint64_t>(std::numeric_limits<Number>::max()));
    }
    [[nodiscard]] std::uint64_t cells() const { return static_cast<std::uint64_t>(catalogue_.grid().cells()); }

    bool read_boards() {
        checkpoint_.counted = rest_ != "unknown";
        if (!checkpoint_.counted) return true;
        return read(checkpoint_.boards) && read(checkpoint_.boards_to_search) && rest_.empty();
    }
    bool read_dealt() {
        const std::string_view how = next_word();
        checkpoint_.exhausted = how == "all";
        checkpoint_.dealt.subtree = how == "past";
        if (checkpoint_.exhausted) return rest_.empty();
        return (how == "past" || how == "down") && read_stock(checkpoint_.dealt.stock);
    }
    bool read_open() {
        const std::string_view how = next_word();
        checkpoint_.open.push_back({{}, how == "subtree"});
        return (how == "subtree" || how == "stock") && read_stock(checkpoint_.open.back().stock);
    }
    bool read_stock(std::vector<ShapeId>& stock) {
        int covered = 0;
        while (!rest_.empty()) {
            ShapeId shape = 0;
            if (!read(shape, catalogue_.size() - 1) || (!stock.empty() && shape < stock.back())) return false;
            stock.push_back(shape);
            covered += catalogue_.shape(shape).size;
        }
        return covered < catalogue_.grid().cells() &&
               (!task_.pieces || static_cast<int>(stock.size()) <= *task_.pieces);
    }
    bool read_tally() {
        Tally& tally = checkpoint_.tally;
        return read(tally.stocks) && read(tally.boards) && read(tally.just_solved) && read(tally.positions) &&
               rest_.empty();
    }
    bool read_starts() {
        constexpr std::uint64_t kMostLength = 1 << 20;
        int pieces = 0;
        int length = 0;
        std::uint64_t starts = 0;
        if (!read(pieces, cells()) || !read(length, kMostLength) || !read(starts) || !rest_.empty()) return false;
        checkpoint_.tally.count(pieces, length, starts);
        return true;
    }
    bool read_puzzle() {
        int pieces = 0;
        Found<Narrow> found;
        if (!read(pieces, cells()) || !read(found.length) || !read(found.board.bits) ||
            !read(found.start, cells() - 1) || !read(found.goal, cells() - 1) || !rest_.empty()) {
            return false;
        }
        checkpoint_.tally.keep(pieces, found, static_cast<std::size_t>(task_.hardest));
        return true;
    }

    const FindTask& task_;
    const Catalogue& catalogue_;
    std::string_view rest_;
    Checkpoint checkpoint_;
};

/// The body of a text that ends with the line "sum N", when N is right.
std::optional<std::string_view> verified(std::string_view text) {
    constexpr std::string_view kSum = "\nsum ";
    const std::size_t at = text.rfind(kSum);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view body = text.substr(0, at + 1);
    if (text.substr(at + kSum.size()) != digest_of(body) + "\n") return std::nullopt;
    return body;
}

/// The first line in which two texts differ: what is there, and what should be.
Error other_task(std::string_view found, std::string_view expected) {
    for (int line = 1;; ++line) {
        const std::string_view is = found.substr(0, found.find('\n'));
        const std::string_view should = expected.substr(0, expected.find('\n'));
        if (is != should || expected.empty()) {
            return {"this is the checkpoint of another search: it says '" + std::string(is) + "', not '" +
                        std::string(should) + "'",
                    line, 0};
        }
        found.remove_prefix(std::min(is.size() + 1, found.size()));
        expected.remove_prefix(should.size() + 1);
    }
}

}  // namespace

std::string print_checkpoint(const FindTask& task, const Catalogue& catalogue, const Checkpoint& checkpoint) {
    std::string text = header(task, catalogue);
    text += checkpoint.counted ? "boards " + std::to_string(checkpoint.boards) + " " +
                                     std::to_string(checkpoint.boards_to_search) + "\n"
                               : std::string("boards unknown\n");
    text += checkpoint.exhausted ? "dealt all\n" : unit_text(checkpoint.dealt, "dealt past", "dealt down");
    for (const Unit& unit : checkpoint.open) text += unit_text(unit, "open subtree", "open stock");
    print_tally(text, checkpoint.tally);
    return text + "sum " + digest_of(text) + "\n";
}

Result<Checkpoint> parse_checkpoint(const FindTask& task, const Catalogue& catalogue, const std::string& text) {
    const std::string expected = header(task, catalogue);
    const std::string_view first_line = std::string_view(expected).substr(0, expected.find('\n') + 1);
    if (std::string_view(text).substr(0, first_line.size()) != first_line) {
        return Error{"this is no checkpoint of a search for puzzles"};
    }
    const auto body = verified(text);
    if (!body) return Error{"the checkpoint is damaged: its end is missing, or its sum does not fit its content"};
    if (body->substr(0, expected.size()) != expected) return other_task(*body, expected);
    Reader reader(task, catalogue);
    std::string_view rest = body->substr(expected.size());
    for (int line = static_cast<int>(std::count(expected.begin(), expected.end(), '\n')) + 1; !rest.empty(); ++line) {
        const std::size_t end = rest.find('\n');
        if (!reader.read_line(rest.substr(0, end))) {
            return Error{"'" + std::string(rest.substr(0, end)) + "' is no line of a checkpoint", line, 0};
        }
        rest.remove_prefix(end + 1);
    }
    return reader.take();
}

}  // namespace shunt::finder
