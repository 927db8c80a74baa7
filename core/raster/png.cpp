#include <png.h>
#include <zlib.h>

#include <array>

#include "core/raster/codecs.hpp"

namespace shunt::raster {
namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";

/// Numbers as PNG writes them: the highest byte first.
std::string bytes_of(std::uint32_t number, int bytes) {
    std::string text;
    for (int byte = bytes - 1; byte >= 0; --byte) text += static_cast<char>(number >> (8 * byte) & 0xFF);
    return text;
}
std::string four(std::size_t number) { return bytes_of(static_cast<std::uint32_t>(number), 4); }
std::string four(int number) { return bytes_of(static_cast<std::uint32_t>(number), 4); }

std::string chunk(const char* name, const std::string& data) {
    const std::string named = name + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(named.data()), static_cast<uInt>(named.size()));
    return four(data.size()) + named + four(static_cast<std::size_t>(sum));
}

/// The rows of a frame, each with the filter that leaves them as they are: places in a table have no use for others.
Result<std::string> packed(const Frame& frame) {
    std::string rows;
    const auto width = static_cast<std::size_t>(frame.rect.width);
    for (std::size_t row = 0; row < frame.places.size(); row += width) {
        rows += '\0';
        rows.append(reinterpret_cast<const char*>(frame.places.data()) + row, width);
    }
    std::string data(compressBound(static_cast<uLong>(rows.size())), '\0');
    auto size = static_cast<uLongf>(data.size());
    const int code =
        compress2(reinterpret_cast<Bytef*>(data.data()), &size, reinterpret_cast<const Bytef*>(rows.data()),
                  static_cast<uLong>(rows.size()), Z_BEST_COMPRESSION);
    if (code != Z_OK) return Error{"zlib could not pack a frame"};
    data.resize(size);
    return data;
}

std::string table(const Film& film) {
    std::string colours;
    for (const Colour colour : film.colours()) {
        for (const std::uint8_t part : {colour.r, colour.g, colour.b}) colours += static_cast<char>(part);
    }
    return chunk("PLTE", colours);
}

std::string control(const Frame& frame, std::size_t number) {
    constexpr int kMost = 0xFFFF;
    const auto hundredths = static_cast<std::uint32_t>(std::min(kMost, frame.milliseconds / 10));
    const std::string stays(2, '\0');  // and replaces what is there
    return chunk("fcTL", four(number) + four(frame.rect.width) + four(frame.rect.height) + four(frame.rect.left) +
                             four(frame.rect.top) + bytes_of(hundredths, 2) + bytes_of(100, 2) + stays);
}

}  // namespace

std::string_view missing_codecs() { return ""; }

Result<Image> read_png(std::string_view bytes) {
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&header, bytes.data(), bytes.size()) == 0) return Error{header.message};
    header.format = PNG_FORMAT_RGBA;
    Image image(static_cast<int>(header.width), static_cast<int>(header.height));
    if (png_image_finish_read(&header, nullptr, image.pixels.data(), 0, nullptr) == 0) return Error{header.message};
    return image;
}

Result<std::string> apng(const Film& film) {
    const bool moves = film.frames().size() > 1;
    const std::string kind("\x08\x03\0\0\0", 5);  // eight bits, places in a table
    std::string file =
        std::string(kSignature) + chunk("IHDR", four(film.width()) + four(film.height()) + kind) + table(film);
    if (moves) file += chunk("acTL", four(film.frames().size()) + four(0));
    std::size_t number = 0;  // controls and data are numbered together
    for (const Frame& frame : film.frames()) {
        const bool first = number == 0;
        const auto data = packed(frame);
        if (!data) return data.error();
        if (moves) file += control(frame, number++);
        file += first ? chunk("IDAT", *data) : chunk("fdAT", four(number++) + *data);
    }
    return file + chunk("IEND", "");
}

}  // namespace shunt::raster
