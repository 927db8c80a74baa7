// A command that never looks whether it was asked to end, as one with a defect does not.
#include <unistd.h>

#include <iostream>

#include "core/cli/process.hpp"

int main() {
    shunt::cli::prepare_process();
    std::cout << "ready" << std::endl;
    for (;;) pause();
}
