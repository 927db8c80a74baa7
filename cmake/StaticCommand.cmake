# SHUNT_STATIC_LINK: how the command is linked so that it takes with it what it needs of the libraries; empty where that is not done. The
# parts are less in memory than the whole, and they are there wherever it is copied to.
set(SHUNT_STATIC_LINK "")
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CMAKE_CXX_FLAGS MATCHES "sanitize" AND NOT EMSCRIPTEN)
    include(CheckCXXSourceCompiles)
    set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie)
    check_cxx_source_compiles("static_assert(__PIE__ > 0);\nint main() {}" SHUNT_STATIC_PIE)
    unset(CMAKE_REQUIRED_LINK_OPTIONS)
    if(SHUNT_STATIC_PIE)
        set(SHUNT_STATIC_LINK -static-pie)
    else()
        set(SHUNT_STATIC_LINK -static-libstdc++ -static-libgcc)
    endif()
endif()
