# Third-party libraries that are only headers, from the distribution's packages: targets host_json, host_cli11 and
# host_catch2.
#
# em++ has a system root of its own, and -I/usr/include would put the desktop's C library in front of it. So the web build
# reaches each library through a folder that holds one symbolic link: build/web/host-include/<library>/<folder>.

function(host_header_library name header package)
    cmake_parse_arguments(PARSE_ARGV 3 arg OPTIONAL "" "")
    cmake_path(GET header PARENT_PATH folder)
    find_path(${name}_INCLUDE ${header} PATHS /usr/local/include /usr/include NO_CMAKE_FIND_ROOT_PATH)
    if(NOT ${name}_INCLUDE)
        if(arg_OPTIONAL)
            return()
        endif()
        message(FATAL_ERROR "<${header}> not found: install the package ${package}, or run tools/install_dependencies")
    endif()
    set(root ${${name}_INCLUDE})
    if(EMSCRIPTEN)
        set(linked ${CMAKE_BINARY_DIR}/host-include/${name})
        file(MAKE_DIRECTORY ${linked})
        file(CREATE_LINK ${root}/${folder} ${linked}/${folder} SYMBOLIC)
        set(root ${linked})
    endif()
    add_library(host_${name} INTERFACE)
    target_include_directories(host_${name} SYSTEM INTERFACE ${root})
endfunction()

host_header_library(json nlohmann/json.hpp nlohmann-json3-dev)
host_header_library(cli11 CLI/CLI.hpp libcli11-dev)
