// Open files of the system, and the names that lead to them.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace shunt::cli {

/// An open file descriptor, closed at the end.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor();
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

/// Writes all of a text; false, with errno, where the system refuses. A signal that ends jobs ends a write that waits, too.
[[nodiscard]] bool write_all(int descriptor, std::string_view text);

/// Reads to the end, but no more than `most` bytes; nothing, with errno, where the system refuses. A signal that ends jobs ends a read
/// that waits, too.
[[nodiscard]] std::optional<std::string> read_up_to(int descriptor, std::size_t most);

/// What the name leads to, which need not be there yet: symbolic links followed, but those of the system's to descriptors that are open.
[[nodiscard]] std::filesystem::path without_links(std::filesystem::path path);

/// The descriptor that a path without links names: /dev/stdin, /dev/stdout, /dev/stderr, /dev/fd/N, /proc/self/fd/N. What such a name
/// opens would begin at the start of a file again, where the shell had appended, and cannot be opened at all where it is a socket.
[[nodiscard]] std::optional<int> named_descriptor(const std::filesystem::path& path);

}  // namespace shunt::cli
