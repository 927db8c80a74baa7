// The structs of one file of commands, as a list of types. It holds none of them, unlike a variant: so a file that sends a few commands is
// compiled without the copying, moving and ending of all the others.
#pragma once

#include <cstddef>
#include <type_traits>

namespace shunt::ui {

template <class... Structs>
struct CommandList {
    static constexpr std::size_t kSize = sizeof...(Structs);

    /// The place of a struct in the list; `kSize` when it is not there.
    template <class Struct>
    static consteval std::size_t place() {
        std::size_t place = 0;
        (void)((std::is_same_v<Struct, Structs> || (++place, false)) || ...);
        return place;
    }
};

}  // namespace shunt::ui
