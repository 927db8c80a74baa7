# shunt_whole_library(NAME <target> SOURCES <file>... HEADER <file> DEPENDS <target>...)
#     A static library that holds what all the libraries of this project that it depends on hold, so that it can be installed alone: as
#     libshunt.a with its header, and a package that find_package(shunt) finds and that has the target shunt::shunt.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# All libraries of this project that targets stand on, these included; each once.
function(shunt_all_below result)
    set(found)
    set(open ${ARGN})
    while(open)
        list(POP_FRONT open target)
        if(NOT TARGET ${target} OR NOT target MATCHES "^shunt_" OR target IN_LIST found)
            continue()
        endif()
        list(APPEND found ${target})
        get_target_property(below ${target} INTERFACE_LINK_LIBRARIES)
        if(below)
            list(APPEND open ${below})
        endif()
    endwhile()
    set(${result} ${found} PARENT_SCOPE)
endfunction()

function(shunt_whole_library)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;HEADER" "SOURCES;DEPENDS")
    shunt_all_below(below ${arg_DEPENDS})
    set(objects)
    foreach(target IN LISTS below)
        get_target_property(type ${target} TYPE)
        if(type STREQUAL "STATIC_LIBRARY")
            list(APPEND objects $<TARGET_OBJECTS:${target}>)
            if(TARGET ${target}_fast)
                list(APPEND objects $<TARGET_OBJECTS:${target}_fast>)
            endif()
        endif()
    endforeach()
    add_library(${arg_NAME} STATIC ${arg_SOURCES} ${objects})
    shunt_warnings(${arg_NAME})
    # What it is compiled with is not passed on: whoever uses it sees the header alone.
    find_package(Threads REQUIRED)
    target_link_libraries(${arg_NAME} PUBLIC Threads::Threads)
    target_include_directories(
        ${arg_NAME}
        PRIVATE ${CMAKE_SOURCE_DIR}
        INTERFACE $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
    )
    target_compile_features(${arg_NAME} INTERFACE cxx_std_20)
    set_target_properties(${arg_NAME} PROPERTIES EXPORT_NAME shunt OUTPUT_NAME shunt)

    set(package ${CMAKE_INSTALL_LIBDIR}/cmake/shunt)
    install(TARGETS ${arg_NAME} EXPORT shunt ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
    install(FILES ${arg_HEADER} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
    install(EXPORT shunt NAMESPACE shunt:: FILE shunt-targets.cmake DESTINATION ${package} COMPONENT library)
    configure_package_config_file(
        ${CMAKE_SOURCE_DIR}/cmake/shunt-config.cmake.in shunt-config.cmake INSTALL_DESTINATION ${package}
    )
    write_basic_package_version_file(shunt-config-version.cmake COMPATIBILITY SameMinorVersion)
    install(
        FILES ${CMAKE_CURRENT_BINARY_DIR}/shunt-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/shunt-config-version.cmake
        DESTINATION ${package}
        COMPONENT library
    )
endfunction()
