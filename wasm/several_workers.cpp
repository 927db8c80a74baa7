// In modules for hosts where threads can share memory.
#include <pthread.h>

#include "core/threads/thread_crew.hpp"
#include "wasm/workers.hpp"

namespace shunt::wasm {

std::unique_ptr<search::Crew> hire(int size) {
    auto crew = std::make_unique<threads::ThreadCrew>(size);
    // A thread that cannot work shows it here, not in somebody's search. And a thread that could be cancelled would wake up ten times a
    // second to look whether it was.
    crew->run([](int worker) {
        if (worker != 0) pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, nullptr);
    });
    return crew;
}

}  // namespace shunt::wasm
