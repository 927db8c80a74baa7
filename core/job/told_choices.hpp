// The positions that all shortest solutions pass, as a value of an outcome.
//
//     writing ──> those through one position, or mirror images as one ──> telling ──> done         in slices
//        └───────────────────────┴── no room: forgetting ──────────────────┴──> done
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/analysis/reflected_solutions.hpp"
#include "core/analysis/solutions_through.hpp"
#include "core/outcome/choices.hpp"

namespace shunt::job {

/// Most positions that are told where nobody says how many.
inline constexpr std::uint64_t kMostChoices = 10'000;

/// How many there are after each move; with a reason when they are more than `most`, and then with nothing else where only those through
/// one position are asked for.
[[nodiscard]] outcome::Choices told_columns(const analysis::ShortestPaths& paths, std::uint64_t most, bool through);

/// Tells all of them, or those on solutions that pass a position.
class ChoicesTeller {
public:
    /// `puzzle` must outlive it; `through` is canonical; `memory`: bytes that it may hold.
    ChoicesTeller(const puzzle::Puzzle& puzzle, std::unique_ptr<analysis::SolutionChoices> written,
                  const std::optional<puzzle::Position>& through, std::uint64_t memory);

    /// Works on about `budget` positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Held while it works, what was told counted twice: once more where it is handed out.
    [[nodiscard]] std::uint64_t bytes() const;
    /// Once done; nothing but the reason where they did not fit.
    [[nodiscard]] outcome::Choices take() { return std::move(told_); }

private:
    enum class Phase : unsigned char { writing, choosing, pairing, telling, forgetting, ended };

    void work(std::uint64_t& budget);
    [[nodiscard]] bool has_room(std::uint64_t more) const {
        return bytes() + written_->bytes_ahead() + more <= memory_;
    }
    void refuse(std::string reason);
    void end_writing();
    void begin_telling();
    void tell(std::uint64_t& budget);
    void forget(std::uint64_t& budget);
    [[nodiscard]] analysis::Choices& choices() { return written_->written(); }

    const puzzle::Puzzle* puzzle_;
    std::unique_ptr<analysis::SolutionChoices> written_;
    std::optional<puzzle::Position> position_;  // that the solutions pass
    std::optional<analysis::SolutionsThrough> through_;
    std::optional<analysis::ReflectedSolutions> mirrored_;
    Phase phase_ = Phase::writing;
    std::size_t column_ = 0;  // being told
    std::uint64_t memory_;
    std::uint64_t told_bytes_ = 0;
    std::uint64_t freed_ = 0;  // bytes of what was written, by telling it
    outcome::Choices told_;
};

}  // namespace shunt::job
