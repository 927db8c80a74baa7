// What every part tells all others in a round, besides states.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/parts/post.hpp"
#include "core/search/search.hpp"

namespace shunt::parts {

/// Of one part, or of all of them together.
struct Tidings {
    bool has_more = false;    ///< states of this level are still to be expanded
    bool is_full = false;     ///< no room to go on
    std::uint8_t wish = 0;    ///< Post::wish, of part 0
    std::uint64_t found = 0;  ///< states of the next level
    std::uint64_t sent = 0;   ///< bytes, to other parts
    search::SearchStatistics statistics{};

    /// The first bytes of every letter.
    void put(Letter& letter) const;
    /// Takes them off the front, and adds them to what is known of other parts. False when these bytes are none.
    [[nodiscard]] bool add(std::string_view& letter);
};

}  // namespace shunt::parts
