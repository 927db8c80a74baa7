// Graphs of positions as files. They may be larger than memory, so they are written as they are found: under a name of their own, which
// becomes theirs when all is written. Whoever reads the file finds the old content or the new, never a part.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/graph/graph_export.hpp"

namespace shunt::cli {

class GraphFile {
public:
    /// Opens a file whose ending tells the format. What is no file (a pipe, a device) is written to as it is. `quotient`: as
    /// graph::GraphExport has it.
    [[nodiscard]] static Result<std::unique_ptr<GraphFile>> open(const std::string& path, bool quotient);
    GraphFile(const GraphFile&) = delete;  // its graph writes to it
    GraphFile& operator=(const GraphFile&) = delete;
    /// Takes away what was not finished.
    ~GraphFile();

    /// What is to be brought along to a census.
    [[nodiscard]] graph::GraphExport& graph() { return graph_; }
    /// Once the census is over: gives the file its name if the graph is complete, or takes it away. Error: it could not be written.
    [[nodiscard]] std::optional<Error> close();

private:
    GraphFile(std::string path, std::string written, std::FILE* file, std::unique_ptr<graph::GraphFormat> format,
              bool quotient);

    [[nodiscard]] bool write(std::string_view text);

    std::string path_;
    std::string written_;  // its name until then
    std::FILE* file_;
    int fault_ = 0;  // of the system
    graph::GraphExport graph_;
};

/// Says what was written.
void tell_graph(const graph::GraphExport& graph, const std::string& path);

}  // namespace shunt::cli
