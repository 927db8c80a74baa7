#include "core/parts/tidings.hpp"

#include <algorithm>
#include <array>

#include "core/parts/rank_list.hpp"

namespace shunt::parts {

void Tidings::put(Letter& letter) const {
    letter += static_cast<char>(has_more);
    letter += static_cast<char>(is_full);
    letter += static_cast<char>(wish);
    for (const std::uint64_t number : {found, sent, statistics.expanded, statistics.generated, statistics.goals})
        put_number(letter, number);
}

bool Tidings::add(std::string_view& letter) {
    if (letter.size() < 3) return false;
    has_more = has_more || letter[0] != 0;
    is_full = is_full || letter[1] != 0;
    wish = std::max(wish, static_cast<std::uint8_t>(letter[2]));
    letter.remove_prefix(3);
    for (std::uint64_t* sum : {&found, &sent, &statistics.expanded, &statistics.generated, &statistics.goals}) {
        const auto number = take_number(letter);
        if (!number) return false;
        *sum += *number;
    }
    return true;
}

}  // namespace shunt::parts
