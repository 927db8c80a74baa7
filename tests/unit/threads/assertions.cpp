// Catch2 2.13 keeps its book of assertions without locks: one in a thread of a part is a race that only the thread sanitizer sees, and
// only on some days. Here it ends the program, each time and with any build.
#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "tests/support/catch2.hpp"

namespace {

#ifdef SHUNT_CATCH2_V2
using Listener = Catch::TestEventListenerBase;
#else
using Listener = Catch::EventListenerBase;
#endif

/// Holds every assertion to the thread that runs the test cases.
class OneThreadAsserts : public Listener {
public:
    using Listener::Listener;
    void assertionStarting(const Catch::AssertionInfo& assertion) override {
        if (std::this_thread::get_id() == tests_) return;
        std::fprintf(stderr, "%s:%zu: an assertion in a thread of its own; assert what it found when it has ended\n",
                     assertion.lineInfo.file, assertion.lineInfo.line);
        std::abort();
    }
#ifdef SHUNT_CATCH2_V2
    bool assertionEnded(const Catch::AssertionStats& /*assertion*/) override { return false; }
#endif

private:
    std::thread::id tests_ = std::this_thread::get_id();
};

}  // namespace

CATCH_REGISTER_LISTENER(OneThreadAsserts)
