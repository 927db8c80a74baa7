// Any text as a position of one of some puzzles: it is refused, or printed and read again it is the same position.
#include <array>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/fuzz/target.hpp"

using namespace shunt;

namespace {

/// Plain pieces; walls and an outline; a gate; tokens; tiles; pieces in two parts.
constexpr std::array<const char*, 6> kPuzzles{
    "board:\n1223\n1223\n4556\n4786\n9..0\ngoal:\n....\n....\n....\n.22.\n.22.\n",
    "board:\n#A#\n B.\n.#.\n..\n",
    "gate: A\nboard:\nA=.\nB..\n",
    "cells: tokens\nboard:\nleft right .\nleft . #\n",
    "tiles: ab\nboard:\naba.\nCC..\n",
    "board:\nA.A\nB..\n...\n",
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto kRead = [] {
        std::array<Result<puzzle::Problem>, kPuzzles.size()> puzzles{
            puzzle::parse_puzzle(kPuzzles[0]), puzzle::parse_puzzle(kPuzzles[1]), puzzle::parse_puzzle(kPuzzles[2]),
            puzzle::parse_puzzle(kPuzzles[3]), puzzle::parse_puzzle(kPuzzles[4]), puzzle::parse_puzzle(kPuzzles[5])};
        return puzzles;
    }();
    std::string_view text = fuzz::text_of(data, size);
    const puzzle::Puzzle& puzzle = kRead[fuzz::choose(text, kRead.size())]->puzzle;
    const auto position = puzzle::parse_position(puzzle, text);
    if (!position) return 0;
    const std::string printed = puzzle::print_position(puzzle, *position);
    const auto again = puzzle::parse_position(puzzle, printed);
    fuzz::require(again && *again == *position, "a position that is printed can be read", printed);
    return 0;
}
