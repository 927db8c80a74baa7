#include <cerrno>
#include <cstring>
#include <iostream>
#include <new>
#include <system_error>

#include "core/cli/process.hpp"

namespace shunt::cli {

ExitCode run_to_the_end(const Run& run) {
    ExitCode code = ExitCode::defect;
    try {
        code = run();
    } catch (const std::bad_alloc&) {
        std::cerr << "shunt: the system refused more memory\n";
        return ExitCode::limit;
    } catch (const std::system_error& error) {
        std::cerr << "shunt: the system refused: " << error.what() << "\n";
        return ExitCode::limit;
    }
    errno = 0;
    std::cout.flush();
    if (std::cout) return code;
    std::cerr << "shunt: the output cannot be written" << (errno != 0 ? ": " : "")
              << (errno != 0 ? std::strerror(errno) : "") << "\n";
    return ExitCode::bad_input;
}

}  // namespace shunt::cli
