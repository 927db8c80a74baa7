#include "core/graph/graph_format.hpp"

#include <array>
#include <charconv>

#include "core/base/words.hpp"
#include "core/graph/sparse6.hpp"

namespace shunt::graph {
namespace {

template <class Number>
void append_number(Number number, std::string& text) {
    char digits[24];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

/// Text as XML has it, in elements and in attributes. What XML 1.0 cannot hold at all becomes "?".
void append_xml(std::string_view words, std::string& text) {
    for (const char sign : words) {
        if (sign == '&') {
            text += "&amp;";
        } else if (sign == '<') {
            text += "&lt;";
        } else if (sign == '>') {
            text += "&gt;";
        } else if (sign == '"') {
            text += "&quot;";
        } else {
            const bool is_control = static_cast<unsigned char>(sign) < ' ' && sign != '\n' && sign != '\t';
            text += is_control ? '?' : sign;
        }
    }
}

void append_quoted(std::string_view words, std::string& text) {
    text += '"';
    for (const char sign : words) {
        if (sign == '"' || sign == '\\') text += '\\';
        text += sign;
    }
    text += '"';
}

/// What stands before the first node of an edge, between both and behind the second.
struct EdgeWords {
    std::string_view before;
    std::string_view between;
    std::string_view behind;
};

void append_edges(std::uint64_t node, const std::vector<std::uint64_t>& others, const EdgeWords& words,
                  std::string& text) {
    for (const std::uint64_t other : others) {
        text += words.before;
        append_number(other, text);
        text += words.between;
        append_number(node, text);
        text += words.behind;
    }
}

class GraphMl final : public GraphFormat {
public:
    void begin(const GraphFacts& facts, std::string& text) override {
        text +=
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n";
        for (const char* key : {"puzzle", "metric"}) add_key(key, "graph", "string", text);
        add_key("start", "graph", "int", text);
        for (const char* key : {"from_start", "to_goal"}) add_key(key, "node", "int", text);
        add_key("board", "node", "string", text);
        is_of_classes_ = !facts.small.empty();
        if (is_of_classes_) add_key("small", "graph", "string", text);
        if (is_of_classes_) add_key("positions", "node", "int", text);
        text += "<graph id=\"positions\" edgedefault=\"undirected\">\n<data key=\"puzzle\">";
        append_xml(facts.puzzle, text);
        text += "</data>\n<data key=\"metric\">" + facts.metric + "</data>\n<data key=\"start\">";
        append_number(facts.start, text);
        text += "</data>\n";
        if (!is_of_classes_) return;
        text += "<data key=\"small\">";
        append_xml(facts.small, text);
        text += "</data>\n";
    }
    void add_node(const GraphNode& node, std::string& text) override {
        text += "<node id=\"n";
        append_number(node.number, text);
        text += "\"><data key=\"from_start\">";
        append_number(node.from_start, text);
        text += "</data><data key=\"to_goal\">";
        append_number(node.to_goal, text);
        text += "</data><data key=\"board\">";
        append_xml(node.board, text);
        if (is_of_classes_) text += "</data><data key=\"positions\">";
        if (is_of_classes_) append_number(node.positions, text);
        text += "</data></node>\n";
    }
    void add_edges(std::uint64_t node, const std::vector<std::uint64_t>& before, std::string& text) override {
        append_edges(node, before, {"<edge source=\"n", "\" target=\"n", "\"/>\n"}, text);
    }
    void end(std::string& text) override { text += "</graph>\n</graphml>\n"; }

private:
    static void add_key(const char* name, const char* of, const char* type, std::string& text) {
        text += std::string("<key id=\"") + name + "\" for=\"" + of + "\" attr.name=\"" + name + "\" attr.type=\"" +
                type + "\"/>\n";
    }

    bool is_of_classes_ = false;
};

class EdgeLines final : public GraphFormat {
public:
    void begin(const GraphFacts& /*facts*/, std::string& /*text*/) override {}
    [[nodiscard]] bool tells_nodes() const override { return false; }
    void add_node(const GraphNode& /*node*/, std::string& /*text*/) override {}
    void add_edges(std::uint64_t node, const std::vector<std::uint64_t>& before, std::string& text) override {
        append_edges(node, before, {"", " ", "\n"}, text);
    }
    void end(std::string& /*text*/) override {}
};

class Dot final : public GraphFormat {
public:
    void begin(const GraphFacts& facts, std::string& text) override {
        text += "graph positions {\n  graph [puzzle=";
        append_quoted(facts.puzzle, text);
        text += ", metric=\"" + facts.metric + "\", start=n";
        append_number(facts.start, text);
        is_of_classes_ = !facts.small.empty();
        if (is_of_classes_) text += ", small=";
        if (is_of_classes_) append_quoted(facts.small, text);
        text += "];\n";
    }
    void add_node(const GraphNode& node, std::string& text) override {
        text += "  n";
        append_number(node.number, text);
        text += " [from_start=";
        append_number(node.from_start, text);
        text += ", to_goal=";
        append_number(node.to_goal, text);
        text += ", board=";
        append_quoted(node.board, text);
        if (is_of_classes_) text += ", positions=";
        if (is_of_classes_) append_number(node.positions, text);
        text += "];\n";
    }
    void add_edges(std::uint64_t node, const std::vector<std::uint64_t>& before, std::string& text) override {
        append_edges(node, before, {"  n", " -- n", ";\n"}, text);
    }
    void end(std::string& text) override { text += "}\n"; }

private:
    bool is_of_classes_ = false;
};

template <class Format>
std::unique_ptr<GraphFormat> make_format() {
    return std::make_unique<Format>();
}

struct FormatRow {
    std::string_view ending;
    std::unique_ptr<GraphFormat> (*make)();
};
constexpr std::array kFormats{FormatRow{".graphml", make_format<GraphMl>}, FormatRow{".edges", make_format<EdgeLines>},
                              FormatRow{".txt", make_format<EdgeLines>},   FormatRow{".s6", make_format<Sparse6>},
                              FormatRow{".dot", make_format<Dot>},         FormatRow{".gv", make_format<Dot>}};

}  // namespace

Result<std::unique_ptr<GraphFormat>> graph_format_of(std::string_view file) {
    std::string endings;
    for (const FormatRow& row : kFormats) {
        if (file.size() > row.ending.size() && file.ends_with(row.ending)) return row.make();
        endings += (endings.empty() ? "" : ", ") + std::string(row.ending);
    }
    return Error{say("the ending of the file says the format, and must be one of {endings}", {{"endings", endings}})};
}

}  // namespace shunt::graph
