# For which processor native programs are compiled: SHUNT_PROCESSOR, a value of the compiler's option -march.
#
#   auto    x86-64-v3 where programs are made for x86-64, if this machine can run them (or is not the one that will); without its popcount,
#           pext and pdep the solver is slower than WebAssembly. Other processors have what it needs in their plainest form.
#   (none)  what the compiler takes by itself
# One in CMAKE_CXX_FLAGS goes before.
include(CheckCXXSourceCompiles)
include(CheckCXXSourceRuns)

set(SHUNT_PROCESSOR auto CACHE STRING "Processor that native programs are compiled for: auto, a value of -march, or nothing")

function(shunt_choose_processor variable)
    set(${variable} "" PARENT_SCOPE)
    if(EMSCRIPTEN OR NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64|AMD64)$")
        return()
    endif()
    set(CMAKE_REQUIRED_FLAGS -march=x86-64-v3)
    if(CMAKE_CROSSCOMPILING)
        check_cxx_source_compiles("int main() {}" SHUNT_KNOWS_X86_64_V3)
    else()
        check_cxx_source_runs(
            "int main() { return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1; }"
            SHUNT_KNOWS_X86_64_V3
        )
    endif()
    if(SHUNT_KNOWS_X86_64_V3)
        set(${variable} x86-64-v3 PARENT_SCOPE)
    endif()
endfunction()

set(processor ${SHUNT_PROCESSOR})
if(processor STREQUAL "auto")
    shunt_choose_processor(processor)
endif()
if(processor AND NOT CMAKE_CXX_FLAGS MATCHES "-m(arch|cpu)=")
    string(STRIP "${CMAKE_CXX_FLAGS} -march=${processor}" CMAKE_CXX_FLAGS)
endif()
