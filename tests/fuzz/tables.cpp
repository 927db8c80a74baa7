// The tables of unit-tile boards with some of their bytes changed, the end cut off or more behind it, and their sum put right: they are
// refused, or a bound is looked up in them without harm.
#include <array>

#include "core/npuzzle/tables.hpp"
#include "tests/fuzz/target.hpp"

using namespace shunt;
using namespace shunt::npuzzle;

namespace {

constexpr std::size_t kSumBytes = 8;
constexpr std::size_t kParts = 8;  // of which the end is cut off

/// What is written of tables that are built.
struct Written {
    Patterns patterns;
    std::string bytes;
};

Written written(Size size, std::size_t most_tiles) {
    TablesBuilder builder(patterns_of(size, static_cast<Cell>(size.cells() - 1), most_tiles));
    while (builder.advance(1 << 20) == TablesBuilder::State::building) continue;
    const Tables tables = builder.take();
    return {tables.patterns(), to_bytes(tables)};
}

/// The same bytes where the text says "0". A text in a file ends with a newline.
std::string changed(std::string bytes, std::string_view text) {
    if (!text.empty() && text.back() == '\n') text.remove_suffix(1);
    if (bytes.size() < text.size()) bytes.resize(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) bytes[i] = static_cast<char>(bytes[i] ^ text[i] ^ '0');
    const std::uint64_t sum = fuzz::sum_of(bytes);
    for (std::size_t i = 0; i < kSumBytes; ++i) bytes += static_cast<char>(sum >> 8 * i & 0xFF);
    return bytes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::array kWritten{written({2, 2}, 3), written({2, 3}, 2), written({2, 3}, 3), written({3, 3}, 4)};
    std::string_view text = fuzz::text_of(data, size);
    const auto& [patterns, whole] = kWritten[fuzz::choose(text, kWritten.size())];
    const std::size_t content = whole.size() - kSumBytes;
    const std::string bytes = changed(whole.substr(0, content - content * fuzz::choose(text, kParts) / kParts), text);
    const auto tables = from_bytes(bytes, patterns);
    fuzz::require(tables || bytes != whole, "tables that are written can be read");
    if (!tables) return 0;
    Problem problem{patterns.size, patterns.blank_home, patterns.blank_home, {}};
    for (int cell = 0; cell < patterns.size.cells(); ++cell) problem.homes.push_back(static_cast<Cell>(cell));
    (void)tables->at_least(problem);
    fuzz::require(to_bytes(*tables) == bytes, "tables that are read are written in the same way");
    return 0;
}
