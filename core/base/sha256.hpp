// SHA-256 (FIPS 180-4), of a few texts and of very many short ones.
//
//     text    aaaa  bbbb  cccc  dddd  eeee  ffff  gggg  hhhh     eight texts side by side: each word of the compressor is a vector with
//     lane      0     1     2     3     4     5     6     7      one word of each, so eight digests take hardly longer than two
//
// A set of texts is summed up without being kept or sorted: the sum of the digests modulo 2^256. It does not depend on the order, parts of
// the set are summed up by themselves, and whoever has the set can recompute it in three lines of any language.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shunt {

using Digest = std::array<std::uint8_t, 32>;

/// The digest of any bytes. O(bytes).
[[nodiscard]] Digest sha256(std::string_view bytes);
/// As 64 digits, 0 to 9 and a to f.
[[nodiscard]] std::string hex(const Digest& digest);

/// The sum of digests modulo 2^256, each read as a number whose first byte weighs most.
class DigestSum {
public:
    /// Adds the digest of a text. Some are kept until eight can be hashed together.
    void add(std::string_view text);
    /// Adds what another sum has.
    void add(DigestSum& other);
    /// The sum of all that were added.
    [[nodiscard]] Digest total();

private:
    static constexpr std::size_t kLanes = 8;

    void hash_waiting();
    void add_words(const std::uint32_t* first, std::size_t stride);

    std::array<std::uint32_t, 8> sum_{};  // the last word weighs most
    std::vector<std::uint8_t> waiting_;   // padded texts, all of as many blocks
    std::size_t texts_ = 0;               // of them
    std::size_t blocks_ = 0;              // of each
};

}  // namespace shunt
