// Levels of single positions (levels_in_parts.hpp): an entry is a key of all pieces, and marks of used pieces (key_moves.hpp), by which the
// level before need not be kept.
#pragma once

#include <vector>

#include "core/levels/key_moves.hpp"
#include "core/levels/key_part.hpp"
#include "core/levels/parted_options.hpp"

namespace shunt::levels {

/// The entries of a puzzle, which must outlive them.
class KeyEntries {
public:
    using Part = KeyPart;
    /// The moves of an entry, but for those of used pieces (key_moves.hpp).
    class Moves {
    public:
        Moves(const PositionKeys& keys, puzzle::Metric metric, std::size_t mark_words, bool counts_all)
            : words_(keys.words()), mark_words_(mark_words), moves_(keys, metric, counts_all) {}
        template <class Visit>
        void for_each(const std::uint64_t* entry, Visit visit) {
            moves_.for_each(entry, {entry + words_, mark_words_}, [&](const std::uint64_t* key, std::uint64_t mark) {
                visit(key, static_cast<const std::uint64_t*>(&mark));
            });
        }
        [[nodiscard]] std::uint64_t generated() const { return moves_.generated(); }
        [[nodiscard]] std::uint64_t bytes() const { return moves_.bytes(); }

    private:
        std::size_t words_;
        std::size_t mark_words_;
        KeyMoves moves_;
    };
    static constexpr std::size_t kMostSaidWords = 1;  // what is said of an arrival: a mark
    static constexpr std::size_t kPortion = 64;       // entries expanded between looks at the budget

    [[nodiscard]] static bool fit(const puzzle::Problem& /*problem*/) { return true; }
    KeyEntries(const puzzle::Problem& problem, const EntryOptions& options)
        : keys_(problem.puzzle),
          metric_(options.metric),
          marks_(keys_.fields().size() * KeyMoves::marks_of_field(options.metric)) {}

    [[nodiscard]] const PositionKeys& keys() const { return keys_; }
    [[nodiscard]] std::size_t key_words() const { return keys_.words(); }
    [[nodiscard]] std::size_t entry_words() const { return keys_.words() + marks_ / 64 + 1; }
    [[nodiscard]] std::size_t trail_words() const { return keys_.words(); }
    [[nodiscard]] static std::size_t said_words() { return 1; }
    [[nodiscard]] Moves moves(bool counts_all) const {
        return {keys_, metric_, entry_words() - key_words(), counts_all};
    }
    /// Positions that an entry stands for.
    [[nodiscard]] static std::uint64_t positions(const std::uint64_t* /*entry*/) { return 1; }
    template <class Visit>
    void for_each_position(const std::uint64_t* entry, Visit visit) const {
        visit(keys_.position(entry));
    }
    /// Of an entry on a trail that are said of an arrival, too, which has the same key.
    template <class Visit>
    void for_each_common(const std::uint64_t* entry, const std::uint64_t* /*arrival*/, Visit visit) const {
        visit(keys_.position(entry));
    }
    /// Whether some of its positions may be goals.
    [[nodiscard]] bool may_be_goal(const std::uint64_t* entry) const { return keys_.may_be_goal(entry); }
    /// Of a position of which no piece is used.
    [[nodiscard]] std::vector<std::uint64_t> entry(const puzzle::Position& position) const {
        std::vector<std::uint64_t> entry = arrival(position);
        entry.resize(key_words());
        entry.resize(entry_words(), 0);
        return entry;
    }
    /// Of a position to which no move leads: its mark stands for none.
    [[nodiscard]] std::vector<std::uint64_t> arrival(const puzzle::Position& position) const {
        const PositionKeys::Key key = keys_.key(position);
        std::vector<std::uint64_t> arrival(key.words.begin(),
                                           key.words.begin() + static_cast<std::ptrdiff_t>(key_words()));
        arrival.push_back(marks_);
        return arrival;
    }
    [[nodiscard]] std::uint64_t bytes() const { return keys_.bytes(); }

private:
    PositionKeys keys_;
    puzzle::Metric metric_;
    std::size_t marks_;
};

}  // namespace shunt::levels
