// Files of the source tree that tests read.
#pragma once

#include <string>
#include <vector>

namespace shunt::test {

/// The whole file at a path relative to the root of the source tree; empty when it cannot be read.
[[nodiscard]] std::string source_file(const std::string& path);

/// Paths, relative to the root of the source tree, of the .txt files directly in a folder, by name. A list of order
/// (order.txt) is not one of them.
[[nodiscard]] std::vector<std::string> text_files(const std::string& folder);

/// The same of all puzzles of the library: those in puzzles/ and in its folders, without those that must be refused.
[[nodiscard]] std::vector<std::string> library_files();

/// The lines of a text, without their ends.
[[nodiscard]] std::vector<std::string> lines_of(const std::string& text);

}  // namespace shunt::test
