// The board of the task Build: a drawing with the tool at work on it, and its cells as a grid of the mirror.
#pragma once

#include <optional>
#include <vector>

#include "core/picture/picture.hpp"
#include "ui/board/board_place.hpp"
#include "ui/board/glide.hpp"
#include "ui/board/selection_frame.hpp"
#include "ui/editor/editor.hpp"
#include "ui/frame/frame.hpp"

namespace shunt::ui {

class DrawingBoard {
public:
    /// Takes the input of this frame over the board at `place`, draws it, and adds its cells to the mirror.
    void update(Frame& frame, const Editor& editor, const BoardPlace& place);

    /// A shape of the palette is held, or let go: over the board it becomes a piece. `tile` is where it was taken from; `scrolls`: the row
    /// that it stands in, which may be what is moved as long as the shape has not left its place.
    void carry(Frame& frame, std::size_t shape, bool held, Rect tile, bool scrolls);

    /// The finger was taken away by the browser: what it did on the board is not meant.
    void cancel();

    /// Whether pieces are held by the pointer, and have left their place.
    [[nodiscard]] bool moves_pieces() const { return drag_ && drag_->moved; }

    /// The colour in which a piece was drawn, an index into Palette::pieces; kNoColour if it was not.
    [[nodiscard]] int colour_number(std::size_t piece) const {
        return piece < colours_.size() ? colours_[piece] : puzzle::kNoColour;
    }

private:
    /// Pieces that are held by the pointer.
    struct Drag {
        std::size_t pressed = 0;
        Pieces pieces;
        Vec from;       ///< where the pointer took hold
        Vec way;        ///< of the pointer since
        Coordinate by;  ///< the nearest whole way to where they are held
        bool moved = false;
        bool lifted = false;  ///< by this press onto the layer of the goal: unmoved it stays there
    };

    void agree_with(const Editor& editor);
    void press(Frame& frame, const Editor& editor, const BoardPlace& place);
    void begin(Frame& frame, const Editor& editor, Coordinate at);
    /// With the tool Move: pieces are held, or a frame is drawn around them.
    void begin_move(Frame& frame, const Editor& editor, Coordinate at);
    void follow(Frame& frame, const BoardPlace& place);
    /// Takes the stroke along the pointer's way, over every cell that it passed.
    void extend(Frame& frame, const Editor& editor, const BoardPlace& place);
    /// A finger that rests on a piece selects several.
    void rest(Frame& frame);
    void release(Frame& frame, const Editor& editor);
    /// What is let go glides into its place, or back to where it was taken.
    void land(const Frame& frame, const Editor& editor);
    void animate(Frame& frame);

    void draw(Frame& frame, const Editor& editor, const BoardPlace& place) const;
    /// The pieces of a layer but those that are held.
    [[nodiscard]] picture::Picture start_layer(const Editor& editor) const;
    [[nodiscard]] picture::Picture goal_layer(const Editor& editor) const;
    void add_body(picture::Picture& picture, const Editor& editor, std::size_t piece, Vec at) const;
    /// Under the layer of a goal: where the pieces start, and the cells that must be empty.
    void draw_faint(Frame& frame, const Editor& editor, const BoardPlace& place) const;
    void draw_shape(Frame& frame, const Editor& editor, const BoardPlace& place) const;
    void draw_ghost_of(Frame& frame, const Editor& editor, const EntryPtr& change, const BoardPlace& place) const;
    void draw_lifted(Frame& frame, const Editor& editor, const BoardPlace& place) const;
    void draw_held(Frame& frame, const Editor& editor, const BoardPlace& place) const;
    [[nodiscard]] bool holds(std::size_t piece) const;
    [[nodiscard]] bool glides(std::size_t piece) const;
    [[nodiscard]] Colour colour_of(const Frame& frame, std::size_t piece) const;

    std::uint64_t look_ = 0;  // what is kept here is about this one
    bool known_ = false;
    std::vector<int> colours_;              // by piece
    std::vector<picture::Figure> figures_;  // by piece
    picture::Ground ground_;
    bool held_ = false;
    bool cancelled_ = false;  // what is held does nothing any more
    Coordinate pressed_;
    Coordinate last_;  // cell of a stroke
    std::optional<Drag> drag_;
    std::optional<Glide> glide_;
    Vec gliding_;  // how far it is from its place, in cells
    std::optional<SelectionFrame> frame_;
    std::size_t seen_ = 0;                // places of the pointer's way that a stroke has come by
    double since_ = 0;                    // the pointer is down, Frame::now
    bool several_ = false;                // Shift or Ctrl was held then
    std::optional<std::size_t> carried_;  // shape of the palette
    BoardPlace place_;                    // of the last frame
    bool over_ = false;                   // the pointer is over the board
};

}  // namespace shunt::ui
