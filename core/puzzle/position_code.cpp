#include "core/puzzle/position_code.hpp"

#include <algorithm>

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::puzzle {
namespace {

char ground_sign(Ground ground) {
    switch (ground) {
        case Ground::wall:
            return '#';
        case Ground::outside:
            return ' ';
        case Ground::gate:
            return '=';
        default:
            return '.';
    }
}

}  // namespace

PositionCode::PositionCode(const Problem& problem) {
    set_pieces(problem);
    set_ground(problem.puzzle.board());
}

void PositionCode::set_pieces(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    stride_ = static_cast<std::size_t>(puzzle.board().columns()) + 1;
    pieces_.resize(puzzle.pieces().size());
    for (const Kind& kind : puzzle.kinds()) {
        std::vector<PieceId> by_place = kind.pieces;
        std::sort(by_place.begin(), by_place.end(),
                  [&](PieceId a, PieceId b) { return problem.start.anchors[a] < problem.start.anchors[b]; });
        Covering covering;
        covering.first = static_cast<std::uint32_t>(offsets_.size());
        for (const Coordinate at : kind.shape.offsets())
            offsets_.push_back(at.row * static_cast<std::int32_t>(stride_) + at.column);
        covering.count = static_cast<std::uint32_t>(kind.shape.offsets().size());
        kinds_.emplace_back();
        for (std::size_t i = 0; i < kind.pieces.size(); ++i) {
            covering.name = static_cast<std::uint16_t>(names_.size());
            names_.push_back(puzzle.pieces()[by_place[i]].name);
            kinds_.back().push_back(covering.name);
            covering.letter = names_.back().front();
            pieces_[kind.pieces[i]] = covering;
        }
    }
    has_words_ = std::any_of(names_.begin(), names_.end(), [](const std::string& name) { return name.size() != 1; });
}

void PositionCode::set_ground(const Board& board) {
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const char sign = ground_sign(board.ground({row, column}));
            ground_.push_back(has_words_ && sign == ' ' ? std::string(kOutsideWord) : std::string(1, sign));
        }
        ground_.emplace_back("/");
    }
    ground_.pop_back();
    for (const std::string& word : ground_) empty_ += word;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Coordinate at = board.coordinate(static_cast<Cell>(cell));
        place_of_.push_back(static_cast<std::uint32_t>(static_cast<std::size_t>(at.row) * stride_) +
                            static_cast<std::uint32_t>(at.column));
    }
}

const std::string& PositionCode::of(const Position& position) {
    if (has_words_) {
        write_words(position);
        return text_;
    }
    // A hash of every position is made of its code: all that the loop looks at lies side by side.
    text_ = empty_;
    char* const text = text_.data();
    const std::uint32_t* const place_of = place_of_.data();
    const Cell* cell = position.anchors.data();
    for (const Covering& covering : pieces_) {
        char* const anchor = text + place_of[*cell++];
        anchor[0] = covering.letter;  // the first place that a shape covers is its anchor
        const std::int32_t* const others = offsets_.data() + covering.first;
        for (std::uint32_t i = 1; i < covering.count; ++i) anchor[others[i]] = covering.letter;
    }
    return text_;
}

void PositionCode::write_words(const Position& position) {
    covered_.assign(ground_.size(), kGround);
    for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
        const Covering& covering = pieces_[piece];
        std::uint16_t* const anchor = covered_.data() + place_of_[position.anchors[piece]];
        for (std::uint32_t i = 0; i < covering.count; ++i) anchor[offsets_[covering.first + i]] = covering.name;
    }
    text_.clear();
    for (std::size_t place = 0; place < ground_.size(); ++place) {
        const bool is_row_end = place % stride_ == stride_ - 1;
        if (place % stride_ != 0 && !is_row_end) text_ += ' ';
        text_ += covered_[place] == kGround ? ground_[place] : names_[covered_[place]];
    }
}

std::vector<std::vector<std::string>> PositionCode::kinds() const {
    std::vector<std::vector<std::string>> kinds;
    for (const auto& of_kind : kinds_) {
        kinds.emplace_back();
        for (const std::uint16_t name : of_kind) kinds.back().push_back(names_[name]);
    }
    return kinds;
}

}  // namespace shunt::puzzle
