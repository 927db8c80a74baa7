// Letters between the processes of an MPI program. Only calls of MPI 3, in C, so that Open MPI and MPICH both serve.
//
// Every collective call is the non-blocking one, and a wait that naps: MPICH's own waits take a whole core, as Open MPI's do where it does
// not know that cores are short. Measured on two crowded cores with 3 processes, one of them at work: waiting takes 28 to 32 % of a core in
// MPICH 4.0.2, with naps 1 to 4 %; sending 64 KB each by MPI_Alltoallv 8 MB/s, by MPI_Ialltoallv and naps 253 MB/s.
#pragma once

#include <mpi.h>

#include "core/parts/post.hpp"

namespace shunt::cluster {

class MpiPost final : public parts::Post {
public:
    /// After MPI_Init_thread; MPI_Finalize comes after its end. All calls come from the thread that called that.
    MpiPost();

    [[nodiscard]] int parts() const override { return parts_; }
    [[nodiscard]] int part() const override { return part_; }
    [[nodiscard]] std::vector<parts::Letter> exchange(const std::vector<parts::Letter>& letters) override;
    [[nodiscard]] double waited() const override { return waited_; }
    /// Returns when all parts have called it.
    void meet();

private:
    void wait(MPI_Request& request);

    int parts_ = 1;
    int part_ = 0;
    double waited_ = 0;  // seconds
};

}  // namespace shunt::cluster
