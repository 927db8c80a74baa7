#include "core/job/solver_tables.hpp"

#include <memory>

namespace shunt::job {

std::string SolverTables::name() const { return npuzzle::name_of(solver_.deepening()->patterns()); }

std::optional<Error> SolverTables::use(std::string_view bytes) {
    auto tables = npuzzle::from_bytes(bytes, solver_.deepening()->patterns());
    if (!tables) return tables.error();
    solver_.deepening()->use(std::make_shared<const npuzzle::Tables>(std::move(*tables)));
    given_ = true;
    return std::nullopt;
}

std::string SolverTables::bytes() const {
    const npuzzle::DeepeningEngine& deepening = *solver_.deepening();
    return given_ || !deepening.tables() ? std::string() : npuzzle::to_bytes(*deepening.tables());
}

}  // namespace shunt::job
