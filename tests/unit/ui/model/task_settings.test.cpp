#include "ui/model/task_settings.hpp"

#include "core/npuzzle/board_text.hpp"
#include "tests/support/catch2.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_settings.hpp"

using namespace shunt;
using namespace shunt::ui;

namespace {

/// Another page, set by what the first one says.
struct CopyOf : Model {
    CopyOf(const Model& model, std::string_view task) {
        CHECK(take_settings(*this, task, settings_text(model, task)));
        CHECK(settings_text(*this, task) == settings_text(model, task));
    }
};

}  // namespace

TEST_CASE("a task that is set as at first says nothing") {
    Model model;
    for (const char* task : {"play", "find", "tilings", "npuzzle", "library", "nonsense"}) {
        CHECK(settings_text(model, task).empty());
        CHECK(take_settings(model, task, ""));
    }
}

TEST_CASE("what Find is set to survives as words, and as at first again") {
    Model model;
    const auto set = GENERATE(FindSetup{4, 3, puzzle::Metric::step, 1, FindWay::every_board, "X//XX//X/X"},
                              FindSetup{8, 8, puzzle::Metric::super_move, 3, FindWay::evolve, ""},
                              FindSetup{3, 3, puzzle::Metric::move, 0, FindWay::every_board, "a b"});
    model.finder.set(set);
    CopyOf copy(model, "find");
    CHECK(copy.finder.setup() == model.finder.setup());
    CHECK(take_settings(copy, "find", ""));
    CHECK(copy.finder.setup() == FindSetup{});
}

TEST_CASE("what Tilings is set to survives as words") {
    Model model;
    TilingSetup setup;
    setup.rows = GENERATE(1, 3, 24);
    setup.columns = 5;
    setup.turning = GENERATE(Turning::free, Turning::one_sided, Turning::fixed);
    setup.pieces = {1, 6, 13};
    if (setup.rows == 3) setup.walls = {{0, 0}, {2, 4}};
    setup.voids = 2;
    setup.each_once = setup.rows == 24;
    setup.shapes = setup.rows == 1 ? "" : "XX/X";
    model.tilings.set(setup);
    const CopyOf copy(model, "tilings");
    CHECK(copy.tilings.setup().set_text() == setup.set_text());
    CHECK(copy.tilings.setup().board_text() == setup.board_text());
    CHECK(copy.tilings.setup().voids == 2);
    CHECK(copy.tilings.setup().each_once == setup.each_once);
    CHECK(copy.tilings.setup().shapes == setup.shapes);
    setup.pieces.clear();
    model.tilings.set(setup);
    CHECK(CopyOf(model, "tilings").tilings.setup().pieces.empty());
}

TEST_CASE("a board of tiles and its goal survive as words") {
    Model model;
    const auto board = *npuzzle::parse_board("1 2 3/4 5 6/7 0 8");
    model.npuzzle.get().set({board, npuzzle::Board::ordered({3, 3})});
    CHECK(settings_text(model, "npuzzle") == "1 2 3/4 5 6/7 0 8");
    CHECK(CopyOf(model, "npuzzle").npuzzle.get().setup() == model.npuzzle.get().setup());
    model.npuzzle.get().set({*npuzzle::parse_board("1 2/0 3"), *npuzzle::parse_board("0 1/3 2")});
    CHECK(CopyOf(model, "npuzzle").npuzzle.get().setup() == model.npuzzle.get().setup());
}

TEST_CASE("words that mean nothing to a task are refused and change nothing") {
    Model model;
    const std::vector<std::pair<std::string, std::string>> bad = {{"find", "3x4"},
                                                                  {"find", "0x4 move simple3 every"},
                                                                  {"find", "9x4 move simple3 every"},
                                                                  {"find", "3x4 jump simple3 every"},
                                                                  {"find", "3x4 move simple4 every"},
                                                                  {"find", "3x4 move simple3 some"},
                                                                  {"tilings", "8x8"},
                                                                  {"tilings", "8x8 dominoes"},
                                                                  {"tilings", "8x8 dominos 0"},
                                                                  {"tilings", "8x8 dominoes+fixed-I3 0"},
                                                                  {"tilings", "../. dominoes 0"},
                                                                  {"tilings", "8x8 dominoes -1"},
                                                                  {"tilings", "8x8 dominoes 65"},
                                                                  {"tilings", "25x8 dominoes 0"},
                                                                  {"tilings", " dominoes 0"},
                                                                  {"npuzzle", "1 2 3"},
                                                                  {"npuzzle", "1 2/3 0 to 1 2 3/4 5 6/7 8 0"},
                                                                  {"play", "1"},
                                                                  {"nonsense", "1"}};
    for (const auto& [task, text] : bad) {
        INFO(task << " " << text);
        const std::string before = settings_text(model, task);
        CHECK_FALSE(take_settings(model, task, text));
        CHECK(settings_text(model, task) == before);
    }
}

TEST_CASE("what the library lists survives as words, and as at first again") {
    ViewState view;
    CHECK(library_settings(view).empty());
    const auto filter =
        GENERATE(LibraryFilter{"red : in", "", Range::any, Range::any, Range::any},
                 LibraryFilter{"donkey", "Small and hard", Range::low, Range::any, Range::high},
                 LibraryFilter{"", "Classics", Range::any, Range::middle, Range::any},
                 LibraryFilter{" ", "", {}, {}, {}}, LibraryFilter{"", "", {}, {}, Range::low, ui::LibraryOrder::name},
                 LibraryFilter{"", "", {}, {}, {}, ui::LibraryOrder::longest});
    view.library_filter = filter;
    ViewState copy;
    copy.library = LibraryPart::own;
    REQUIRE(take_library_settings(copy, library_settings(view)));
    CHECK(copy.library_filter == filter);
    CHECK(copy.library == LibraryPart::puzzles);
    CHECK(take_library_settings(copy, ""));
    CHECK(copy.library_filter == LibraryFilter{});
    for (const LibraryPart part : {LibraryPart::own, LibraryPart::atlas}) {
        view.library = part;
        CHECK(take_library_settings(copy, library_settings(view)));
        CHECK(copy.library == part);
    }
}

TEST_CASE("what means nothing to the library changes nothing") {
    for (const char* text : {"cells4", "cells", "cells1pieces2", "length2 cells1", "owned", "Classics", "cells1 red"}) {
        ViewState view;
        view.library_filter.words = "kept";
        CHECK_FALSE(take_library_settings(view, text));
        CHECK(view.library_filter.words == "kept");
    }
}

TEST_CASE("what Explore shows survives as a word, and as at first again") {
    Model model;
    for (const ExplorePartWords& each : explore_parts()) {
        ViewState view;
        view.explore = each.part;
        ViewState copy;
        copy.explore = explore_parts().back().part;
        REQUIRE(take_settings(model, copy, "explore", settings_text(model, view, "explore")));
        CHECK(copy.explore == each.part);
        CHECK(take_settings(model, copy, "explore", each.word));
        CHECK(copy.explore == each.part);
    }
    ViewState view;
    CHECK(settings_text(model, view, "explore").empty());
    view.explore = ExplorePart::solutions;
    CHECK_FALSE(take_settings(model, view, "explore", "solution"));
    CHECK(view.explore == ExplorePart::solutions);
}

TEST_CASE("the pieces of a tiling are words, with what may be done with them") {
    TilingSetup setup;
    CHECK(setup.set_words() == "dominoes");
    setup.pieces.insert(6);
    setup.shapes = "XXX/X.X";
    CHECK(setup.set_words() == "dominoes, L3, shapes");
    setup.turning = Turning::one_sided;
    CHECK(setup.set_words() == "one-sided dominoes, L3, shapes");
    setup.pieces.clear();
    setup.shapes.clear();
    CHECK(setup.set_words().empty());
}
