# SHUNT_CODECS: the libraries that write and read files of pixels, libgif, libpng and zlib; empty where one of them is missing. They are
# part of the command where that is linked statically (core/cli/CMakeLists.txt), so their archives are looked for first.
set(SHUNT_CODECS "")
if(EMSCRIPTEN)
    return()
endif()

find_path(GIF_INCLUDE gif_lib.h)
find_path(PNG_INCLUDE png.h)
find_path(ZLIB_INCLUDE zlib.h)
find_library(GIF_LIBRARY NAMES libgif.a gif)
find_library(PNG_LIBRARY NAMES libpng.a libpng16.a png png16)
find_library(ZLIB_LIBRARY NAMES libz.a z)
if(GIF_INCLUDE AND PNG_INCLUDE AND ZLIB_INCLUDE AND GIF_LIBRARY AND PNG_LIBRARY AND ZLIB_LIBRARY)
    # As they are linked: those of another processor, or shared ones in a static program, are as good as none.
    include(CheckCXXSourceCompiles)
    include(StaticCommand)
    set(CMAKE_REQUIRED_INCLUDES ${GIF_INCLUDE} ${PNG_INCLUDE} ${ZLIB_INCLUDE})
    set(CMAKE_REQUIRED_LIBRARIES ${GIF_LIBRARY} ${PNG_LIBRARY} ${ZLIB_LIBRARY} m)
    set(CMAKE_REQUIRED_LINK_OPTIONS ${SHUNT_STATIC_LINK})
    string(
        CONCAT codecs
        "#include <gif_lib.h>\n#include <png.h>\n#include <zlib.h>\n"
        "int main() { return EGifOpen(nullptr, nullptr, nullptr) != nullptr || zlibVersion() != nullptr ||"
        " png_image_finish_read(nullptr, nullptr, nullptr, 0, nullptr) != 0; }"
    )
    check_cxx_source_compiles("${codecs}" SHUNT_CODECS_LINK)
    unset(CMAKE_REQUIRED_LINK_OPTIONS)
    unset(CMAKE_REQUIRED_INCLUDES)
    unset(CMAKE_REQUIRED_LIBRARIES)
    if(SHUNT_CODECS_LINK)
        add_library(shunt_codecs INTERFACE)
        target_include_directories(shunt_codecs SYSTEM INTERFACE ${GIF_INCLUDE} ${PNG_INCLUDE} ${ZLIB_INCLUDE})
        target_link_libraries(shunt_codecs INTERFACE ${GIF_LIBRARY} ${PNG_LIBRARY} ${ZLIB_LIBRARY} m)
        set(SHUNT_CODECS shunt_codecs)
    endif()
endif()
if(NOT SHUNT_CODECS)
    message(STATUS "no libgif or libpng: shunt render writes SVG, and PNG of what does not move")
endif()
