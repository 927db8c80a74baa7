# Catch2 2.13 and 3 alike: the target shunt_catch2_main gives a test program its headers and its main().
# Tests include "tests/support/catch2.hpp". Without Catch2 there is no such target in the web build, and no tests in it.

if(EMSCRIPTEN)
    host_header_library(catch2 catch2/catch.hpp catch2 OPTIONAL)  # only version 2 is headers alone
    if(NOT TARGET host_catch2)
        message(STATUS "no Catch2 2.x: no tests for node")
        return()
    endif()
    set(major 2)
    set(headers host_catch2)
else()
    find_package(Catch2 REQUIRED)
    include(Catch)
    string(REGEX MATCH "^[0-9]+" major ${Catch2_VERSION})
    set(headers Catch2::Catch2)
endif()

if(major GREATER_EQUAL 3)
    add_library(shunt_catch2_main INTERFACE)
    target_link_libraries(shunt_catch2_main INTERFACE Catch2::Catch2WithMain)
else()
    add_library(shunt_catch2_main STATIC ${CMAKE_CURRENT_LIST_DIR}/catch2_main.cpp)
    target_link_libraries(shunt_catch2_main PUBLIC ${headers})
    target_compile_definitions(shunt_catch2_main PUBLIC SHUNT_CATCH2_V2)
    if(EMSCRIPTEN)
        target_compile_options(shunt_catch2_main PRIVATE -fexceptions)
    endif()
endif()
