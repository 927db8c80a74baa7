// The letters that stand for pieces in drawings.
#pragma once

#include <string_view>

namespace shunt::counting {

inline constexpr std::string_view kPieceLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

}  // namespace shunt::counting
