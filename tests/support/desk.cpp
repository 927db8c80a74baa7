#include "tests/support/desk.hpp"

#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"

namespace shunt::test {

namespace command = ui::command;

Desk::Desk(ui::Workbench::Settings settings) {
    machine() = {};
    REQUIRE(bench.start(settings));
    for (const std::string& path : text_files("puzzles")) {
        const std::size_t name = path.rfind('/') + 1;
        bench.perform(command::AddPuzzle{path.substr(name, path.size() - name - 4), source_file(path), "Classics"});
    }
    REQUIRE_FALSE(bench.model().library.entries().empty());
    bench.perform(command::OpenEntry{bench.model().library.entries().front()});
    settle();
}

bool Desk::frame() {
    machine().now += 1.0 / 60;
    return bench.frame();
}

void Desk::settle(int most) {
    while (most-- > 0 && frame()) {
    }
}

void Desk::resize(float width, float height, float ratio) {
    machine().viewport = {width, height, ratio};
    bench.refresh();
    settle(3);
}

const ui::Widget& Desk::widget(const std::string& id) {
    const ui::Mirror::Entry* entry = bench.mirror().find(id);
    INFO(id);
    REQUIRE(entry != nullptr);
    return entry->widget;
}

void Desk::move(ui::Vec to) {
    pointer_ = to;
    bench.mouse(to, 0, 1);
    frame();
}

void Desk::down(bool several) {
    bench.mouse(pointer_, 0, 0, several);
    frame();
}

void Desk::up() {
    bench.mouse(pointer_, 0, 2);
    frame();
}

void Desk::click(const std::string& id) {
    move(middle(id));
    down();
    up();
}

void Desk::act(const std::string& id, const std::string& action) {
    bench.activate(id, action);
    frame();
}

void Desk::press(const std::string& id) {
    act(id, "press");
    settle();
}

void Desk::slide(const std::string& piece, const std::string& way) {
    bench.activate(piece, "press");
    const std::string key(1, static_cast<char>(way[0] - 'a' + 'A'));
    bench.key("Arrow" + key + way.substr(1), false, false);
    frame();
}

void Desk::open(const std::string& text) {
    REQUIRE(bench.perform(command::OpenText{text, "", "", "a test"}));
    settle();
}

std::string position_fault(const puzzle::Puzzle& puzzle, const puzzle::Position& position) {
    if (position.anchors.size() != puzzle.pieces().size()) return "another number of pieces";
    std::set<puzzle::Cell> covered;
    for (std::size_t i = 0; i < position.anchors.size(); ++i) {
        const auto piece = static_cast<puzzle::PieceId>(i);
        if (position.anchors[i] >= puzzle.board().cells()) return "piece " + std::to_string(i) + " is off the board";
        for (const puzzle::Cell cell : covered_cells(puzzle.board(), puzzle.kind_of(piece), position.anchors[i])) {
            if (cell == puzzle::kNoCell) return "piece " + std::to_string(i) + " leaves the board";
            if (!covered.insert(cell).second) return "piece " + std::to_string(i) + " overlaps another";
        }
    }
    return {};
}

std::string mirror_fault(const ui::Mirror& mirror) {
    std::set<std::string> ids;
    for (const auto& [widget, actions] : mirror.entries()) {
        if (!ids.insert(widget.id).second) return "the id " + widget.id + " is there twice";
        if (widget.label.empty()) return widget.id + " has no name";
    }
    return {};
}

std::string each_in_a_line(const std::set<std::string>& faults) {
    std::string text;
    for (const std::string& fault : faults) text += "\n  " + fault;
    return text;
}

}  // namespace shunt::test
