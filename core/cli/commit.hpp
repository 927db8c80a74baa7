// What the program was made from; the definition is written by the build (cmake/Commit.cmake).
#pragma once

namespace shunt::cli {

/// The commit of the sources, with a + if some were changed since; "unknown" where they are no checkout.
extern const char* const kCommit;

}  // namespace shunt::cli
