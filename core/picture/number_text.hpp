// Numbers as SVG writes them: short, and the same on every machine.
#pragma once

#include <initializer_list>
#include <string>

namespace shunt::picture {

/// To the nearest tenth, without needless zeros: "3.4", "-.5", "12". Between -1e7 and 1e7.
[[nodiscard]] std::string number_text(float number);
/// The same, one after the other, with a space where a sign does not part them.
[[nodiscard]] std::string join_numbers(std::initializer_list<float> numbers);

}  // namespace shunt::picture
