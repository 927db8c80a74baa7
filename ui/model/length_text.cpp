#include "ui/model/length_text.hpp"

namespace shunt::ui {

std::string length_text(std::uint64_t length, puzzle::Metric metric) {
    const std::string name(puzzle::to_string(metric));
    return grouped(length) + " " + name + (length == 1 ? "" : "s");
}

std::string count_text(std::uint64_t count, const char* one, const char* many) {
    return grouped(count) + " " + (count == 1 ? one : many);
}

}  // namespace shunt::ui
