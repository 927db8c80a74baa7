#include "ui/panels/cards/shapes_card.hpp"

#include "core/base/words.hpp"
#include "ui/board/board_place.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/fold.hpp"
#include "ui/widgets/text_field.hpp"

namespace shunt::ui {

namespace {

constexpr float kShapesCardTitle = 24;
constexpr float kLargestCell = 44;

/// The card with its title; the room below it, empty when folded.
Rect titled(Frame& frame, const ViewState& view, const ShapesCard& shapes, Rect area, bool folds) {
    const Phrase hint = shapes.text.empty() ? Phrase("draw or type them") : Phrase("as drawn");
    if (folds) return fold_card(frame, area, {shapes.fold, shapes.title, hint, hint, &ViewState::shapes_open}, view);
    Rect inner = card(frame, area);
    const Rect title = inner.cut_top(kShapesCardTitle);
    frame.paint.text({title.x, title.y + 8}, type::kStrong, frame.colours.ink, say(shapes.title));
    frame.paint.text({title.right(), title.y + 8}, type::kSmall, frame.colours.quiet, say(hint), Align::right);
    return inner;
}

void field_row(Frame& frame, const ShapesCard& shapes, Rect row) {
    const std::string file = std::string(shapes.id) + ".file";
    const char* label = say("File");
    const Rect beside = row.cut_right(button_width(frame, label), 8);
    text_field(frame, row,
               {shapes.id, shapes.label, shapes.text, shapes.invalid, shapes.type, say("such as X//XX//X/X")});
    Actions actions{command::PickFile{file}};
    actions.type = shapes.type;
    button(frame, beside, {file, label, Icon::none, ButtonStyle::plain, false, std::nullopt}, actions);
}

}  // namespace

ToggleBoard shapes_board(const ShapesCard& shapes) {
    return {shapes.of,
            shapes.id,
            say("Sheet; press cells to draw shapes on it"),
            Phrase("drawn, row {row}, column {column}"),
            Phrase("empty, row {row}, column {column}"),
            shapes.sheet.cells(),
            shapes.sheet.cursor().value_or(puzzle::Coordinate{}),
            shapes.sheet.lettered()};
}

void job_and_shapes(Frame& frame, const Model& model, const ViewState& view, const ShapesCard& shapes, Rect& column,
                    bool folds) {
    jobs_card(model, JobsBeside::others).place(frame, column, kJobGap);
    if (!shapes.shown) return;
    const bool open = !folds || view.shapes_open;
    const float width = column.w - 2 * space::kCard;
    const float sheet = shapes.sheet.is_drawable() ? place_board(shapes.sheet.rows(), shapes.sheet.columns(),
                                                                 {0, 0, width, 1e5f}, true, kLargestCell)
                                                             .outer.h +
                                                         space::kGap
                                                   : 0;
    const float head = folds ? kFoldHeight : space::kCard + kShapesCardTitle;
    const float height = open ? head + sheet + space::kControl + space::kCard : kFoldHeight;
    Rect inner = titled(frame, view, shapes, column.cut_top(height, kJobGap), folds);
    if (!open) return;
    if (sheet > 0) toggle_board(frame, shapes_board(shapes), inner.cut_top(sheet), kLargestCell);
    field_row(frame, shapes, inner.cut_top(space::kControl));
}

void scrolled_column(Frame& frame, const Model& model, const ViewState& view, Rect area,
                     void (*draw)(Frame&, const Model&, const ViewState&, Rect&, bool folds)) {
    constexpr float kBar = 9;  // beside the column
    const Rect content = frame.memory.page_scroll.begin(frame, {area.x, area.y, area.w + kBar, area.h});
    Rect column{content.x, content.y, area.w, 1e5f};
    draw(frame, model, view, column, false);
    frame.memory.page_scroll.end(frame, column.y - content.y - kJobGap);
}

}  // namespace shunt::ui
