#include "ui/commands/typing.hpp"

#include "core/outcome/value.hpp"

namespace shunt::ui::command {

namespace {

constexpr const char* kTextField = "build.text";

}  // namespace

void ShowText::run(Desk desk) const {
    desk.view.text_open = shown;
    if (shown) desk.outbox().focus_wishes.emplace_back(kTextField);
}

void InsertSection::run(Desk desk) const {
    desk.model.typed.insert(number, desk.model.editor);
    desk.view.sections_open = false;
    desk.outbox().focus_wishes.emplace_back(kTextField);
}

void Recognise::run(Desk desk) const {
    const auto read = outcome::from_value<outcome::ReadOutcome>(outcome::read_value(reading));
    if (read) desk.model.typed.recognise(text, *read);
}

}  // namespace shunt::ui::command
