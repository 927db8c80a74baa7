// Catch2, version 2.13 or 3.
#pragma once

#ifdef SHUNT_CATCH2_V2
#include <catch2/catch.hpp>
#else
#include <catch2/catch_all.hpp>
using Catch::Approx;
#endif
