#include "core/cli/descriptor.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <string_view>

#include "core/cli/process.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;  // as many as the system follows

/// A call that a signal has cut short is made again, unless the signal was to end the process.
bool makes_again() { return errno == EINTR && !is_interrupted(); }

std::optional<int> whole_number(std::string_view digits) {
    int number = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < 0) return std::nullopt;
    return number;
}

}  // namespace

Descriptor::~Descriptor() {
    if (number_ >= 0) close(number_);
}

bool write_all(int descriptor, std::string_view text) {
    for (std::size_t written = 0; written < text.size();) {
        const ssize_t count = write(descriptor, text.data() + written, text.size() - written);
        if (count < 0 && !makes_again()) return false;
        if (count > 0) written += static_cast<std::size_t>(count);
    }
    return true;
}

std::optional<std::string> read_up_to(int descriptor, std::size_t most) {
    std::string text;
    std::array<char, 1 << 16> block;  // tables of pattern databases are some megabytes
    while (text.size() < most) {
        if (!wait_for_input(descriptor)) return std::nullopt;
        const ssize_t count = read(descriptor, block.data(), std::min(block.size(), most - text.size()));
        if (count < 0 && !makes_again()) return std::nullopt;
        if (count == 0) break;
        if (count > 0) text.append(block.data(), static_cast<std::size_t>(count));
    }
    return text;
}

fs::path without_links(fs::path path) {
    std::error_code no_link;
    for (int links = 0; links < kMostLinks && !named_descriptor(path) && fs::is_symlink(path, no_link); ++links)
        path = path.parent_path() / fs::read_symlink(path, no_link);
    return path;
}

std::optional<int> named_descriptor(const fs::path& path) {
    const std::string name = path.lexically_normal().string();
    constexpr std::array<std::string_view, 3> kStandard{"/dev/stdin", "/dev/stdout", "/dev/stderr"};
    for (std::size_t number = 0; number < kStandard.size(); ++number) {
        if (name == kStandard[number]) return static_cast<int>(number);
    }
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
        if (name.starts_with(folder)) return whole_number(std::string_view(name).substr(folder.size()));
    }
    return std::nullopt;
}

}  // namespace shunt::cli
