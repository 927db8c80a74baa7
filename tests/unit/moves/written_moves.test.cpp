#include "core/moves/written_moves.hpp"

#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::moves;

namespace {

const std::string kTwo = "board:\nA.B\n...\n";

/// The moves that are read, as they are described.
std::string read_back(const std::string& board, const std::string& text) {
    const auto [puzzle, start] = *puzzle::parse_puzzle(board);
    const WrittenMoves read = read_moves(puzzle, start, text);
    return write_moves(puzzle, read.moves, 1000) + (read.fault ? " | " + to_string(*read.fault) : "") +
           (read.unfinished ? " ? " + to_string(*read.unfinished) : "");
}

}  // namespace

TEST_CASE("moves are read as people write them", "[moves]") {
    for (const char* text : {"A D, B L, A RR", "A D; B L; A RR;", "A D\nB L\r\nA RR\n", "A D B L A RR", "AD,BL,ARR"})
        CHECK(read_back(kTwo, text) == "A D, B L, A RR");
    CHECK(read_back(kTwo, "A d, B l") == "A D, B L");
    CHECK(read_back(kTwo, "B D, B L2") == "B D, B LL");
    CHECK(read_back(kTwo, "BDL2") == "B DLL");
    CHECK(read_back(kTwo, "A+B D") == "A+B D");
    CHECK(read_back(kTwo, "B+A D") == "A+B D");
    CHECK(read_back(kTwo, "# Two: 2 moves\n1. A D\n2. B L\n") == "A D, B L");
    CHECK(read_back(kTwo, "  \n ,").empty());
}

TEST_CASE("the first move that cannot be read or made is told with its place, and those before it count", "[moves]") {
    CHECK(read_back(kTwo, "A D, X R, B L") == "A D | line 1, column 6: no piece is named 'X'");
    CHECK(read_back(kTwo, "A D,\n  B Q") == "A D | line 2, column 5: 'Q' is no way to go; U, D, L and R are");
    CHECK(read_back(kTwo, "A R, A R, B L") ==
          "A R | line 1, column 6: move 2 (A R) is not legal: piece B is in the way");
    CHECK(read_back(kTwo, "A U") == " | line 1, column 1: move 1 (A U) is not legal: it would leave the board");
    CHECK(read_back(kTwo, "A D0") == " | line 1, column 3: 'D0' is no way to go; U, D, L and R are");
    CHECK(read_back(kTwo, "A R99999999999999999999").rfind(" | line 1, column 3: ", 0) == 0);
    CHECK(read_back(kTwo, "ä R") == " | line 1, column 1: no piece is named 'ä'");
    CHECK(read_back("board:\nä.\n", "ä R, ä R").rfind("ä R | line 1, column 6: ", 0) == 0);
}

TEST_CASE("a text that ends after a piece is unfinished, not wrong", "[moves]") {
    CHECK(read_back(kTwo, "A D, B") == "A D ? line 1, column 6: which way does B go: U, D, L or R?");
    CHECK(read_back(kTwo, "A D, B ") == "A D ? line 1, column 6: which way does B go: U, D, L or R?");
}

TEST_CASE("of several pieces with one name the one is meant that can go", "[moves]") {
    const std::string tiles = "tiles: *\nboard:\nrr\nb.\n";
    CHECK(read_back(tiles, "r D, r R, b U, r L") == "r D, r R, b U, r L");
    CHECK(read_back(tiles, "r L") == " | line 1, column 1: move 1 (r L) is not legal: it would leave the board");
    CHECK(read_back("tiles: *\nboard:\nr.r\n...\n", "r D") ==
          " | line 1, column 1: 2 pieces named 'r' can go there; drag the one you mean");
}

TEST_CASE("names that are commas, signs and digits are names", "[moves]") {
    CHECK(read_back("board:\n,..\n", ", R , R") == ", R, , R");
    CHECK(read_back("board:\n+.9\n...\n", "+ D, 9 D") == "+ D, 9 D");
    CHECK(read_back("board:\nR.L\n...\n", "R R, L D") == "R R, L D");
}

TEST_CASE("what is written is read back, in lines that are not too long", "[moves]") {
    const auto [puzzle, start] = *puzzle::parse_puzzle("board:\nA.B.C\n.....\n");
    std::vector<Move> moves;
    for (int round = 0; round < 20; ++round) {
        for (PieceId piece = 0; piece < 3; ++piece)
            moves.push_back({{piece}, {round % 2 == 0 ? Direction::down : Direction::up}});
    }
    const std::string text = write_moves(puzzle, moves, 24);
    CHECK(text.substr(0, 24) == "A D, B D, C D, A U, B U,");
    CHECK(text[24] == '\n');
    const WrittenMoves read = read_moves(puzzle, start, text);
    CHECK_FALSE(read.fault);
    CHECK(read.moves == moves);
    CHECK(write_moves(puzzle, {}, 24).empty());
}
