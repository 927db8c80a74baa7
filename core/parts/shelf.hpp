// Where a search keeps what does not fit its memory: piles of bytes, each written from its first byte to its last and then read so. The
// library has no files: who owns some implements this, as Post is implemented by who owns a network.
//
//     level 39   ████████████        states at a depth, by ascending number (rank_list.hpp): two levels are all that later ones ask for
//     level 40   ██████████████
//     letters for block 0 of level 41   ███ ██ ████        what was found of it, letter after letter (outbox.hpp)
//     letters for block 1 of level 41   ██ ███
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/parts/standing.hpp"

namespace shunt::parts {

/// Which pile.
struct Pile {
    enum class Kind : unsigned char { level, letters };

    Kind kind = Kind::level;
    int depth = 0;
    std::uint64_t block = 0;  ///< to which letters go

    friend bool operator==(const Pile&, const Pile&) = default;
};

/// What was moved between memory and a shelf.
struct ShelfFigures {
    std::uint64_t bytes_read = 0;
    std::uint64_t bytes_written = 0;
};

class Shelf {
public:
    virtual ~Shelf() = default;

    /// Appends to a pile, which begins by that. False: it could not, and failure() says why.
    [[nodiscard]] bool append(const Pile& pile, std::string_view bytes) {
        figures_.bytes_written += bytes.size();
        return write(pile, bytes);
    }
    /// The bytes of a pile from `begin` on: `most`, or those that it has; none of a pile that was never begun. Nothing: it could not, and
    /// failure() says why.
    [[nodiscard]] std::optional<std::string> bytes(const Pile& pile, std::uint64_t begin, std::size_t most) {
        auto bytes = read(pile, begin, most);
        figures_.bytes_read += bytes ? bytes->size() : 0;
        return bytes;
    }
    /// Bytes that a pile has; 0 of one that was never begun.
    [[nodiscard]] virtual std::uint64_t size(const Pile& pile) const = 0;
    /// Nobody will ask for this pile again.
    virtual void drop(const Pile& pile) = 0;
    /// All of a level is there, and all of the one before it: from here a search can go on. `ahead`: bytes that the next level is expected
    /// to be written as, letters included. False: it could not be noted, or there is no room for so much, and failure() says why.
    [[nodiscard]] virtual bool keep(const Standing& standing, std::uint64_t ahead) = 0;
    /// Why the last call failed, a phrase with figures; empty where none has.
    [[nodiscard]] virtual const std::string& failure() const = 0;

    [[nodiscard]] const ShelfFigures& figures() const { return figures_; }

private:
    [[nodiscard]] virtual bool write(const Pile& pile, std::string_view bytes) = 0;
    [[nodiscard]] virtual std::optional<std::string> read(const Pile& pile, std::uint64_t begin, std::size_t most) = 0;

    ShelfFigures figures_;
};

}  // namespace shunt::parts
