// Explore's own book about the puzzle that is open: which position of which depth is wanted, the graph of all, the way among all shortest
// solutions that is looked at, and what is asked of workers for them. What the board shows is no part of it: AppModel takes from here what
// has come.
//
//     commands ──> want_...() ──pursue()──> the worker that holds the census; counted again where none does
//     the worker ──> take() ──> depths().ready_sample(), take_wanted_way() ──AppModel──> the board
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/moves/motions.hpp"
#include "ui/jobs/outbox.hpp"
#include "ui/jobs/solver.hpp"
#include "ui/known/census_view.hpp"
#include "ui/known/dossier.hpp"
#include "ui/model/depth_landmarks.hpp"
#include "ui/model/depth_walk.hpp"
#include "ui/model/graph_plan.hpp"
#include "ui/model/solution_walk.hpp"

namespace shunt::ui {

class Explorer {
public:
    /// Another puzzle is open, of which that book tells: of the one before nothing is known or wanted any more.
    void look_at(EntryPtr entry, DossierPtr book);
    void set_metric(puzzle::Metric metric) { metric_ = metric; }
    void set_scale(Scale scale) { scale_ = scale; }

    // ── which depths the chart shows ──
    /// So many times as many; `around` stays where it is seen: without one the depth of what is wanted, or else shown, or the middle.
    void zoom_depths(double factor, std::optional<int> around, const Sample* shown, Outbox& outbox);
    /// As many, from that one on.
    void scroll_depths(int from);
    void show_all_depths() { range_ = {}; }

    /// In that metric; nothing is selected.
    [[nodiscard]] CensusView census(puzzle::Metric metric) const;
    /// In the metric, with the depth that is wanted, or else shown, selected.
    [[nodiscard]] CensusView census(const Sample* shown) const;

    // ── the positions of the depths, one by one ──
    [[nodiscard]] const DepthWalk& depths() const { return depths_; }
    /// A position of a depth, by its number from 0; the first one of a depth, which is told; the one so many further on at the depth of
    /// what is wanted, or else shown.
    void want_position(int depth, std::uint64_t index);
    void select_depth(int depth, Outbox& outbox);
    void next_position(int by, const Sample* shown);
    /// Another one of the depth that is selected; without one, of the fullest.
    void random_position(const Sample* shown, Outbox& outbox);
    /// Its number, from 1, as text; what is no number of a position shows nothing.
    void type_position(const std::string& text, const Sample* shown);
    /// The position of a node of the graph: "57 1223/1223/...", its distance from the start and its code. Any other text wants nothing.
    void want_node(const std::string& node);
    void want_way(const puzzle::Position& to);
    /// Of the positions.
    void end_wait() { depths_.end_wait(); }

    // ── what stands out at the depths ──
    [[nodiscard]] const DepthLandmarks& landmarks() const { return landmarks_; }
    /// Has it worked out at all depths.
    void find_landmarks() { landmarks_.want(metric_); }
    /// Nobody waits for that any more.
    void stop_landmarks(const Solver& solver, JobList& jobs, Outbox& outbox);
    /// Wants a position that stands out so, at that depth or, without one, at the depth of what is wanted, or else shown; of dead ends then
    /// at the next depth that has one. What is not known yet is worked out first.
    void show_landmark(StandsOut kind, std::optional<int> depth, const Sample* shown, Outbox& outbox);
    /// Whether a position of that kind is wanted, and is being worked out.
    [[nodiscard]] bool landmark_wanted(StandsOut kind) const;

    // ── all of them as a graph ──
    [[nodiscard]] const GraphPlan& graph() const { return graph_; }
    /// All positions, or, where they are too many, those nearest to "start", "goal" or "solutions".
    void draw_graph(const std::string& nearest) { graph_.want(metric_, nearest); }

    // ── all shortest solutions ──
    /// What is known of their positions; null when nothing is.
    [[nodiscard]] const outcome::Choices* choices() const;
    /// The positions, and one way through them; empty when they are not known or too many.
    [[nodiscard]] const SolutionWalk& solutions() const { return solutions_; }
    /// Reads what has come to be known.
    void read_choices();
    /// Bends the way through a position.
    void pick_position(int move, std::size_t number, Outbox& outbox);
    void choose_move(int move);
    /// Makes the way the solution so many further on, 1 or -1.
    void next_way(int by, Outbox& outbox);
    /// The same by its number, from 1.
    void go_to_way(int number, Outbox& outbox);
    /// That way is to be shown: after so many moves, or as many as before; whether it is another one than was shown before.
    struct WantedWay {
        std::optional<int> step;
        bool bent = false;
    };
    [[nodiscard]] std::optional<WantedWay> take_wanted_way() { return std::exchange(wanted_way_, std::nullopt); }
    /// The way as a solution, which is remembered as way(); null when its moves are not legal.
    [[nodiscard]] SolutionPtr make_way(moves::Motions& motions);
    /// As it was made last; null when it was not.
    [[nodiscard]] const SolutionPtr& way() const { return way_; }

    // ── workers ──
    /// Asks for what is wanted where that can be asked now. Whether positions are counted again for it.
    bool pursue(Solver& solver, JobList& jobs, Outbox& outbox);
    /// Answers; what is to be told of them, "" for nothing.
    [[nodiscard]] std::string take(const PositionsFound& found) { return depths_.take(found, entry_->puzzle); }
    void take(const GraphTold& told, Outbox& outbox);
    void take(LandmarksTold told, const Sample* shown, Outbox& outbox);
    /// Whether that is the way that is wanted.
    [[nodiscard]] bool take(const PositionTold& told) { return depths_.take(told); }
    /// Nobody answers any more, or so that it can be read; what is to be told of that, "" for nothing.
    [[nodiscard]] std::string take(const CensusGone& gone);
    [[nodiscard]] std::string take(const QuestionFailed& failed);

private:
    [[nodiscard]] CensusWish::Step next_step(CensusWish& wish, const Solver& solver, const JobList& jobs) const;
    template <class MakeQuestion>
    [[nodiscard]] CensusWish::Step pursue(CensusWish& wish, MakeQuestion question, Solver& solver, JobList& jobs,
                                          Outbox& outbox) const;
    void count_again(puzzle::Metric metric, Solver& solver, JobList& jobs, Outbox& outbox) const;
    /// What is wanted is among the depths in sight.
    void keep_in_sight(int depth) { range_ = range_.holding(depth, census(metric_).last_depth() + 1); }
    void bend(std::optional<int> step) { wanted_way_ = WantedWay{step, true}; }
    void bend_to_number(std::uint64_t number, Outbox& outbox);

    /// One that is shown as soon as it is known.
    struct WantedLandmark {
        puzzle::Metric metric = puzzle::Metric::move;
        StandsOut kind = StandsOut::nearest_to_goal;
        std::optional<int> depth;
    };
    /// What the solutions were read of; `positions` of the choices and one more, 0 when there are none.
    struct ReadOf {
        puzzle::Metric metric = puzzle::Metric::move;
        std::uint64_t positions = 0;
        friend bool operator==(const ReadOf&, const ReadOf&) = default;
    };

    EntryPtr entry_;
    DossierPtr book_ = std::make_shared<Dossier>();
    puzzle::Metric metric_ = puzzle::Metric::move;
    Scale scale_ = Scale::linear;
    DepthRange range_;  // in sight; another census may have fewer depths
    DepthWalk depths_;
    DepthLandmarks landmarks_;
    std::optional<WantedLandmark> wanted_landmark_;
    GraphPlan graph_;
    SolutionWalk solutions_;
    ReadOf read_of_;
    SolutionPtr way_;
    std::optional<WantedWay> wanted_way_;
};

}  // namespace shunt::ui
