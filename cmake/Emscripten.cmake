# Finds Emscripten's own toolchain file: $EMSCRIPTEN_ROOT, else beside the em++ on the PATH, else where Debian puts it.
set(root "$ENV{EMSCRIPTEN_ROOT}")
if(NOT root)
    find_program(emxx em++)
    if(emxx)
        file(REAL_PATH "${emxx}" emxx_file)
        cmake_path(GET emxx_file PARENT_PATH root)
    endif()
endif()
if(NOT EXISTS "${root}/cmake/Modules/Platform/Emscripten.cmake")
    set(root /usr/share/emscripten)
endif()
if(NOT EXISTS "${root}/cmake/Modules/Platform/Emscripten.cmake")
    message(FATAL_ERROR "Emscripten not found: install it with tools/install_dependencies or set EMSCRIPTEN_ROOT")
endif()
set(ENV{EMSCRIPTEN_ROOT} "${root}")  # CMake's compiler checks read this file again, in other processes
include("${root}/cmake/Modules/Platform/Emscripten.cmake")

# Debian's Emscripten needs node modules that only Debian's own node finds by itself, not one from elsewhere.
set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
set(ENV{NODE_PATH} /usr/share/nodejs)  # for the compiler checks

# -O3 gains nothing over -O2 here and costs 2 KB.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG" CACHE STRING "Flags of release builds")
