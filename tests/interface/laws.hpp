// What is promised of every command, whatever it is: the laws that a run of it is held against.
//
//     it ends as it says             a status, no defect; cancelled when it was cancelled
//     what it says is true           as the brute-force oracle says, or a part of it, with what is not known left out
//     no slice is long               100 ms of one processor, also when it is asked to end
//     memory                         what it says that it held is within its limit, and what it announced; what the process holds is, too
//     slices and workers             change nothing of what is found
#pragma once

#include <string>

#include "tests/interface/command.hpp"

namespace shunt::interface {

/// Runs a command; what it breaks first, with figures; empty when all is well.
[[nodiscard]] std::string broken_law(const Command& command);

}  // namespace shunt::interface
