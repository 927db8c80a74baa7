#include "ui/panels/explore/graph.hpp"

#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "ui/frame/scroll_area.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kLeastGraph = 380;  // what a phone shows of it at once
constexpr float kGraphEdge = 2;

std::uint64_t positions_of_all(const Model& model) {
    return model.explorer.census().is_whole() ? model.explorer.census().report->reachable : 0;
}

/// What is offered where there is no graph: a word for the mirror, the label, and which positions.
struct GraphOffer {
    const char* id;
    Phrase label;
    const char* nearest;
    bool needs_goal;
};
constexpr std::array kGraphOffers{
    GraphOffer{"graph.draw:start", Phrase("Nearest to the start"), "start", false},
    GraphOffer{"graph.draw:goal", Phrase("Nearest to a goal"), "goal", true},
    GraphOffer{"graph.draw:solutions", Phrase("Only shortest solutions"), "solutions", true},
};

std::string graph_words(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    if (graph.state(model.open.metric()) == GraphPlan::State::wanted)
        return say("Gathering the positions and what leads from one to another.");
    if (graph.state(model.open.metric()) == GraphPlan::State::refused)
        return say("There is no graph to be drawn: {why}.", {{"why", graph.reason()}});
    if (positions_of_all(model) > kMostDrawn)
        return say("{count} positions are too many to draw. {most} of them can be drawn.",
                   {{"count", positions_of_all(model)}, {"most", kMostDrawn}});
    return say("Every reachable position as a point, and every move between two as a line.");
}

/// One button, or one for each choice of positions where they are too many.
void graph_offers(Frame& frame, const Model& model, Rect inner) {
    const bool busy = model.explorer.graph().state(model.open.metric()) == GraphPlan::State::wanted;
    const bool choice = positions_of_all(model) > kMostDrawn;
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
    inner.cut_top(frame.paint.paragraph(inner, type::kBody, frame.colours.quiet, words), 12);
    graph_offers(frame, model, inner);
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
    if (model.explorer.graph().state(model.open.metric()) == GraphPlan::State::drawn) {
        graph_surface(frame, model, area);
    } else {
        graph_invitation(frame, model, area);
    }
    return area.h;
}

}  // namespace

std::string graph_sentence(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    if (graph.state(model.open.metric()) != GraphPlan::State::drawn) return say("All positions at once.");
    if (graph.nodes() == graph.total())
        return say("{count, plural, one {# position} other {# positions}}, and every move between them.",
                   {{"count", graph.nodes()}});
    return say("{count} of {total} positions, and every move between these.",
               {{"count", graph.nodes()}, {"total", graph.total()}});
}

float wide_graph(Frame& frame, const Model& model, const ViewState&, Rect column, float visible) {
    return graph_card(frame, model, column.cut_top(std::max(visible, kLeastGraph)));
}

float narrow_graph(Frame& frame, const Model& model, const ViewState&, Rect column) {
    return graph_card(frame, model, column.cut_top(kLeastGraph));
}

}  // namespace shunt::ui
