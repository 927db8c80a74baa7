// Pixels as files and back, by libraries of the system: libpng, zlib, giflib. Programs that are built without them have errors
// instead (no_codecs.cpp).
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/raster/film.hpp"
#include "core/raster/image.hpp"

namespace shunt::raster {

/// Nothing, or what has to be installed before this program is built.
[[nodiscard]] std::string_view missing_codecs();

/// Error: the bytes are no PNG.
[[nodiscard]] Result<Image> read_png(std::string_view bytes);
/// A PNG that plays again and again where it is known that PNG can (APNG); elsewhere its first frame. A film of one frame is an ordinary
/// PNG.
[[nodiscard]] Result<std::string> apng(const Film& film);
/// A GIF that plays again and again. It counts in hundredths of a second.
[[nodiscard]] Result<std::string> gif(const Film& film);

}  // namespace shunt::raster
