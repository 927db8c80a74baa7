#include "core/cli/version.hpp"

#include "core/cli/commit.hpp"

namespace shunt::cli {
namespace {

std::string compiler() {
#if defined(__EMSCRIPTEN__)
    return std::string("Emscripten, Clang ") + __clang_version__;
#elif defined(__clang__)
    return std::string("Clang ") + __clang_version__;
#else
    return std::string("GNU C++ ") + __VERSION__;
#endif
}

/// The processor that the program needs, not the one it runs on.
const char* processor() {
#if defined(__AVX2__) && defined(__BMI2__)
    return "x86-64-v3";
#elif defined(__x86_64__)
    return "x86-64";
#elif defined(__aarch64__)
    return "aarch64";
#elif defined(__wasm__)
    return "WebAssembly";
#else
    return "another";
#endif
}

}  // namespace

std::string version_text() {
    std::string text = std::string("shunt ") + SHUNT_VERSION + "\ncommit " + kCommit + "\ncompiler " + compiler();
    while (text.back() == ' ') text.pop_back();  // as Clang's own text ends
    return text + "\nprocessor " + processor();
}

}  // namespace shunt::cli
