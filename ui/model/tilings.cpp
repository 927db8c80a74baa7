#include "ui/model/tilings.hpp"

#include <algorithm>
#include <numeric>

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

const char* prefix(Turning turning) {
    switch (turning) {
        case Turning::free:
            return "";
        case Turning::one_sided:
            return "one-sided-";
        case Turning::fixed:
            return "fixed-";
    }
    return "";
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> rows;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        rows.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return rows;
}

std::optional<TilingReport> read_tiling_report(Value source) {
    if (!source.is_object()) return std::nullopt;
    return TilingReport{source.text("tilings"), lines(source.text("tiling")), source.text("reason"),
                        source.real("seconds"), source.count("peak_bytes")};
}

/// Numbers of cells of the shapes of a sheet.
std::vector<int> sizes_of(const std::string& shapes) {
    std::vector<int> sizes{0};
    for (std::size_t at = 0; at < shapes.size(); ++at) {
        if (shapes[at] == 'X') ++sizes.back();
        if (shapes.compare(at, 2, "//") == 0) sizes.push_back(0);
    }
    return sizes;
}

}  // namespace

int TilingSetup::common_size() const {
    int common = 0;
    for (const std::size_t piece : pieces) {
        const int size = piece < kPieceKinds ? static_cast<int>(piece) + 1 : kPieceNames[piece][1] - '0';
        common = std::gcd(common, size);
    }
    for (const int size : sizes_of(shapes)) common = std::gcd(common, size);
    return common;
}

std::string TilingSetup::set_text() const {
    std::string set;
    for (const std::size_t piece : pieces)
        set.append(set.empty() ? "" : "+").append(prefix(turning)).append(kPieceNames[piece]);
    if (has_shapes()) set.append(set.empty() ? "" : "+").append(prefix(turning)).append("shapes");
    return set;
}

const char* tiling_piece_word(std::size_t piece) {
    constexpr std::array<Phrase, kPieceKinds> kKinds{Phrase("monominoes"), Phrase("dominoes"), Phrase("triominoes"),
                                                     Phrase("tetrominoes"), Phrase("pentominoes")};
    return piece < kPieceKinds ? say(kKinds[piece]) : kPieceNames[piece];
}

std::string TilingSetup::set_words() const {
    std::string set;
    const auto add = [&](const char* word) { set.append(set.empty() ? "" : ", ").append(word); };
    for (const std::size_t piece : pieces) add(tiling_piece_word(piece));
    if (has_shapes()) add(say("shapes"));
    if (set.empty() || turning == Turning::free) return set;
    return turning == Turning::fixed ? say("fixed {pieces}", {{"pieces", set}})
                                     : say("one-sided {pieces}", {{"pieces", set}});
}

std::string TilingSetup::board_text() const {
    std::string board;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) board += is_wall(row, column) ? '#' : '.';
        board += '\n';
    }
    return board;
}

namespace {

/// A setup as it can be drawn and counted.
TilingSetup drawable(TilingSetup setup) {
    constexpr int kMostSide = Tilings::kMostSide;
    setup.rows = std::clamp(setup.rows, 1, kMostSide);
    setup.columns = std::clamp(setup.columns, 1, kMostSide);
    setup.voids = std::clamp(setup.voids, 0, setup.rows * setup.columns);
    for (auto wall = setup.walls.begin(); wall != setup.walls.end();) {
        const bool outside = wall->first >= setup.rows || wall->second >= setup.columns;
        wall = outside ? setup.walls.erase(wall) : std::next(wall);
    }
    setup.shapes = shapes_in_one_line(setup.shapes);
    return setup;
}

}  // namespace

void Tilings::keep(TilingSetup setup, GoesOn as) {
    if (setup == setups_.now()) return;
    const bool same_step = as != GoesOn::nothing && goes_on_ == as;
    same_step ? setups_.amend(std::move(setup)) : setups_.add(std::move(setup));
    goes_on_ = as;
}

void Tilings::show_step() {
    forget_answer();
    sheet_.show(setup().shapes);
    sheet_.set_cursor({});
}

void Tilings::set(TilingSetup setup) {
    goes_on_ = GoesOn::nothing;
    keep(drawable(std::move(setup)), GoesOn::nothing);
    show_step();
}

void Tilings::undo() {
    goes_on_ = GoesOn::nothing;
    if (setups_.undo()) show_step();
}

void Tilings::redo() {
    goes_on_ = GoesOn::nothing;
    if (setups_.redo()) show_step();
}

/// It belongs to another setup.
void Tilings::forget_answer() {
    stop();
    job_ = 0;
    report_.reset();
}

void Tilings::toggle(Toggled of, puzzle::Coordinate cell, bool on, bool goes_on) {
    if (!goes_on) goes_on_ = GoesOn::nothing;
    TilingSetup changed = setup();
    if (of == Toggled::tiling_shapes) {
        sheet_.draw(cell, on);
        changed.shapes = sheet_.text();
        forget_answer();
        keep(std::move(changed), GoesOn::stroke);
    } else {
        const std::pair wall{cell.row, cell.column};
        on ? void(changed.walls.insert(wall)) : void(changed.walls.erase(wall));
        keep(drawable(std::move(changed)), GoesOn::stroke);
        show_step();
    }
    set_cursor(of, cell);
}

void Tilings::set_shapes(const std::string& shapes) {
    TilingSetup changed = setup();
    changed.shapes = shapes;
    keep(drawable(std::move(changed)), GoesOn::typing);
    show_step();
}

void Tilings::set_cursor(Toggled of, puzzle::Coordinate cell) {
    if (of == Toggled::tiling_shapes) return sheet_.set_cursor(cell);
    cursor_ = cell;
    sheet_.set_cursor({});
}

puzzle::Coordinate Tilings::cursor() const {
    return {std::clamp(cursor_.row, 0, setup().rows - 1), std::clamp(cursor_.column, 0, setup().columns - 1)};
}

void Tilings::count() {
    if (!setup().has_pieces()) return;
    Request request("tile");
    request.put("board", setup().board_text()).put("pieces", setup().set_text());
    if (setup().has_shapes()) request.put("shapes", shapes_in_rows(setup().shapes));
    request.put("voids", setup().voids).put("seed", seed_);
    if (setup().each_once) request.put("each_once", true);
    worked_ = 0;
    job_ = jobs_.start(
        {JobModule::lab, say("Counting tilings by {pieces}", {{"pieces", setup().set_words()}}), "tilings"}, request);
}

void Tilings::another() {
    ++seed_;
    count();
}

void Tilings::receive(const JobEvent& event) {
    if (const auto* progressed = std::get_if<JobProgressed>(&event);
        progressed != nullptr && progressed->ticket == job_)
        worked_ = jobs_.find(job_)->progress.seconds;
    // A worker that was ended reports nothing; that it was at work is told all the same.
    if (const auto* dropped = std::get_if<JobDropped>(&event);
        dropped != nullptr && dropped->ticket == job_ && !report_)
        report_ = TilingReport{"", {}, "", worked_, 0};
    if (const auto* failed = std::get_if<JobFailed>(&event); failed != nullptr && failed->ticket == job_)
        outbox_.error(failed->message);
    const auto* done = std::get_if<JobDone>(&event);
    if (done == nullptr || done->ticket != job_) return;
    auto report = read_tiling_report(done->report);
    if (!report) return outbox_.error(say("The report of the tilings could not be read."));
    if (report->count.empty() && report_) return;  // ended early: what was known stays
    report_ = std::move(*report);
    if (!report_->count.empty()) outbox_.announce(say("{count} tilings.", {{"count", report_->count}}));
}

}  // namespace shunt::ui
