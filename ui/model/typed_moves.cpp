#include "ui/model/typed_moves.hpp"

#include <utility>

namespace shunt::ui {

namespace {

constexpr std::size_t kFieldColumns = 36;  // of the narrowest field

const Error* pointer_to(const std::optional<Error>& error) { return error ? &*error : nullptr; }

}  // namespace

const TypedMoves::Written& TypedMoves::written(const PlaySession& session) const {
    if (written_ && written_->line == session.line_number()) return *written_;
    const bool is_typed = typed_ && typed_->read.moves.size() == session.step() &&
                          typed_->from == session.line_start() && typed_->read.moves == session.line();
    std::string text = is_typed ? typed_->text : moves::write_moves(session.puzzle(), session.line(), kFieldColumns);
    return written_.emplace(Written{session.line_number(), is_typed, std::move(text)});
}

const TypedMoves::Typed* TypedMoves::shown(const PlaySession& session) const {
    return written(session).is_typed ? &*typed_ : nullptr;
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
    written_.reset();
}

}  // namespace shunt::ui
