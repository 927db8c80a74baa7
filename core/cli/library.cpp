#include "core/cli/library.hpp"

#include <algorithm>

namespace shunt::cli {

const LibraryPuzzle* library_puzzle(std::string_view name) {
    const auto all = library();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const LibraryPuzzle& each) { return each.path == name || each.name() == name; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace shunt::cli
