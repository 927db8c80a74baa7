// Explore: which position of which depth is wanted, the graph of all, the way among all shortest solutions that is looked at, what is asked
// of workers for them, and what of it the board shows.
//
//     commands ──> want_...() ──follow()──> the worker that holds the census; counted again where none does
//     the worker ──> take(): each wish reads its own ──follow()──> Play: a position of a depth; SolutionViewer: the way
#pragma once

#include <array>
#include <optional>
#include <string>

#include "ui/known/census_view.hpp"
#include "ui/model/depth_landmarks.hpp"
#include "ui/model/depth_walk.hpp"
#include "ui/model/graph_plan.hpp"
#include "ui/model/requests.hpp"
#include "ui/model/solution_viewer.hpp"
#include "ui/model/solution_walk.hpp"

namespace shunt::ui {

class Explorer {
public:
    Explorer(OpenPuzzle& open, DepthWalk& depths, Play& play, SolutionViewer& viewer, Requests& requests,
             Outbox& outbox)
        : open_(open),
          depths_(depths),
          play_(play),
          viewer_(viewer),
          requests_(requests),
          outbox_(outbox),
          landmarks_(outbox),
          graph_(outbox) {}

    /// Another puzzle is open: of the one before nothing is known or wanted any more.
    void forget();
    /// Asks workers for what is wanted, and shows what has come; after every command and every message.
    void follow();
    void set_scale(Scale scale) { scale_ = scale; }

    // ── which depths the chart shows ──
    /// So many times as many; `around` stays where it is seen: without one the depth of what is wanted, or else shown, or the middle.
    void zoom_depths(double factor, std::optional<int> around);
    /// As many, from that one on.
    void scroll_depths(int from);
    void show_all_depths() { range_ = {}; }

    /// In that metric; nothing is selected.
    [[nodiscard]] CensusView census(puzzle::Metric metric) const;
    /// In the metric, with the depth that is wanted, or else shown, selected.
    [[nodiscard]] CensusView census() const;
    /// The table of depths as text of comma-separated values, on the clipboard.
    void copy_depths() const;

    // ── the positions of the depths, one by one ──
    [[nodiscard]] const DepthWalk& depths() const { return depths_; }
    /// A position of a depth, by its number from 0; the first one of a depth, which is told; the one so many further on at the depth of
    /// what is wanted, or else shown.
    void want_position(int depth, std::uint64_t index);
    void select_depth(int depth);
    void next_position(int by);
    /// Another one of the depth that is selected; without one, of the fullest.
    void random_position();
    /// Its number, from 1, as text; what is no number of a position shows nothing.
    void type_position(const std::string& text);
    /// The position of a node of the graph: "57 1223/1223/...", its distance from the start and its code; where it stands for a group of 12
    /// positions "57:12 1223/1223/...". Any other text wants nothing.
    void want_node(const std::string& node);
    /// Makes a shortest way from the start to the position shown the user's own moves, one after the other, once the worker has told it;
    /// one undo leads back.
    void show_way();
    /// Nobody waits for a position any more.
    void end_wait() { depths_.end_wait(); }

    // ── what stands out at the depths ──
    [[nodiscard]] const DepthLandmarks& landmarks() const { return landmarks_; }
    /// Has it worked out at all depths.
    void find_landmarks() { landmarks_.want(open_.metric()); }
    /// Nobody waits for that any more.
    void stop_landmarks();
    /// Wants a position that stands out so, at that depth or, without one, at the depth of what is wanted, or else shown; of dead ends then
    /// at the next depth that has one. What is not known yet is worked out first.
    void show_landmark(StandsOut kind, std::optional<int> depth);
    /// Whether a position of that kind is wanted, and is being worked out.
    [[nodiscard]] bool landmark_wanted(StandsOut kind) const;

    // ── all of them as a graph ──
    [[nodiscard]] const GraphPlan& graph() const { return graph_; }
    /// `shows`: as GraphPlan::want() takes it.
    void draw_graph(const std::string& shows) { graph_.want(open_.metric(), shows); }
    /// How many positions are in the group of the one shown, if it is that of a node, and nodes are groups.
    [[nodiscard]] std::optional<std::uint64_t> positions_in_group() const;

    // ── all shortest solutions ──
    /// What is known of their positions; null when nothing is.
    [[nodiscard]] const outcome::Choices* choices() const;
    /// The positions, and one way through them; empty when they are not known or too many.
    [[nodiscard]] const SolutionWalk& solutions() const { return solutions_; }
    /// Bends the way through a position.
    void pick_position(int move, std::size_t number);
    void choose_move(int move);
    /// Makes the way the solution so many further on, 1 or -1.
    void next_way(int by);
    /// The same by its number, from 1.
    void go_to_way(int number);
    /// The move of that way that the board shows; absent when it shows something else.
    [[nodiscard]] std::optional<int> solution_step() const;
    /// Plays that way, or pauses.
    void watch_way();

    // ── what workers answer ──
    void take(const CensusAnswerGrew& grew) {
        for (CensusWish* wish : wishes()) wish->note(grew);
    }
    void take(const CensusAnswer& answer) {
        for (CensusWish* wish : wishes()) wish->receive(answer);
    }
    /// Nobody answers any more.
    void take(const CensusGone& gone) {
        for (CensusWish* wish : wishes()) wish->gone(gone.metric);
    }

private:
    /// That way is to be shown: after so many moves, or as many as before; whether it is another one than was shown before.
    struct WantedWay {
        std::optional<int> step;
        bool bent = false;
    };

    [[nodiscard]] puzzle::Metric metric() const { return open_.metric(); }
    /// All that may be wanted of a census: a line for each kind of question.
    [[nodiscard]] std::array<CensusWish*, 3> wishes() { return {&depths_, &graph_, &landmarks_}; }
    /// Asks for what is wanted, if that can be asked now. Whether positions are counted again for it.
    bool pursue(CensusWish& wish);
    void show_sample(const Sample& ready);
    /// As the user's own moves.
    void lead(const outcome::PositionFacts& facts);
    /// What is wanted is among the depths in sight.
    void keep_in_sight(int depth) { range_ = range_.holding(depth, census(metric()).last_depth() + 1); }
    /// Reads what has come to be known of all shortest solutions.
    void read_choices();
    void show_wanted_way(const WantedWay& wanted);
    /// The way as a solution, which is remembered; null when its moves are not legal.
    [[nodiscard]] SolutionPtr make_way();
    void bend(std::optional<int> step) { wanted_way_ = WantedWay{step, true}; }
    void bend_to_number(std::uint64_t number);

    /// The one that is wanted, once it is known.
    void show_wanted_landmark();

    /// One that is shown as soon as it is known.
    struct WantedLandmark {
        puzzle::Metric metric = puzzle::Metric::move;
        StandsOut kind = StandsOut::nearest_to_goal;
        std::optional<int> depth;
    };
    /// One that stands for a group of positions, and how many these are.
    struct GroupOfPositions {
        puzzle::Position position;
        std::uint64_t positions = 0;
    };
    /// What the solutions were read of; `positions` of the choices and one more, 0 when there are none.
    struct ReadOf {
        puzzle::Metric metric = puzzle::Metric::move;
        std::uint64_t positions = 0;
        friend bool operator==(const ReadOf&, const ReadOf&) = default;
    };

    OpenPuzzle& open_;
    DepthWalk& depths_;
    Play& play_;
    SolutionViewer& viewer_;
    Requests& requests_;
    Outbox& outbox_;
    Scale scale_ = Scale::linear;
    DepthRange range_;  // in sight; another census may have fewer depths
    DepthLandmarks landmarks_;
    std::optional<WantedLandmark> wanted_landmark_;
    GraphPlan graph_;
    GroupOfPositions group_;  // of the node that was wanted last
    SolutionWalk solutions_;
    ReadOf read_of_;
    SolutionPtr way_;  // as it was made last
    std::optional<WantedWay> wanted_way_;
};

}  // namespace shunt::ui
