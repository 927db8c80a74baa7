// A small reader of the two text formats, written from their descriptions and not from the writers.
#pragma once

#include <map>
#include <string>

namespace shunt::test {

/// A program by names.
struct ReadModel {
    struct Bounds {
        double lower = 0;
        double upper = 1e30;
        bool integer = false;
    };
    std::map<std::string, double> objective;                    // without zeros
    std::map<std::string, std::map<std::string, double>> rows;  // by row, by column
    std::map<std::string, std::pair<char, double>> right;       // 'E', 'L' or 'G', and the right side
    std::map<std::string, Bounds> columns;
};

/// CPLEX LP text. Fails the test on anything it does not know.
[[nodiscard]] ReadModel read_lp(const std::string& text);
/// Free MPS text.
[[nodiscard]] ReadModel read_mps(const std::string& text);

}  // namespace shunt::test
