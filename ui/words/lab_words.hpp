// What is said of the module `lab` wherever its reports are read.
#pragma once

#include "core/base/words.hpp"

namespace shunt::ui {

inline constexpr Phrase kUnreadableLab("The lab's report could not be read.");

}  // namespace shunt::ui
