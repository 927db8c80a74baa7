// Which position of which depth is shown: answers that come late, and what is wanted before it is there.
#include "ui/model/depth_walk.hpp"

#include "tests/support/questions.hpp"
#include "tests/unit/ui/carried_out.hpp"
#include "ui/model/clock.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/worker_messages.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;
using puzzle::Metric;

namespace {

/// A lane whose second depth has 100 positions, in Explore.
class Walker {
public:
    Walker() {
        model.counting.take_census();
        answer(model, counted("step"));
        (void)asked();
    }
    static Json counted(const char* metric) {
        Json report = lane_census();
        report["metric"] = metric;
        report["depths"] = {1, 100, 3};
        return report;
    }
    /// The questions since the last call, without what they are asked of.
    std::vector<Json> asked() { return test::questions_in(model.outbox.take().messages); }
    void tell(const Json& question, const Json& report, int census = 1) {
        receive(model, Told(Json{{"type", "answer"}, {"id", census}, {"question", question}, {"report", report}}));
    }
    /// So many positions of a depth.
    void tell_positions(int depth, std::uint64_t from, std::uint64_t count, int census = 1) {
        const Json question{{"question", "positions"}, {"depth", depth}, {"from", from}, {"count", 24}};
        const std::vector<std::string> positions(count, "..1\n");
        tell(question, {{"depth", depth}, {"total", depth == 1 ? 100 : 3}, {"from", from}, {"positions", positions}},
             census);
    }
    /// Shows the first position of a depth.
    void stand_at(int depth) {
        carry_out(model, command::SelectDepth{depth});
        tell_positions(depth, 0, depth == 1 ? 24 : 3);
        REQUIRE(model.play.sample() != nullptr);
        (void)asked();
    }
    [[nodiscard]] std::size_t errors() {
        std::size_t count = 0;
        for (const auto& notice : model.outbox.notices) count += notice.error ? 1 : 0;
        return count;
    }

    test::Opened model{kLane};
};

}  // namespace

TEST_CASE("an answer about another page or depth than the one that is wanted neither ends the wait nor says anything") {
    Walker walker;
    Model& model = walker.model;
    carry_out(model, command::ShowPosition{1, 0});
    carry_out(model, command::ShowPosition{1, 60});
    walker.tell_positions(1, 0, 24);
    CHECK(model.play.sample() == nullptr);
    CHECK(walker.errors() == 0);
    walker.tell_positions(2, 0, 3);
    CHECK(model.explorer.census().selected == 1);
    walker.tell_positions(1, 48, 24);
    REQUIRE(model.play.sample() != nullptr);
    CHECK(model.play.sample()->index == 60);
}

TEST_CASE("a position that the worker has not ends the wait with a reason, also when the worker gives none") {
    Walker walker;
    carry_out(walker.model, command::ShowPosition{1, 60});
    walker.tell_positions(1, 48, 2);
    CHECK_FALSE(walker.model.explorer.census().selected.has_value());
    REQUIRE(walker.errors() == 1);
    CHECK(walker.model.outbox.notices.back().text ==
          "No position of this depth can be shown: the worker told too few of them");
}

TEST_CASE("positions of the census of another metric than the one shown are none of it") {
    Walker walker;
    Model& model = walker.model;
    carry_out(model, command::ShowPosition{1, 0});
    choose_metric(model, Metric::move);
    model.counting.take_census();
    answer(model, Walker::counted("move"));
    carry_out(model, command::ShowPosition{1, 0});
    walker.tell_positions(1, 0, 24, 1);
    CHECK(model.play.sample() == nullptr);
    walker.tell_positions(1, 0, 24, 2);
    CHECK(model.play.sample() != nullptr);
}

TEST_CASE("the way to another position, or in another metric, is not the way that was asked for") {
    Walker walker;
    Model& model = walker.model;
    walker.stand_at(1);
    carry_out(model, command::ShowWay{});
    const std::vector<Json> questions = walker.asked();
    REQUIRE(questions.size() == 1);
    const Json way{{"depth", 2}, {"neighbours", Json::array()}, {"way", {"1..\n", ".1.\n", "..1\n"}}};
    walker.tell({{"question", "position"}, {"position", ".1.\n"}}, way);
    CHECK(model.play.showing() == Showing::sample);
    CHECK(model.explorer.depths().way_wanted());
    walker.tell(questions[0], way);
    CHECK(model.play.showing() == Showing::play);
    CHECK(model.play.session().line().size() == 1);
    CHECK(playing(model));
    CHECK(advance(model, 10));
    CHECK_FALSE(playing(model));
    CHECK(model.play.session().line().size() == 2);

    carry_out(model, command::ShowPosition{1, 0});
    carry_out(model, command::ShowWay{});
    const std::vector<Json> again = walker.asked();
    REQUIRE(again.size() == 1);
    walker.tell(again[0], way, 2);
    CHECK(model.explorer.depths().way_wanted());
    walker.tell(again[0], way);
    CHECK_FALSE(model.explorer.depths().way_wanted());
}

TEST_CASE("the next position is the one after what is wanted, of the depth that is wanted") {
    Walker walker;
    Model& model = walker.model;
    walker.stand_at(2);
    carry_out(model, command::ShowPosition{1, 23});
    carry_out(model, command::NextSample{1});
    carry_out(model, command::NextSample{1});
    CHECK(model.explorer.depths().wanted()->depth == 1);
    CHECK(model.explorer.depths().wanted()->index == 25);
    carry_out(model, command::ShowPosition{1, 99});
    carry_out(model, command::NextSample{1});
    CHECK(model.explorer.depths().wanted()->index == 0);
    carry_out(model, command::NextSample{-1});
    CHECK(model.explorer.depths().wanted()->index == 99);
    walker.tell_positions(1, 96, 4);
    CHECK(model.play.sample()->index == 99);
}

TEST_CASE("a text that is no number is marked while another position is on its way, and stays when that is shown") {
    Walker walker;
    Model& model = walker.model;
    walker.stand_at(1);
    carry_out(model, command::TypePosition{"50"});
    CHECK_FALSE(model.explorer.depths().number_wrong());
    CHECK(model.explorer.depths().number(model.play.sample()) == "50");
    carry_out(model, command::TypePosition{"50x"});
    CHECK(model.explorer.depths().number_wrong());
    walker.tell_positions(1, 48, 24);
    CHECK(model.play.sample()->index == 49);
    CHECK(model.explorer.depths().number(model.play.sample()) == "50x");
    CHECK(model.explorer.depths().number_wrong());
    carry_out(model, command::NextSample{1});
    CHECK(model.explorer.depths().number(model.play.sample()) == "51");
    CHECK_FALSE(model.explorer.depths().number_wrong());
}

TEST_CASE("one thing is wanted at a time: what is asked is the last of them") {
    OpenPuzzle open;
    Outbox outbox;
    DepthWalk walk(open, outbox);
    CHECK_FALSE(walk.waits());
    walk.want({Metric::step, 1, 60});
    CHECK(walk.question().name() == "positions");
    walk.want_way(Metric::step, "..1\n");
    CHECK_FALSE(walk.wanted().has_value());
    CHECK(walk.question().name() == "position");
    walk.want({Metric::step, 1, 60});
    CHECK_FALSE(walk.way_wanted());
    walk.forget();
    CHECK_FALSE(walk.waits());
}

namespace {

void lose_census(Model& model, int census) { receive(model, Told(Json{{"type", "gone"}, {"id", census}})); }

}  // namespace

TEST_CASE("what was asked of a census that goes with its worker is asked of the next one, and once only") {
    for (const bool way : {false, true}) {
        Walker walker;
        Model& model = walker.model;
        walker.stand_at(1);
        carry_out(model, way ? Command(command::ShowWay{}) : Command(command::ShowPosition{1, 60}));
        const std::vector<Json> questions = walker.asked();
        REQUIRE(questions.size() == 1);
        lose_census(model, 1);
        REQUIRE(busy(model));
        CHECK(model.explorer.depths().waits());
        answer(model, Walker::counted("step"));
        CHECK(walker.asked() == questions);
        lose_census(model, 2);
        CHECK_FALSE(busy(model));
        CHECK_FALSE(model.explorer.depths().waits());
        CHECK(walker.errors() == 1);
    }
}

TEST_CASE("a census that goes with its worker while nothing is asked of it is not counted again") {
    Walker walker;
    walker.stand_at(1);
    lose_census(walker.model, 1);
    CHECK_FALSE(busy(walker.model));
    CHECK(walker.errors() == 0);
}

TEST_CASE("the way to a position is asked for although the census is held no more") {
    Walker walker;
    Model& model = walker.model;
    walker.stand_at(1);
    lose_census(model, 1);
    carry_out(model, command::ShowWay{});
    REQUIRE(busy(model));
    answer(model, Walker::counted("step"));
    const std::vector<Json> questions = walker.asked();
    REQUIRE(questions.size() == 1);
    CHECK(questions[0]["question"] == "position");
}

TEST_CASE("nothing is looked for any more once the count it waits for fails, is lost, is dropped or holds no depth") {
    Json nothing = Walker::counted("step");
    nothing["status"] = "limit";
    nothing["depths"] = Json::array();
    const std::vector<Json> ends{{{"type", "error"}, {"message", "no"}},
                                 {{"type", "error"}, {"message", "no"}, {"again", true}},
                                 {{"type", "dropped"}},
                                 {{"type", "done"}, {"report", nothing.dump()}}};
    for (Json end : ends) {
        INFO(end.dump());
        Walker walker;
        Model& model = walker.model;
        lose_census(model, 1);
        carry_out(model, command::ShowPosition{1, 60});
        REQUIRE(model.explorer.depths().waits());
        end["id"] = model.jobs.current(JobModule::solver)->ticket;
        receive(model, Told(end));
        CHECK_FALSE(model.explorer.depths().waits());
        CHECK_FALSE(busy(model));
    }
}

TEST_CASE("an answer that cannot be read ends the wait with a word") {
    Walker walker;
    Model& model = walker.model;
    walker.stand_at(1);
    carry_out(model, command::ShowPosition{1, 60});
    walker.tell({{"question", "positions"}}, "nonsense");
    CHECK_FALSE(model.explorer.depths().waits());
    CHECK(walker.errors() == 1);
}
