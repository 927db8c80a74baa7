// The main function of every test program under Catch2 2, in a translation unit of its own because it takes long to compile.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
