#include <algorithm>

#include "core/base/digest.hpp"
#include "core/base/words.hpp"
#include "core/npuzzle/tables.hpp"

namespace shunt::npuzzle {
namespace {

constexpr std::string_view kMagic = "shunt tiles\n";
constexpr char kVersion = 1;

/// Everything before the entries. Every number in it fits a byte.
std::string header_of(const Patterns& patterns) {
    std::string header(kMagic);
    header += kVersion;
    header += static_cast<char>(patterns.size.rows);
    header += static_cast<char>(patterns.size.columns);
    header += static_cast<char>(patterns.blank_home);
    header += static_cast<char>(patterns.homes.size());
    for (const auto& pattern : patterns.homes) {
        header += static_cast<char>(pattern.size());
        for (const Cell home : pattern) header += static_cast<char>(home);
    }
    return header;
}

std::string little_endian(std::uint64_t number) {
    std::string bytes;
    for (int i = 0; i < 8; ++i) bytes += static_cast<char>(number >> 8 * i & 0xFF);
    return bytes;
}

std::string_view text_of(const PatternTable& table) {
    return {reinterpret_cast<const char*>(table.data()), static_cast<std::size_t>(table.bytes())};
}

/// Why bytes that end as they should still cannot be used, or nothing.
std::optional<Error> refusal(std::string_view bytes, const Patterns& patterns) {
    if (bytes.substr(0, kMagic.size()) != kMagic) return Error{say("these bytes are no tables of unit-tile boards")};
    if (bytes.size() <= kMagic.size()) return Error{say("the tables are cut off")};
    if (bytes[kMagic.size()] != kVersion) {
        return Error{say("the tables have version {version}, this program reads version {read}",
                         {{"version", static_cast<unsigned char>(bytes[kMagic.size()])}, {"read", kVersion}})};
    }
    const std::string header = header_of(patterns);
    if (bytes.substr(0, header.size()) != header)
        return Error{say("the tables are for another board or other patterns")};
    std::uint64_t size = header.size() + sizeof(std::uint64_t);
    for (const auto& pattern : patterns.homes) size += PatternTable::bytes_for(patterns.size.cells(), pattern.size());
    if (bytes.size() != size) {
        return Error{say("the tables have {bytes} bytes instead of {expected}",
                         {{"bytes", std::to_string(bytes.size())}, {"expected", std::to_string(size)}})};
    }
    const std::string_view content = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
    if (little_endian(digest(content)) != bytes.substr(content.size())) {
        return Error{say("the tables are damaged: their checksum is wrong")};
    }
    return std::nullopt;
}

}  // namespace

std::string name_of(const Patterns& patterns) {
    std::string name = "tiles-" + to_string(patterns.size) + "-" + std::to_string(patterns.blank_home) + "-";
    for (const auto& pattern : patterns.homes) name += std::to_string(pattern.size());
    return name;
}

std::string to_bytes(const Tables& tables) {
    std::string bytes = header_of(tables.patterns());
    for (std::size_t i = 0; i < tables.patterns().homes.size(); ++i) bytes += text_of(tables.table(i));
    bytes += little_endian(digest(bytes));
    return bytes;
}

Result<Tables> from_bytes(std::string_view bytes, const Patterns& patterns) {
    if (const auto why = refusal(bytes, patterns)) return *why;
    std::size_t at = header_of(patterns).size();
    std::vector<PatternTable> tables;
    for (const auto& homes : patterns.homes) {
        auto table = PatternTable::create(patterns.size, homes);
        if (!table) return Error{say("the system refused the memory for the tables")};
        const auto size = static_cast<std::size_t>(table->bytes());
        std::copy_n(bytes.data() + at, size, reinterpret_cast<char*>(table->mutable_data()));
        at += size;
        tables.push_back(std::move(*table));
    }
    return Tables(patterns, std::move(tables));
}

}  // namespace shunt::npuzzle
