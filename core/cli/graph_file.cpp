#include "core/cli/graph_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>

#include "core/base/readable.hpp"
#include "core/cli/descriptor.hpp"

namespace shunt::cli {
namespace {

Error unwritable(int fault) { return Error{std::string("cannot be written: ") + std::strerror(fault)}; }

}  // namespace

Result<std::unique_ptr<GraphFile>> GraphFile::open(const std::string& name, bool quotient) {
    auto format = graph::graph_format_of(name);
    if (!format) return format.error();
    const std::string path = without_links(name).string();
    std::error_code ignored;
    const bool is_other = std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored);
    std::string written = path;
    std::FILE* file = is_other ? std::fopen(path.c_str(), "wb") : nullptr;
    if (!is_other) {  // a name of this process: what a killed one of that number has left is nobody's
        written = path + "." + std::to_string(getpid()) + ".new";
        std::filesystem::remove(written, ignored);
        file = std::fopen(written.c_str(), "wbx");
    }
    if (file == nullptr) return unwritable(errno);
    return std::unique_ptr<GraphFile>(new GraphFile(path, written, file, std::move(*format), quotient));
}

GraphFile::GraphFile(std::string path, std::string written, std::FILE* file, std::unique_ptr<graph::GraphFormat> format,
                     bool quotient)
    : path_(std::move(path)),
      written_(std::move(written)),
      file_(file),
      graph_(std::move(format), quotient, [this](std::string_view text) { return write(text); }) {}

GraphFile::~GraphFile() {
    if (file_ == nullptr) return;
    std::fclose(file_);
    std::error_code ignored;
    if (written_ != path_) std::filesystem::remove(written_, ignored);
}

bool GraphFile::write(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), file_) == text.size()) return true;
    fault_ = errno;
    return false;
}

std::optional<Error> GraphFile::close() {
    if (graph_.failed()) return unwritable(fault_);
    if (!graph_.is_complete()) return std::nullopt;
    std::FILE* const file = std::exchange(file_, nullptr);
    std::error_code failure;
    if (std::fclose(file) != 0) failure.assign(errno, std::generic_category());
    if (!failure && written_ != path_) {
        std::error_code ignored;
        const auto old = std::filesystem::status(path_, ignored);
        if (std::filesystem::exists(old)) std::filesystem::permissions(written_, old.permissions(), ignored);
        std::filesystem::rename(written_, path_, failure);
    }
    if (!failure) return std::nullopt;
    std::error_code ignored;
    if (written_ != path_) std::filesystem::remove(written_, ignored);
    return unwritable(failure.value());
}

void tell_graph(const graph::GraphExport& graph, const std::string& path) {
    if (!graph.is_complete()) return;
    std::cout << "graph: " << grouped(graph.nodes())
              << (graph.is_quotient() ? " groups of positions as nodes, " : " nodes, ") << grouped(graph.edges())
              << " edges, in " << path << "\n";
}

}  // namespace shunt::cli
