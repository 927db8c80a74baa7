// Everything that the name of a puzzle can mean.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.hpp"

namespace shunt::cli {

/// A puzzle that has the name.
struct Candidate {
    std::string source;  ///< "library:klotski", or the path of a file
    std::string text;
};

struct Candidates {
    std::vector<Candidate> found;  ///< the first is meant; those after it have other texts
    std::string tried;             ///< where it was looked for, one place a line
};

/// The file of that name. Error: it is there and cannot be read; folders are none.
[[nodiscard]] Result<std::optional<Candidate>> file_named(const std::string& name);

/// What a name means in $SHUNT_PUZZLES, in puzzles/, and in the library; "library:NAME" in the library alone.
[[nodiscard]] Candidates puzzles_named(const std::string& name);

/// All names that have a meaning there.
[[nodiscard]] std::vector<std::string> names_of_puzzles();

}  // namespace shunt::cli
