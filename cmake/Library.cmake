# The library of puzzles as a source file: a program that has it knows every puzzle by name, wherever it is copied to.
#
#   shunt_library_sources(<variable>)   a source file that defines cli::library(), made from puzzles/ while configuring

function(shunt_library_sources variable)
    set(folder ${CMAKE_SOURCE_DIR}/puzzles)
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*.txt ${folder}/*/*.txt)
    list(FILTER files EXCLUDE REGEX "^(order.txt|bad/.*)$")
    set(entries "")
    foreach(file IN LISTS files)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/${file})
        file(READ ${folder}/${file} text)
        cmake_path(REMOVE_EXTENSION file OUTPUT_VARIABLE path)
        string(APPEND entries "    {\"${path}\", R\"=====(${text})=====\"},\n")
    endforeach()
    set(source ${CMAKE_BINARY_DIR}/library/library_puzzles.cpp)
    set(content "// Made from the files of puzzles/.\n#include \"core/cli/library.hpp\"\n\nnamespace shunt::cli {\nnamespace {\n")
    string(APPEND content "\nconstexpr LibraryPuzzle kLibraryPuzzles[] = {\n${entries}};\n\n}  // namespace\n\n")
    string(APPEND content "std::span<const LibraryPuzzle> library() { return kLibraryPuzzles; }\n\n}  // namespace shunt::cli\n")
    file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "@content@")  # as it is, whatever characters it has
    set(${variable} ${source} PARENT_SCOPE)
endfunction()
