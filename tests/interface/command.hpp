// A command as data: a job with its fields, and how it is driven. Whoever drives a job through core/job/job.hpp could do the same.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/job/request_fields.hpp"

namespace shunt::interface {

struct Command {
    std::string job;  ///< a name of kJobs (jobs.hpp)
    std::vector<std::pair<std::string, job::RequestFields::Value>> fields;
    std::uint64_t puzzle = 0;    ///< of test::random_puzzle, whose text is a field; 0: none, and no oracle
    int threads = 1;             ///< workers lent to it
    std::uint64_t slices = 1;    ///< seed of the sizes of its slices
    int stopped_after = kNever;  ///< slices, after which it is cancelled
    bool is_run_twice = false;   ///< again with other slices and one worker, to the same report

    static constexpr int kNever = -1;

    /// Gives a field a value, whether it had one or not.
    void set(const std::string& key, job::RequestFields::Value value);
    /// Its value as a text; empty when it is absent or no text.
    [[nodiscard]] std::string text(const std::string& key) const;
    [[nodiscard]] bool has(const std::string& key) const;
};

/// All of it, so that it can be made again by hand.
[[nodiscard]] std::string describe(const Command& command);

/// A legal command; the same for the same seed on every machine.
[[nodiscard]] Command random_command(std::uint64_t seed);

/// The smallest command that still fails, by leaving out one thing after the other. `fails` runs it.
template <class Fails>
[[nodiscard]] Command shrunk(Command command, Fails fails) {
    const auto try_out = [&](Command smaller) {
        if (!fails(smaller)) return false;
        command = std::move(smaller);
        return true;
    };
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (std::size_t i = 0; i < command.fields.size() && !smaller; ++i) {
            Command without = command;
            without.fields.erase(without.fields.begin() + static_cast<std::ptrdiff_t>(i));
            smaller = try_out(std::move(without));
        }
        Command plain = command;
        plain.threads = 1;
        smaller = smaller || (command.threads != 1 && try_out(plain));
        plain = command;
        plain.is_run_twice = false;
        smaller = smaller || (command.is_run_twice && try_out(plain));
        plain = command;
        plain.stopped_after = Command::kNever;
        smaller = smaller || (command.stopped_after != Command::kNever && try_out(plain));
    }
    return command;
}

}  // namespace shunt::interface
