// The structs of one file of commands, as a list of types: the programs that build commands need no more of their neighbours than the
// names, so that a file which sends a few of them is not compiled with all that the others can do.
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
