// A monkey at the workbench: whatever it does, the page lives, the position is legal, and every widget has a name and an id of its own.
#include <deque>

#include "tests/monkey/hand.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mirror_copy.hpp"
#include "ui/editor/drawing_text.hpp"

using namespace shunt;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int kManyFrames = 10'000;
#else
constexpr int kManyFrames = 100'000;
#endif

/// What was done last, to be told when something is wrong.
class Diary {
public:
    void note(std::string what) {
        lines_.push_back(std::move(what));
        if (lines_.size() > 30) lines_.pop_front();
    }
    [[nodiscard]] std::string text() const {
        std::string all;
        for (const std::string& line : lines_) all += "\n  " + line;
        return all;
    }

private:
    std::deque<std::string> lines_;
};

std::string fault_of(test::Desk& desk) {
    const ui::Model& model = desk.model();
    if (std::string fault = test::position_fault(model.open.puzzle(), model.play.board()); !fault.empty()) return fault;
    const ui::Editor& editor = model.editor;
    if (ui::problem_of(editor.drawing()).has_value() == editor.drawing().pieces.empty())
        return "what is drawn is no puzzle";
    for (const std::size_t piece : editor.selected())
        if (piece >= editor.drawing().pieces.size()) return "a piece is selected that is not drawn";
    return test::mirror_fault(desk.bench.mirror());
}

}  // namespace

TEST_CASE("a monkey that presses, types, drags and resizes finds nothing that breaks") {
    const std::uint64_t seed = test::number_from("SHUNT_MONKEY_SEED", 1);
    const std::uint64_t frames = test::number_from("SHUNT_MONKEY_FRAMES", test::effort(5'000, kManyFrames));
    test::Desk desk;
    test::Hand hand(desk, seed);
    Diary diary;
    test::MirrorReader page;
    for (std::uint64_t frame = 0; frame < frames; ++frame) {
        diary.note(hand.act());
        std::string fault = test::position_fault(desk.model().open.puzzle(), desk.model().play.board());
        desk.frame();
        desk.machine().said = {};
        page.read(desk.bench.mirror());
        if (fault.empty()) fault = fault_of(desk);
        if (!page.has_all(desk.bench.mirror())) fault = "patches make another mirror than is drawn";
        if (fault.empty()) continue;
        FAIL("seed " << seed << ", frame " << frame << ": " << fault << diary.text());
    }
    SUCCEED();
}
