// Who works for the searches of a module: decided when it is linked.
#pragma once

#include <memory>

#include "core/search/crew.hpp"

namespace shunt::wasm {

/// The worker and `size` - 1 threads more (several_workers.cpp), or null where nobody else can work (one_worker.cpp).
[[nodiscard]] std::unique_ptr<search::Crew> hire(int size);

}  // namespace shunt::wasm
