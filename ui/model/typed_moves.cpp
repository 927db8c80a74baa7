#include "ui/model/typed_moves.hpp"

#include <utility>

namespace shunt::ui {

namespace {

constexpr std::size_t kFieldColumns = 36;  // of the narrowest field

const Error* pointer_to(const std::optional<Error>& error) { return error ? &*error : nullptr; }

}  // namespace

const TypedMoves::Typed* TypedMoves::shown(const PlaySession& session) const {
    const bool played = typed_ && typed_->read.moves.size() == session.step() && typed_->from == session.line_start() &&
                        typed_->read.moves == session.line();
    return played ? &*typed_ : nullptr;
}

std::string TypedMoves::text(const PlaySession& session) const {
    const Typed* typed = shown(session);
    return typed != nullptr ? typed->text : moves::write_moves(session.puzzle(), session.line(), kFieldColumns);
}

const Error* TypedMoves::fault(const PlaySession& session) const {
    const Typed* typed = shown(session);
    return typed != nullptr ? pointer_to(typed->read.fault) : nullptr;
}

const Error* TypedMoves::unfinished(const PlaySession& session) const {
    const Typed* typed = shown(session);
    return typed != nullptr ? pointer_to(typed->read.unfinished) : nullptr;
}

void TypedMoves::type(const std::string& text, PlaySession& session) {
    if (text == this->text(session)) return;
    typed_ = Typed{text, session.line_start(), moves::read_moves(session.puzzle(), session.line_start(), text)};
    session.retell(typed_->read.moves);
}

}  // namespace shunt::ui
