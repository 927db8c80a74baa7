#include "core/parts/rank_list.hpp"

namespace shunt::parts {

void put_bytes(std::string& to, std::string_view bytes) {
    put_number(to, bytes.size());
    to += bytes;
}

std::optional<std::string_view> take_bytes(std::string_view& from) {
    std::string_view rest = from;
    const auto size = take_number(rest);
    if (!size || *size > rest.size()) return std::nullopt;
    from = rest.substr(static_cast<std::size_t>(*size));
    return rest.substr(0, static_cast<std::size_t>(*size));
}

std::optional<std::uint64_t> take_number(std::string_view& bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes.size() && i < 10; ++i) {
        const auto byte = static_cast<std::uint8_t>(bytes[i]);
        if (i == 9 && byte > 1) return std::nullopt;
        number |= std::uint64_t{byte & 0x7Fu} << (7 * i);
        if ((byte & 0x80) != 0) continue;
        bytes.remove_prefix(i + 1);
        return number;
    }
    return std::nullopt;
}

}  // namespace shunt::parts
