// The hand of the monkey: does one thing after the other to a workbench, anything that a person or a page could do.
#pragma once

#include <string>

#include "tests/support/desk.hpp"
#include "tests/support/random.hpp"

namespace shunt::test {

class Hand {
public:
    Hand(Desk& desk, std::uint64_t seed) : desk_(desk), random_(seed) {}

    /// Does something; returns what, for the report of a failure.
    std::string act();

private:
    std::string mirror();
    std::string key();
    std::string mouse();
    std::string touch();
    std::string window();
    std::string worker();
    /// What is being cancelled ends, as the page sees to within 200 ms.
    void end_jobs();
    [[nodiscard]] std::string action();
    /// A place on a widget, or anywhere.
    [[nodiscard]] ui::Vec place();

    Desk& desk_;
    Random random_;
};

}  // namespace shunt::test
