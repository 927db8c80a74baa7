// What every task of the page offers: buttons of the header, rows of the sheet "More".
#pragma once

#include "ui/commands/view.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

template <Outbox::Request kRequest>
inline constexpr auto kAskPage = kDo<command::AskPage, kRequest>;

inline constexpr Deed<ViewState> kOpen{
    "open", Phrase("Open"), Icon::none, {}, {}, kAskPage<Outbox::Request::open_dialog>};
inline constexpr Deed<ViewState> kShare{"share", Phrase("Share"), Icon::none, {}, {}, kAskPage<Outbox::Request::share>};
inline constexpr Deed<ViewState> kEmbed{
    "embed", Phrase("Embed"), Icon::none, {}, {}, kAskPage<Outbox::Request::embed_dialog>};
/// The page takes the key, wherever the focus is.
inline constexpr Deed<ViewState> kHelp{"help", Phrase("Help"), Icon::help, "?", {}, kAskPage<Outbox::Request::help>};
inline constexpr Deed<ViewState> kLanguage{
    "language", Phrase("Language"), Icon::language, {}, {}, kAskPage<Outbox::Request::language>};
inline constexpr Deed<ViewState> kDark{
    "theme", Phrase("Dark theme"), Icon::theme, {}, {}, kDo<command::SetDark, true, true>};
inline constexpr Deed<ViewState> kLight{
    "theme", Phrase("Light theme"), Icon::theme, {}, {}, kDo<command::SetDark, false, true>};

/// The other of the two.
[[nodiscard]] inline const Deed<ViewState>& theme_deed(const ViewState& view) { return view.dark ? kLight : kDark; }

}  // namespace shunt::ui
