// What a button, a key, a row of a menu and the list of keys in the help share, said once. A new one is an entry here: the panel that draws
// its list has its button, the board its key, and the help its row (tools/key_rows reads the entries of these files in their order).
//
//     inline constexpr std::array kTilingsHistory{     // id of the button, label, icon, keys, words of the help, command, when enabled
//         Deed<Tilings>{"tilings.undo", Phrase("Undo"), Icon::undo, "Z Ctrl+Z", {}, kDo<command::UndoTilings>, can_undo}};
//
//     deed_icons(frame, row, kTilingsHistory, tilings)          its buttons (ui/widgets/deed_button.hpp)
//     command_of_key(kTilingsHistory, tilings, pressed_key("z", false, false))
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/words.hpp"
#include "ui/commands/command.hpp"
#include "ui/draw/icons.hpp"

namespace shunt::ui {

/// Words for the help: tools/key_rows takes them from the source, the program does not hold them. A row begins with them; when they are
/// empty, the key stands in the row of the one before. A deed without any is in no list.
struct Help {
    constexpr Help() = default;
    explicit consteval Help(const char* /*html*/) {}
};

/// Something that can be done to a subject. That its button is disabled says only that it would do nothing: its key is taken all the same.
template <class Subject>
struct Deed {
    const char* id;         ///< of its button; empty: it has a key alone
    Phrase label;           ///< of its button
    Icon icon;              ///< of its button, in place of the label
    std::string_view keys;  ///< names as of pressed_key(), apart by blanks; the first is told
    Help help;              ///< of the first key
    Command (*command)(const Subject&);
    bool (*enabled)(const Subject&) = nullptr;  ///< null: always

    [[nodiscard]] bool is_enabled(const Subject& subject) const { return enabled == nullptr || enabled(subject); }
    [[nodiscard]] std::string_view told_key() const { return keys.substr(0, keys.find(' ')); }
};

/// The command that holds these values, whatever the subject is.
template <class Struct, auto... kValues>
inline constexpr auto kDo = [](const auto&) -> Command { return Struct{kValues...}; };

/// How deeds name a key: what KeyboardEvent.key says, but "Z" for a letter, "Shift+Z" for a capital, "Space", "Esc"; "Ctrl+" before it.
[[nodiscard]] std::string pressed_key(std::string_view key, bool shift, bool ctrl);
/// Whether a name is among several, apart by blanks.
[[nodiscard]] bool is_among(std::string_view names, std::string_view name);

/// What the first of some deeds does that has this key.
template <class Deeds, class Subject>
[[nodiscard]] std::optional<Command> command_of_key(const Deeds& deeds, const Subject& subject,
                                                    std::string_view pressed) {
    for (const Deed<Subject>& deed : deeds) {
        if (is_among(deed.keys, pressed)) return deed.command(subject);
    }
    return std::nullopt;
}

/// One without a button.
template <class Subject>
[[nodiscard]] constexpr Deed<Subject> key_deed(std::string_view keys, Help help, Command (*command)(const Subject&)) {
    return {"", Phrase(""), Icon::none, keys, help, command};
}
/// Back and on in a history: the same label, icon and keys in every task.
template <class Subject>
[[nodiscard]] constexpr Deed<Subject> undo_deed(const char* id, Command (*undo)(const Subject&),
                                                bool (*can)(const Subject&)) {
    return {id, Phrase("Undo"), Icon::undo, "Z Ctrl+Z", {}, undo, can};
}
template <class Subject>
[[nodiscard]] constexpr Deed<Subject> redo_deed(const char* id, Command (*redo)(const Subject&),
                                                bool (*can)(const Subject&)) {
    constexpr std::string_view kKeys = "Y Shift+Y Shift+Z Ctrl+Y Ctrl+Shift+Y Ctrl+Shift+Z";
    return {id, Phrase("Redo"), Icon::redo, kKeys, {}, redo, can};
}

}  // namespace shunt::ui
