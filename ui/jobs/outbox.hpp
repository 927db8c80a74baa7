// What the model asks of the world outside, collected while it works and delivered once by the platform.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace shunt::ui {

struct Outbox {
    struct Notice {
        std::string text;
        bool error = false;
        // Where in the text that was refused, counted from 1; 0: nowhere, or in the whole line.
        int line = 0;
        int column = 0;
    };
    enum class Request : unsigned char {
        open_dialog,
        share,
        embed_dialog,
        theme_dark,
        theme_light,
        language,
        help,
        grammar
    };

    std::vector<std::string> messages;       ///< to the solver worker, JSON (wasm/protocol.md)
    std::vector<Notice> notices;             ///< shown and read out
    std::vector<std::string> announcements;  ///< only read out
    std::vector<Request> requests;
    std::vector<std::string> copies;  ///< texts for the clipboard
    struct File {
        std::string name;
        std::string text;
    };
    std::vector<File> files;                ///< to be saved by the user
    std::vector<std::string> file_wishes;   ///< widgets that are to be given the text of a file
    std::vector<std::string> focus_wishes;  ///< widgets that are to get the focus, once they are there
    std::vector<std::string> loads;         ///< files of the page's own folder that are wanted, by name
    std::vector<std::string> keeps;         ///< what is proved of the puzzle that is open, JSON (ui/known/kept.hpp)
    /// What is wished of the store of drafts: "save" and "opened" with a text and the work it belongs to in place of an id, "judged" with a
    /// text and the verdict in its place, "open" and "menu" with an id, "export".
    struct DraftWish {
        std::string wish;
        std::string id;
        std::string text;
    };
    std::vector<DraftWish> draft_wishes;

    /// All of it; nothing is left here.
    [[nodiscard]] Outbox take() { return std::exchange(*this, {}); }
    /// Adds everything of `later` behind this.
    void append(Outbox later);
    [[nodiscard]] bool has_error() const;

    void error(std::string text, int line = 0, int column = 0) {
        notices.push_back({std::move(text), true, line, column});
    }
    void info(std::string text) { notices.push_back({std::move(text), false}); }
    void announce(std::string text) { announcements.push_back(std::move(text)); }
};

}  // namespace shunt::ui
