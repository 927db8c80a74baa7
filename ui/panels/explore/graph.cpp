#include "ui/panels/explore/graph.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/frame/scroll_area.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kLeastGraph = 380;  // what a phone shows of it at once
constexpr float kGraphEdge = 2;

/// Once they are counted; as long as they are not, nobody knows whether all of them can be drawn.
std::optional<std::uint64_t> positions_of_all(const Model& model) {
    const CensusView census = model.explorer.census();
    return census.is_whole() ? std::optional(census.report->reachable) : std::nullopt;
}

bool are_too_many(const Model& model) { return positions_of_all(model).value_or(0) > kMostDrawn; }

bool is_drawn(const Model& model) {
    return model.explorer.graph().state(model.open.metric()) == GraphPlan::State::drawn;
}

/// What can be drawn: a word for the mirror, the label, the same where there is less room, and which positions.
struct GraphOffer {
    const char* id;
    Phrase label;
    Phrase brief;
    const char* nearest;
    bool needs_goal;
};
constexpr std::array kGraphOffers{
    GraphOffer{"graph.draw:start", Phrase("Nearest to the start"), Phrase("near the start"), "start", false},
    GraphOffer{"graph.draw:goal", Phrase("Nearest to a goal"), Phrase("near a goal"), "goal", true},
    GraphOffer{"graph.draw:solutions", Phrase("Only shortest solutions"), Phrase("solutions only"), "solutions", true},
};

std::string words_before_counted() {
    return say("Up to {most} positions, nearest to the start, each as a point, and every move between two as a line.",
               {{"most", kMostDrawn}});
}

std::string words_once_counted() {
    return say("Every reachable position as a point, and every move between two as a line.");
}

std::string graph_words(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    if (graph.state(model.open.metric()) == GraphPlan::State::wanted) {
        const std::string words = say("Gathering the positions and what leads from one to another.");
        const double share = graph.wish().share();
        return share > 0 ? words + " " + percent_text(share) : words;
    }
    if (graph.state(model.open.metric()) == GraphPlan::State::refused)
        return say("There is no graph to be drawn: {why}.", {{"why", graph.reason()}});
    if (are_too_many(model))
        return say("{count} positions are too many to draw. {most} of them can be drawn.",
                   {{"count", *positions_of_all(model)}, {"most", kMostDrawn}});
    return positions_of_all(model) ? words_once_counted() : words_before_counted();
}

/// So much room that the buttons stay where they are when the count comes in, and nobody presses beside them.
float words_height(Frame& frame, float width, const std::string& words) {
    float height = 0;
    for (const std::string& each : {words, words_before_counted(), words_once_counted()})
        height = std::max(height, frame.paint.paragraph_height(width, type::kBody, each));
    return height;
}

/// One button, or one for each choice of positions where they are too many.
void graph_offers(Frame& frame, const Model& model, Rect inner) {
    const bool busy = model.explorer.graph().state(model.open.metric()) == GraphPlan::State::wanted;
    const bool choice = are_too_many(model);
    for (const GraphOffer& offer : kGraphOffers) {
        if (offer.needs_goal && !(choice && model.explorer.census().meets_goals())) continue;
        const char* label = choice ? say(offer.label) : say("Draw the graph");
        button(frame, inner.cut_top(space::kControl, 8).cut_left(button_width(frame, label)),
               {offer.id, label, Icon::none, ButtonStyle::plain, busy, std::nullopt},
               command::DrawGraph{offer.nearest});
    }
}

void graph_invitation(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    inner.cut_top(std::clamp(inner.h * 0.5f - 90, 0.0f, 70.0f));
    const std::string words = graph_words(model);
    frame.label("graph.offer", "text", {inner.x, inner.y, inner.w, 60}, words);
    const Rect place = inner.cut_top(words_height(frame, inner.w, words), 12);
    frame.paint.paragraph(place, type::kBody, frame.colours.quiet, words);
    graph_offers(frame, model, inner);
}

/// The choices, beside each other; whole labels, or brief ones.
std::vector<Segment> position_choices(const Model& model, Phrase GraphOffer::*label) {
    std::vector<Segment> segments;
    for (const GraphOffer& offer : kGraphOffers)
        if (!offer.needs_goal || model.explorer.census().meets_goals())
            segments.push_back({offer.id, say(offer.*label), say(offer.label), command::DrawGraph{offer.nearest}});
    return segments;
}

/// Whether others than those that are drawn could be: without a goal there is one choice only.
bool offers_others(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    return is_drawn(model) && graph.nodes() < graph.total() && model.explorer.census().meets_goals();
}

/// What the choices of positions take above a graph of a part of them, with the gap below.
float choices_height(const Model& model) { return offers_others(model) ? space::kControl + space::kGap : 0; }

/// Which positions are drawn, and the way to others; as wide as the labels need, or the whole row.
void choose_positions(Frame& frame, const Model& model, Rect row) {
    std::vector<Segment> segments = position_choices(model, &GraphOffer::label);
    if (segmented_width(frame, segments) > row.w) segments = position_choices(model, &GraphOffer::brief);
    const std::string drawn = std::string("graph.draw:") + model.explorer.graph().nearest();
    const auto chosen =
        std::find_if(segments.begin(), segments.end(), [&](const Segment& each) { return each.id == drawn; });
    segmented(frame, row.cut_left(std::min(row.w, segmented_width(frame, segments))), "graph.draw",
              say("Positions that are drawn"), segments, static_cast<int>(chosen - segments.begin()));
}

Rect seen_part(Rect of, Rect seen) {
    const float left = std::max(of.x, seen.x);
    const float top = std::max(of.y, seen.y);
    const float right = std::min(of.x + of.w, seen.x + seen.w);
    const float bottom = std::min(of.y + of.h, seen.y + seen.h);
    return {left, top, std::max(0.0f, right - left), std::max(0.0f, bottom - top)};
}

/// The page puts its drawing there: which graph, and what 1 is in its metric.
void graph_surface(Frame& frame, const Model& model, Rect area) {
    card(frame, area);
    Widget widget;
    widget.id = "graph";
    widget.role = "surface";
    widget.label = say("Graph");
    widget.rect = area.inset(kGraphEdge);
    if (frame.scroll != nullptr) widget.rect = seen_part(widget.rect, frame.scroll->seen());
    widget.covered = widget.rect.empty();
    widget.value_text = std::to_string(model.explorer.graph().number()) + " " +
                        std::string(to_string(model.open.metric())) + " " +
                        std::string(metric_words(model.open.metric()));
    Actions actions;
    actions.type = [](std::string node) -> Command { return command::ChooseNode{std::move(node)}; };
    frame.mirror.add(std::move(widget), std::move(actions));
}

float graph_card(Frame& frame, const Model& model, Rect area) {
    Rect rest = area;
    if (offers_others(model)) choose_positions(frame, model, rest.cut_top(space::kControl, space::kGap));
    is_drawn(model) ? graph_surface(frame, model, rest) : graph_invitation(frame, model, rest);
    return area.h;
}

}  // namespace

std::string graph_sentence(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    if (!is_drawn(model) && !positions_of_all(model))
        return say("Up to {most} positions, nearest to the start.", {{"most", kMostDrawn}});
    if (!is_drawn(model) && are_too_many(model)) return say("Up to {most} positions at once.", {{"most", kMostDrawn}});
    if (!is_drawn(model)) return say("All positions at once.");
    if (graph.nodes() == graph.total())
        return say("{count, plural, one {# position} other {# positions}}, and every move between them.",
                   {{"count", graph.nodes()}});
    return say("{count} of {total} positions, and every move between these.",
               {{"count", graph.nodes()}, {"total", graph.total()}});
}

float wide_graph(Frame& frame, const Model& model, const ViewState&, Rect column, float visible) {
    return graph_card(frame, model, column.cut_top(std::max(visible, kLeastGraph + choices_height(model))));
}

float narrow_graph(Frame& frame, const Model& model, const ViewState&, Rect column) {
    return graph_card(frame, model, column.cut_top(kLeastGraph + choices_height(model)));
}

}  // namespace shunt::ui
