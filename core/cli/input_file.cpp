#include "core/cli/input_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "core/base/readable.hpp"
#include "core/cli/descriptor.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

Error unreadable(const std::string& name) { return Error{"cannot read " + name + ": " + std::strerror(errno)}; }

/// One byte more than is taken tells that there are too many; an endless input has no end to wait for.
Result<std::string> read_open(int descriptor, const std::string& name, std::size_t most) {
    auto text = read_up_to(descriptor, most + 1);
    if (!text) return unreadable(name);
    if (text->size() > most)
        return Error{name + " has more than " + grouped(most) + " bytes, the most that is read of such a text"};
    return std::move(*text);
}

Result<std::string> read_named(const std::string& path, std::size_t most) {
    const std::string name = "'" + path + "'";
    if (const auto open_already = named_descriptor(without_links(path))) return read_open(*open_already, name, most);
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.is_open() ? read_open(file.number(), name, most) : unreadable(name);
}

}  // namespace

Result<std::optional<std::string>> read_if_there(const std::string& path, std::size_t most) {
    std::error_code why;
    const fs::file_status status = fs::status(path, why);
    // A text that is too long for a name may still be what is meant by an argument: a board, a puzzle in one word.
    if (status.type() == fs::file_type::not_found || why == std::errc::filename_too_long)
        return std::optional<std::string>();
    if (status.type() == fs::file_type::directory) return Error{"'" + path + "' is a folder, not a file"};
    if (!why && !fs::is_regular_file(status) && !named_descriptor(without_links(path)))
        return Error{"'" + path + "' is no file; what a pipe or a device holds is read from standard input"};
    auto text = read_named(path, most);
    if (!text) return text.error();
    return std::optional<std::string>(std::move(*text));
}

Result<std::string> read_input(const std::string& path, std::size_t most) {
    if (path == "-") return read_open(STDIN_FILENO, "standard input", most);
    auto text = read_if_there(path, most);
    if (!text) return text.error();
    if (!*text) return Error{"there is no such file"};
    return std::move(**text);
}

}  // namespace shunt::cli
