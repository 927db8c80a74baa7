// What started the processes of `shunt-mpi`, by what it leaves in the environment.
#pragma once

#include <optional>
#include <string>

namespace shunt::cluster {

struct Launcher {
    std::string name;  ///< "Open MPI's mpirun"
    int size = 1;      ///< processes that it started
    int rank = 0;      ///< which of them this is
};

/// Nothing where none is known to have started it.
[[nodiscard]] std::optional<Launcher> launcher();

/// A program built with one MPI and started by the launcher of another is several programs, each alone, that would all write the same
/// files: what is to be said then; empty when all is well. `size`: processes of which MPI knows. Seen with Open MPI 4.1.4 and MPICH 4.0.2,
/// both ways: exit code 0, no word.
[[nodiscard]] std::string mixture(const std::optional<Launcher>& launcher, int size, const std::string& library);

}  // namespace shunt::cluster
