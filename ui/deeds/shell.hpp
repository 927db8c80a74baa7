// What every task of the page offers: buttons of the header, rows of the sheet "More".
#pragma once

#include "ui/commands/view.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

inline constexpr Deed<ViewState> kOpen{
    .id = "open", .label = Phrase("Open"), .command = kDo<command::AskPage, Outbox::Request::open_dialog>};
inline constexpr Deed<ViewState> kShare{
    .id = "share", .label = Phrase("Share"), .command = kDo<command::AskPage, Outbox::Request::share>};
inline constexpr Deed<ViewState> kEmbed{
    .id = "embed", .label = Phrase("Embed"), .command = kDo<command::AskPage, Outbox::Request::embed_dialog>};
/// The page takes the key, wherever the focus is.
inline constexpr Deed<ViewState> kHelp{.id = "help",
                                       .label = Phrase("Help"),
                                       .icon = Icon::help,
                                       .keys = "?",
                                       .command = kDo<command::AskPage, Outbox::Request::help>};
inline constexpr Deed<ViewState> kLanguage{.id = "language",
                                           .label = Phrase("Language"),
                                           .icon = Icon::language,
                                           .command = kDo<command::AskPage, Outbox::Request::language>};
inline constexpr Deed<ViewState> kDark{
    .id = "theme", .label = Phrase("Dark theme"), .icon = Icon::theme, .command = kDo<command::SetDark, true, true>};
inline constexpr Deed<ViewState> kLight{
    .id = "theme", .label = Phrase("Light theme"), .icon = Icon::theme, .command = kDo<command::SetDark, false, true>};

/// The other of the two.
[[nodiscard]] inline const Deed<ViewState>& theme_deed(const ViewState& view) { return view.dark ? kLight : kDark; }

}  // namespace shunt::ui
