#include "core/base/sha256.hpp"

#include <algorithm>

namespace shunt {
namespace {

constexpr std::size_t kBlock = 64;  // bytes
constexpr std::size_t kLength = 8;  // bytes that hold the length of the text, in bits
constexpr std::size_t kWords = 16;  // of a block
constexpr std::size_t kRounds = 64;

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, kRounds> kConstants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
/// The same of the square roots of the first 8.
constexpr std::array<std::uint32_t, 8> kBegin{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

/// One word of eight texts. A vector of the compiler, not of a processor: where there are none, it is eight numbers.
using Lanes = std::uint32_t __attribute__((vector_size(32)));
// Words are handed over by reference: how vectors are handed over as values depends on the processor.

/// word = word rotated right by `a`, by `b`, and by `c` bits, or shifted where `shifts`, exclusive or.
template <int a, int b, int c, bool shifts, class Word>
inline void mix(const Word& word, Word& mixed) {
    mixed = (word >> a | word << (32 - a)) ^ (word >> b | word << (32 - b));
    if constexpr (shifts) {
        mixed ^= word >> c;
    } else {
        mixed ^= word >> c | word << (32 - c);
    }
}

/// The word of the schedule that takes the place of the one sixteen rounds before.
template <class Word>
inline void extend(std::array<Word, kWords>& words, std::size_t round) {
    Word early;
    Word late;
    mix<7, 18, 3, true>(words[(round + 1) % kWords], early);
    mix<17, 19, 10, true>(words[(round + 14) % kWords], late);
    words[round % kWords] += early + words[(round + 9) % kWords] + late;
}

/// Takes one block into the state.
template <class Word>
void compress(std::array<Word, 8>& state, std::array<Word, kWords>& words) {
    Word a = state[0], b = state[1], c = state[2], d = state[3];
    Word e = state[4], f = state[5], g = state[6], h = state[7];
    for (std::size_t round = 0; round < kRounds; ++round) {
        if (round >= kWords) extend(words, round);
        Word mixed;
        mix<6, 11, 25, false>(e, mixed);
        const Word first = h + mixed + ((e & f) ^ (~e & g)) + kConstants[round] + words[round % kWords];
        mix<2, 13, 22, false>(a, mixed);
        const Word second = mixed + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e;
        e = d + first;
        d = c, c = b, b = a;
        a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

std::uint32_t word_at(const std::uint8_t* bytes) {
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

std::size_t blocks_of(std::size_t bytes) { return (bytes + 1 + kLength + kBlock - 1) / kBlock; }

/// The text, a bit, zeros, and the length.
void pad(std::string_view text, std::uint8_t* to, std::size_t size) {
    std::copy(text.begin(), text.end(), to);
    std::fill(to + text.size(), to + size, std::uint8_t{0});
    to[text.size()] = 0x80;
    for (std::size_t i = 0; i < kLength; ++i)
        to[size - 1 - i] = static_cast<std::uint8_t>(std::uint64_t{text.size()} * 8 >> (8 * i));
}

}  // namespace

Digest sha256(std::string_view bytes) {
    DigestSum sum;
    sum.add(bytes);
    return sum.total();
}

std::string hex(const Digest& digest) {
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

void DigestSum::add(std::string_view text) {
    const std::size_t blocks = blocks_of(text.size());
    if (texts_ == kLanes || (texts_ != 0 && blocks != blocks_)) hash_waiting();
    blocks_ = blocks;
    const std::size_t size = blocks * kBlock;
    if (waiting_.size() < kLanes * size) waiting_.resize(kLanes * size);
    pad(text, waiting_.data() + texts_++ * size, size);
}

void DigestSum::add(DigestSum& other) {
    const Digest total = other.total();
    std::array<std::uint32_t, 8> words{};
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = word_at(total.data() + 4 * i);
    add_words(words.data(), 1);
}

/// Adds a digest, whose words are `stride` apart.
void DigestSum::add_words(const std::uint32_t* first, std::size_t stride) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < sum_.size(); ++i) {
        carry += std::uint64_t{sum_[i]} + first[(sum_.size() - 1 - i) * stride];
        sum_[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
}

void DigestSum::hash_waiting() {
    std::array<Lanes, 8> state{};
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += kBegin[i];
    for (std::size_t block = 0; block < blocks_; ++block) {
        std::array<Lanes, kWords> words;
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                words[i][lane] = word_at(waiting_.data() + (lane * blocks_ + block) * kBlock + 4 * i);
        compress(state, words);
    }
    std::array<std::array<std::uint32_t, kLanes>, 8> digests;
    for (std::size_t i = 0; i < state.size(); ++i)
        for (std::size_t lane = 0; lane < kLanes; ++lane) digests[i][lane] = state[i][lane];
    for (std::size_t lane = 0; lane < texts_; ++lane) add_words(&digests[0][lane], kLanes);
    texts_ = 0;
}

Digest DigestSum::total() {
    if (texts_ != 0) hash_waiting();
    Digest total{};
    for (std::size_t i = 0; i < total.size(); ++i)
        total[i] = static_cast<std::uint8_t>(sum_[7 - i / 4] >> (24 - 8 * (i % 4)));
    return total;
}

}  // namespace shunt
