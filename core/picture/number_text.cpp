#include "core/picture/number_text.hpp"

#include <cmath>
#include <cstdlib>

namespace shunt::picture {

std::string number_text(float number) {
    const long tenths = std::lround(number * 10);
    const long whole = std::labs(tenths) / 10;
    const long tenth = std::labs(tenths) % 10;
    std::string text = tenths < 0 ? "-" : "";
    if (whole != 0 || tenth == 0) text += std::to_string(whole);
    if (tenth != 0) text += "." + std::to_string(tenth);
    return text;
}

std::string join_numbers(std::initializer_list<float> numbers) {
    std::string text;
    for (const float number : numbers) {
        const std::string next = number_text(number);
        if (!text.empty() && next.front() != '-') text += ' ';
        text += next;
    }
    return text;
}

}  // namespace shunt::picture
