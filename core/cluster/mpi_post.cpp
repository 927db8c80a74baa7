#include "core/cluster/mpi_post.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <thread>

namespace shunt::cluster {
namespace {

/// Letters for all parts, or from all of them, as MPI takes them: counts and places are of 32 bits.
struct Mail {
    explicit Mail(std::size_t parts) : lengths(parts), begins(parts) {}
    /// Once the lengths are known.
    void lay_out() {
        std::exclusive_scan(lengths.begin(), lengths.end(), begins.begin(), 0);
        bytes.resize(static_cast<std::size_t>(begins.back() + lengths.back()));
    }

    std::vector<int> lengths;
    std::vector<int> begins;
    std::string bytes;
};

}  // namespace

MpiPost::MpiPost() {
    MPI_Comm_size(MPI_COMM_WORLD, &parts_);
    MPI_Comm_rank(MPI_COMM_WORLD, &part_);
}

std::vector<parts::Letter> MpiPost::exchange(const std::vector<parts::Letter>& letters) {
    Mail sent(letters.size());
    Mail received(letters.size());
    for (std::size_t i = 0; i < letters.size(); ++i) sent.lengths[i] = static_cast<int>(letters[i].size());
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Ialltoall(sent.lengths.data(), 1, MPI_INT, received.lengths.data(), 1, MPI_INT, MPI_COMM_WORLD, &request);
    sent.lay_out();
    for (std::size_t i = 0; i < letters.size(); ++i)
        std::copy(letters[i].begin(), letters[i].end(), sent.bytes.begin() + sent.begins[i]);
    wait(request);
    received.lay_out();
    MPI_Ialltoallv(sent.bytes.data(), sent.lengths.data(), sent.begins.data(), MPI_BYTE, received.bytes.data(),
                   received.lengths.data(), received.begins.data(), MPI_BYTE, MPI_COMM_WORLD, &request);
    wait(request);
    std::vector<parts::Letter> answers;
    for (std::size_t i = 0; i < letters.size(); ++i)
        answers.push_back(received.bytes.substr(static_cast<std::size_t>(received.begins[i]),
                                                static_cast<std::size_t>(received.lengths[i])));
    return answers;
}

void MpiPost::meet() {
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    wait(request);
}

/// Looks often at first, then naps that grow to a millisecond.
void MpiPost::wait(MPI_Request& request) {
    using std::chrono::microseconds;
    constexpr int kLooks = 100;
    const auto begin = std::chrono::steady_clock::now();
    int done = 0;
    microseconds nap(20);
    for (int looks = 0;; ++looks) {
        MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        if (done != 0) break;
        if (looks < kLooks) continue;
        std::this_thread::sleep_for(nap);
        nap = std::min(2 * nap, microseconds(1'000));
    }
    waited_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace shunt::cluster
