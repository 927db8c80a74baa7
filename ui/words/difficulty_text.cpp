#include "ui/words/difficulty_text.hpp"

#include "core/base/readable.hpp"

namespace shunt::ui {

std::string grouped_fixed(double value) {
    if (value < 10) return fixed(value, 2);
    const std::string digits = fixed(value, 1);
    const std::size_t point = digits.find('.');
    return grouped(std::string_view(digits).substr(0, point)) + digits.substr(point);
}

std::string difficulty_text(const DifficultyOutcome& outcome) {
    const std::string value = grouped_fixed(*outcome.bb);
    return *outcome.standard_error > 0 ? value + " ± " + grouped_fixed(*outcome.standard_error) : value;
}

}  // namespace shunt::ui
