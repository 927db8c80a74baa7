// How a long computation ends. None of these is an error.
#pragma once

#include <array>
#include <string_view>

namespace shunt::search {

enum class Status : unsigned char {
    running,
    solved,      ///< a shortest solution is known
    unsolvable,  ///< every reachable position was seen, none is a goal
    complete,    ///< everything that was asked is counted
    limit,       ///< the limit on memory or time came first; what is finished is reported
    cancelled,   ///< the user ended it; what is finished is reported
};

inline constexpr std::array kStatuses{Status::running,  Status::solved, Status::unsolvable,
                                      Status::complete, Status::limit,  Status::cancelled};

/// The word used in reports.
[[nodiscard]] constexpr std::string_view to_string(Status status) {
    constexpr std::array<std::string_view, kStatuses.size()> kNames{"running",  "solved", "unsolvable",
                                                                    "complete", "limit",  "cancelled"};
    return kNames[static_cast<std::size_t>(status)];
}

}  // namespace shunt::search
