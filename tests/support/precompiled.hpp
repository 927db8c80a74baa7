// What most tests read, compiled once for each test program (cmake/ShuntTests.cmake). Tests include what they use all the same.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/puzzle.hpp"
#include "tests/support/catch2.hpp"
