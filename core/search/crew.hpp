// Several workers (a thread pool) that a search may be given. The library starts no threads: who owns threads implements this.
#pragma once

#include <functional>

namespace shunt::search {

/// A fixed number of workers that do the same work side by side.
class Crew {
public:
    virtual ~Crew() = default;
    /// At least 1.
    [[nodiscard]] virtual int size() const = 0;
    /// Calls `work(worker)` for every worker in [0, size()) at once; returns when all are done.
    virtual void run(const std::function<void(int)>& work) = 0;
    /// A barrier, called by every worker within run(): waits until all have called it. What one wrote before, all see after.
    virtual void meet() = 0;
};

}  // namespace shunt::search
