// Prints the types of all outcomes for TypeScript: what the package's entry for scripts promises.
#include <iostream>

#include "core/outcome/any_outcome.hpp"
#include "core/outcome/card_outcome.hpp"
#include "core/outcome/census_outcome.hpp"
#include "core/outcome/counting_outcomes.hpp"
#include "core/outcome/difficulty_outcome.hpp"
#include "core/outcome/find_outcome.hpp"
#include "core/outcome/format_outcomes.hpp"
#include "core/outcome/npuzzle_outcome.hpp"
#include "core/outcome/solve_outcome.hpp"
#include "core/outcome/type_text.hpp"
#include "core/outcome/variations_outcome.hpp"
#include "core/outcome/verify_outcome.hpp"

int main() {
    using namespace shunt::outcome;
    std::cout << "// Made from core/outcome: what every computation tells, as `shunt ... --json` prints it. Numbers "
                 "that can pass 2^53 are decimal\n"
                 "// strings.\n\n"
              << "export type Metric = " << names_type<shunt::puzzle::Metric>() << ";\n"
              << interface_of<SolveOutcome>("SolveOutcome") << interface_of<CensusOutcome>("CensusOutcome")
              << interface_of<AnyOutcome>("AnyOutcome") << interface_of<DifficultyOutcome>("DifficultyOutcome")
              << interface_of<VariationsOutcome>("VariationsOutcome") << interface_of<FindOutcome>("FindOutcome")
              << interface_of<EvolveOutcome>("EvolveOutcome") << interface_of<BoardsOutcome>("BoardsOutcome")
              << interface_of<TilingOutcome>("TilingOutcome") << interface_of<NPuzzleOutcome>("NPuzzleOutcome")
              << interface_of<ShuffleOutcome>("ShuffleOutcome") << interface_of<ReadOutcome>("ReadOutcome")
              << interface_of<WriteOutcome>("WriteOutcome") << interface_of<PictureOutcome>("PictureOutcome")
              << interface_of<CardOutcome>("CardOutcome") << interface_of<VerifyOutcome>("VerifyOutcome");
    return 0;
}
