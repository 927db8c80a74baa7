// The outcome of `shunt difficulty`: Bickford and Baxter's BB (core/analysis/difficulty.hpp).
#pragma once

#include "core/outcome/search_figures.hpp"

namespace shunt::outcome {

/// The estimate is absent before there are samples.
struct DifficultyOutcome : SearchFigures {
    std::optional<std::uint64_t> vertices;  ///< of the state graph, all goal positions taken as one
    std::optional<double> mean_path;        ///< units of the metric from start to goal, over all spanning trees
    std::optional<double> bb;               ///< vertices - 1 - mean_path
    std::optional<double> standard_error;   ///< of mean_path and bb alike; 0 when they are certain
    std::optional<std::uint64_t> samples;   ///< spanning trees

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        head(a, o);
        a("vertices", o.vertices);
        a("mean_path", o.mean_path);
        a("bb", o.bb);
        a("standard_error", o.standard_error);
        a("samples", o.samples);
        tail(a, o);
    }
};

}  // namespace shunt::outcome
