#include "core/cluster/launcher.hpp"

#include <array>
#include <cstdlib>

namespace shunt::cluster {
namespace {

struct Traces {
    const char* name;
    const char* size;
    const char* rank;
};
// SLURM_NTASKS is set in a batch script, too, which starts nothing.
constexpr std::array kTraces{Traces{"Open MPI's mpirun", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"},
                             Traces{"MPICH's mpirun", "PMI_SIZE", "PMI_RANK"},
                             Traces{"srun", "SLURM_STEP_NUM_TASKS", "SLURM_PROCID"}};

}  // namespace

std::optional<Launcher> launcher() {
    for (const Traces& traces : kTraces) {
        const char* size = std::getenv(traces.size);
        const char* rank = std::getenv(traces.rank);
        if (size != nullptr && rank != nullptr) return Launcher{traces.name, std::atoi(size), std::atoi(rank)};
    }
    return std::nullopt;
}

std::string mixture(const std::optional<Launcher>& launcher, int size, const std::string& library) {
    if (!launcher || launcher->size <= 1 || size > 1) return {};
    return launcher->name + " started " + std::to_string(launcher->size) +
           " processes, but each is alone: this program was built with " + library +
           "; start it with the mpirun of that";
}

}  // namespace shunt::cluster
