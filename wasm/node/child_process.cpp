// core/cli/child_process.hpp under node, which starts processes.
#include "core/cli/child_process.hpp"

#include "wasm/node/machine.hpp"

namespace shunt::cli {

Result<ChildProcess> ChildProcess::start(const std::string& command, const std::string& output_file) {
    std::string why;
    const int id = wasm::machine_start(command, output_file, why);
    if (id == 0) return Error{"the system starts no further process: " + why};
    return ChildProcess(id, kNone);
}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
    if (this != &other) {
        end();
        id_ = std::exchange(other.id_, 0);
    }
    return *this;
}

void ChildProcess::tell(const std::string& line) { wasm::machine_tell(id_, line + "\n"); }

std::optional<int> ChildProcess::exit_code() {
    const int code = id_ != 0 ? wasm::machine_exit_code(id_) : -1;
    if (code < 0) return std::nullopt;
    id_ = 0;
    return code;
}

void ChildProcess::end() {
    if (id_ != 0) wasm::machine_end(std::exchange(id_, 0));
}

}  // namespace shunt::cli
