// Ascending numbers as differences, 7 bits a byte: the form in which parts send each other states, and keep a level in a file.
//
//     840  842  1000     as   +840 +2 +158     in bytes   C8 06 │ 02 │ 9E 01
//
// The neighbours of states in a row are nearly in a row, so that a number takes little more than a byte where levels are wide (1.03 bytes
// measured on the 11-puzzle, 4 parts) and two where they are thin.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shunt::parts {

/// A number in groups of 7 bits, the lowest first; the highest bit of a byte says that more follow.
inline void put_number(std::string& bytes, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) bytes += static_cast<char>(number | 0x80);
    bytes += static_cast<char>(number);
}
/// Takes one off the front; nothing when the bytes end within it or it is greater than 2^64 - 1.
[[nodiscard]] std::optional<std::uint64_t> take_number(std::string_view& bytes);

/// Some bytes after their number.
void put_bytes(std::string& to, std::string_view bytes);
/// Takes them off the front; nothing where they are not whole.
[[nodiscard]] std::optional<std::string_view> take_bytes(std::string_view& from);

/// Writes numbers that ascend.
class RankWriter {
public:
    explicit RankWriter(std::string& bytes) : bytes_(&bytes) {}
    void put(std::uint64_t rank) {
        put_number(*bytes_, rank - last_);
        last_ = rank;
    }

private:
    std::string* bytes_;
    std::uint64_t last_ = 0;
};

/// Reads them again.
class RankReader {
public:
    explicit RankReader(std::string_view bytes) : rest_(bytes) {}
    /// The next one; nothing at the end, or where the bytes are none that a RankWriter wrote.
    [[nodiscard]] std::optional<std::uint64_t> next() {
        const auto step = take_number(rest_);
        if (!step) return std::nullopt;
        return last_ += *step;
    }
    /// Whether all were read.
    [[nodiscard]] bool is_done() const { return rest_.empty(); }

private:
    std::string_view rest_;
    std::uint64_t last_ = 0;
};

}  // namespace shunt::parts
