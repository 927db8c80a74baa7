#include "core/graph/sparse6.hpp"

#include <bit>

namespace shunt::graph {
namespace {

constexpr int kLetterBits = 6;
constexpr char kFirstLetter = 63;

void append_letters(std::uint64_t number, int letters, std::string& text) {
    for (int i = letters - 1; i >= 0; --i)
        text += static_cast<char>(kFirstLetter + static_cast<int>(number >> (kLetterBits * i) & 63));
}

}  // namespace

void Sparse6::begin(const GraphFacts& facts, std::string& text) {
    nodes_ = facts.nodes;
    width_ = nodes_ < 2 ? 1 : static_cast<int>(std::bit_width(nodes_ - 1));
    text += ':';
    if (nodes_ <= 62) {
        append_letters(nodes_, 1, text);
    } else if (nodes_ <= 258'047) {
        text += '~';
        append_letters(nodes_, 3, text);
    } else {
        text += "~~";
        append_letters(nodes_, 6, text);
    }
}

void Sparse6::add_edges(std::uint64_t node, const std::vector<std::uint64_t>& before, std::string& text) {
    for (const std::uint64_t other : before) {
        const bool is_next = node == here_ + 1;
        if (node > here_ + 1) put(true, node, text);
        put(is_next, other, text);
        here_ = node;
    }
}

void Sparse6::put(bool next, std::uint64_t number, std::string& text) {
    put_bit(next, text);
    for (int i = width_ - 1; i >= 0; --i) put_bit((number >> i & 1) != 0, text);
}

void Sparse6::put_bit(bool bit, std::string& text) {
    letter_ = letter_ << 1 | (bit ? 1u : 0u);
    if (++bits_ < kLetterBits) return;
    append_letters(letter_, 1, text);
    letter_ = 0;
    bits_ = 0;
}

/// What is left of the last letter is filled with ones, which must not read as an edge from the last node to itself.
void Sparse6::end(std::string& text) {
    const int left = (kLetterBits - bits_) % kLetterBits;
    if (width_ < kLetterBits && nodes_ == std::uint64_t{1} << width_ && left > width_ && here_ + 1 < nodes_)
        put_bit(false, text);
    while (bits_ != 0) put_bit(true, text);
    text += '\n';
}

}  // namespace shunt::graph
