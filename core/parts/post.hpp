// What the parts of a search that is dealt out send each other. The library sends nothing: who owns a network implements this, as Crew is
// implemented by who owns threads.
//
//     part 0   work ──┐            ┌── work ──┐            ┌──
//     part 1   work ──┼─ exchange ─┼── work ──┼─ exchange ─┼──       a round: all send, all receive, nobody is ahead
//     part 2   work ──┘            └── work ──┘            └──
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shunt::parts {

/// A message, as bytes.
using Letter = std::string;

/// What a search in parts has sent.
struct PostFigures {
    std::uint64_t rounds = 0;
    std::uint64_t bytes = 0;  ///< by all parts, to other ones
};

class Post {
public:
    virtual ~Post() = default;

    /// At least 1.
    [[nodiscard]] virtual int parts() const = 0;
    /// Which of them this is, in [0, parts()).
    [[nodiscard]] virtual int part() const = 0;
    /// Sends letters[p] to part p and returns what was sent to this part, by sender. All parts call it the same number of times; it
    /// returns when all letters for this part have come. Together the letters of a part are below 2 GB.
    [[nodiscard]] virtual std::vector<Letter> exchange(const std::vector<Letter>& letters) = 0;

    /// Seconds in which this part had nothing to do but wait for others.
    [[nodiscard]] virtual double waited() const { return 0; }

    /// What this part would like all to do once the next round is over, whatever the numbers mean to them; 0: nothing.
    void wish(std::uint8_t what) { wish_ = what; }
    [[nodiscard]] std::uint8_t wish() const { return wish_; }
    /// What part 0 wished in the last round: every part knows it after the same one.
    [[nodiscard]] std::uint8_t agreed() const { return agreed_; }
    /// What a search has sent so far.
    [[nodiscard]] const PostFigures& figures() const { return figures_; }
    /// For the search, once a round tells it.
    void note_round(std::uint8_t agreed, const PostFigures& figures) {
        agreed_ = agreed;
        figures_ = figures;
    }

private:
    std::uint8_t wish_ = 0;
    std::uint8_t agreed_ = 0;
    PostFigures figures_;
};

}  // namespace shunt::parts
