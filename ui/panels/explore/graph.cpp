#include "ui/panels/explore/graph.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/base/named.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/small_pieces.hpp"
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

/// Whether some pieces are so small that positions which differ in these only can be drawn as one.
bool has_groups(const Model& model) { return puzzle::why_none_is_small(model.open.puzzle()).empty(); }

/// Of which there are groups.
std::string small_pieces_words(const Model& model) {
    constexpr std::size_t kMostNamed = 6;
    const std::vector<std::string> names = puzzle::small_names(model.open.puzzle());
    if (names.size() > kMostNamed) return say("the {count} smallest pieces", {{"count", names.size()}});
    return listed(std::vector<std::string_view>(names.begin(), names.end()));
}

/// What an offer is made for.
enum class OfferedFor : unsigned char { all, goals, groups };

/// What can be drawn: a word for the mirror, the label, the same where there is less room, and GraphPlan::want().
struct GraphOffer {
    const char* id;
    Phrase label;
    Phrase brief;
    const char* shows;
    OfferedFor offered_for;
};
constexpr std::array kGraphOffers{
    GraphOffer{"graph.draw:start", Phrase("Nearest to the start"), Phrase("near the start"), "start", OfferedFor::all},
    GraphOffer{"graph.draw:goal", Phrase("Nearest to a goal"), Phrase("near a goal"), "goal", OfferedFor::goals},
    GraphOffer{"graph.draw:solutions", Phrase("Only shortest solutions"), Phrase("solutions only"), "solutions",
               OfferedFor::goals},
    GraphOffer{"graph.draw:quotient", Phrase("Groups of positions"), Phrase("groups"), "quotient", OfferedFor::groups},
};

/// `part`: not all positions can be drawn.
bool is_offered(const Model& model, const GraphOffer& offer, bool part) {
    if (offer.offered_for == OfferedFor::groups) return has_groups(model);
    return offer.offered_for == OfferedFor::all || (part && model.explorer.census().meets_goals());
}

std::string words_before_counted() {
    return say("Up to {most} positions, nearest to the start, each as a point, and every move between two as a line.",
               {{"most", kMostDrawn}});
}

std::string words_once_counted() {
    return say("Every reachable position as a point, and every move between two as a line.");
}

/// That there are groups of positions, too, or why there are none.
std::string words_of_groups(const Model& model) {
    if (!has_groups(model))
        return say("There are no groups of positions to be drawn instead: {why}.",
                   {{"why", puzzle::why_none_is_small(model.open.puzzle())}});
    return say("Groups of positions are fewer: those that differ only in where {pieces} stand are one point.",
               {{"pieces", small_pieces_words(model)}});
}

std::string graph_words(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    if (graph.state(model.open.metric()) == GraphPlan::State::wanted) {
        const std::string words = graph.is_of_groups()
                                      ? say("Gathering the groups of positions and what leads from one to another.")
                                      : say("Gathering the positions and what leads from one to another.");
        const double share = graph.share();
        return share > 0 ? words + " " + percent_text(share) : words;
    }
    if (graph.state(model.open.metric()) == GraphPlan::State::refused)
        return say("There is no graph to be drawn: {why}.", {{"why", graph.reason()}});
    if (are_too_many(model))
        return say("{count} positions are too many to draw. {most} of them can be drawn.",
                   {{"count", *positions_of_all(model)}, {"most", kMostDrawn}}) +
               " " + words_of_groups(model);
    const std::string words = positions_of_all(model) ? words_once_counted() : words_before_counted();
    return has_groups(model) ? words + " " + words_of_groups(model) : words;
}

/// So much room that the buttons stay where they are when the count comes in, and nobody presses beside them.
float words_height(Frame& frame, const Model& model, float width, const std::string& words) {
    const std::string groups = has_groups(model) ? " " + words_of_groups(model) : "";
    float height = 0;
    for (const std::string& each : {words, words_before_counted() + groups, words_once_counted() + groups})
        height = std::max(height, frame.paint.paragraph_height(width, type::kBody, each));
    return height;
}

/// One button for all positions, or one for each choice of them where they are too many; and one for groups of them.
void graph_offers(Frame& frame, const Model& model, Rect inner) {
    const bool busy = model.explorer.graph().state(model.open.metric()) == GraphPlan::State::wanted;
    const bool choice = are_too_many(model);
    for (const GraphOffer& offer : kGraphOffers) {
        if (!is_offered(model, offer, choice)) continue;
        const bool is_all = offer.offered_for == OfferedFor::all && !choice;
        const char* label = is_all ? say("Draw the graph") : say(offer.label);
        button(frame, inner.cut_top(space::kControl, 8).cut_left(button_width(frame, label)),
               {offer.id, label, Icon::none, ButtonStyle::plain, busy, std::nullopt}, command::DrawGraph{offer.shows});
    }
}

void graph_invitation(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    inner.cut_top(std::clamp(inner.h * 0.5f - 90, 0.0f, 70.0f));
    const std::string words = graph_words(model);
    frame.label("graph.offer", "text", {inner.x, inner.y, inner.w, 60}, words);
    const Rect place = inner.cut_top(words_height(frame, model, inner.w, words), 12);
    frame.paint.paragraph(place, type::kBody, frame.colours.quiet, words);
    graph_offers(frame, model, inner);
}

/// Of a graph that is drawn: whether not all positions could be.
bool are_not_all(const GraphPlan& graph) {
    return graph.is_of_groups() ? graph.total() > kMostDrawn : graph.is_a_part();
}

/// The choices, beside each other; whole labels, or brief ones.
std::vector<Segment> graph_choices(const Model& model, Phrase GraphOffer::*label) {
    const bool part = are_not_all(model.explorer.graph());
    std::vector<Segment> segments;
    for (const GraphOffer& offer : kGraphOffers) {
        if (!is_offered(model, offer, part)) continue;
        const Phrase all("All positions");
        const bool is_all = offer.offered_for == OfferedFor::all && !part;
        segments.push_back({offer.id, say(is_all ? all : offer.*label), say(is_all ? all : offer.label),
                            command::DrawGraph{offer.shows}});
    }
    return segments;
}

/// Whether something else than what is drawn could be.
bool offers_others(const Model& model) {
    return is_drawn(model) && graph_choices(model, &GraphOffer::label).size() > 1;
}

/// What the choices take above a graph, with the gap below.
float choices_height(const Model& model) { return offers_others(model) ? space::kControl + space::kGap : 0; }

/// What is drawn, and the way to something else; as wide as the labels need, or the whole row.
void choose_graph(Frame& frame, const Model& model, Rect row) {
    std::vector<Segment> segments = graph_choices(model, &GraphOffer::label);
    if (segmented_width(frame, segments) > row.w) segments = graph_choices(model, &GraphOffer::brief);
    const std::string drawn = std::string("graph.draw:") + model.explorer.graph().shows();
    const auto chosen =
        std::find_if(segments.begin(), segments.end(), [&](const Segment& each) { return each.id == drawn; });
    segmented(frame, row.cut_left(std::min(row.w, segmented_width(frame, segments))), "graph.draw",
              say("What is drawn"), segments, static_cast<int>(chosen - segments.begin()));
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
    if (offers_others(model)) choose_graph(frame, model, rest.cut_top(space::kControl, space::kGap));
    is_drawn(model) ? graph_surface(frame, model, rest) : graph_invitation(frame, model, rest);
    return area.h;
}

std::string sentence_of_groups(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    const std::string count = graph.is_a_part()
                                  ? say("{count} of {groups} groups of positions, nearest to the start",
                                        {{"count", graph.nodes()}, {"groups", graph.groups()}})
                                  : say("{count, plural, one {# group} other {# groups}} of positions, {total} in all",
                                        {{"count", graph.nodes()}, {"total", graph.total()}});
    return say("{groups}; those of one differ only in where {pieces} stand.",
               {{"groups", count}, {"pieces", small_pieces_words(model)}});
}

}  // namespace

std::string graph_sentence(const Model& model) {
    const GraphPlan& graph = model.explorer.graph();
    if (is_drawn(model) && graph.is_of_groups()) return sentence_of_groups(model);
    if (!is_drawn(model) && !positions_of_all(model))
        return say("Up to {most} positions, nearest to the start.", {{"most", kMostDrawn}});
    if (!is_drawn(model) && are_too_many(model)) return say("Up to {most} positions at once.", {{"most", kMostDrawn}});
    if (!is_drawn(model)) return say("All positions at once.");
    if (!graph.is_a_part())
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
