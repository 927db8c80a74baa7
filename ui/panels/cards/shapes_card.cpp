#include "ui/panels/cards/shapes_card.hpp"

#include "core/base/words.hpp"
#include "ui/board/board_place.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text_field.hpp"

namespace shunt::ui {

namespace {

constexpr float kShapesTitle = 18;
constexpr float kLargestCell = 44;
constexpr float kAroundSheet = 8;

Phrase hint_of(const ShapesCard& shapes) {
    return shapes.text.empty() ? Phrase("draw or type them") : Phrase("as drawn");
}

void title_row(Frame& frame, const ShapesCard& shapes, Rect row) {
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink, say(shapes.title));
    frame.paint.text({row.right(), row.centre().y}, type::kSmall, frame.colours.quiet, say(hint_of(shapes)),
                     Align::right);
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

/// As high as all its cells at that width.
float sheet_height(const ShapeSheet& sheet, float width) {
    return place_board(sheet.rows(), sheet.columns(), {0, 0, width, 1e5f}, true, kLargestCell).outer.h;
}

Card card_of(const ViewState& view, const ShapesCard& shapes, bool folds) {
    if (!shapes.shown) return {};
    const Phrase hint = hint_of(shapes);
    Card card = folds ? Card({shapes.fold, shapes.title, hint, hint, &ViewState::shapes_open}, view) : Card();
    if (card.is_folded()) return card;
    if (!folds) card.add(Drawn{kShapesTitle, [shapes](Frame& frame, Rect row) { title_row(frame, shapes, row); }});
    if (shapes.sheet.is_drawable())
        card.add(
            Drawn{[shapes](const Frame&, float width) { return sheet_height(shapes.sheet, width); },
                  [shapes](Frame& frame, Rect area) { toggle_board(frame, shapes_board(shapes), area, kLargestCell); }},
            kAroundSheet);
    card.add(Drawn{space::kControl, [shapes](Frame& frame, Rect row) { field_row(frame, shapes, row); }}, kAroundSheet);
    return card;
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
    card_of(view, shapes, folds).place(frame, column, kJobGap);
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
