#include <gif_lib.h>

#include <algorithm>
#include <bit>
#include <memory>

#include "core/raster/codecs.hpp"

namespace shunt::raster {
namespace {

int append(GifFileType* file, const GifByteType* bytes, int count) {
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return count;
}

struct Close {
    void operator()(GifFileType* file) const {
        int ignored = 0;
        EGifCloseFile(file, &ignored);
    }
};
using File = std::unique_ptr<GifFileType, Close>;

/// The size, and a table of all colours: of GIF, a power of two.
bool begin(GifFileType* file, const Film& film) {
    const int places = std::max(2, static_cast<int>(std::bit_ceil(film.colours().size())));
    ColorMapObject* map = GifMakeMapObject(places, nullptr);
    if (map == nullptr) return false;
    for (std::size_t place = 0; place < film.colours().size(); ++place) {
        const Colour colour = film.colours()[place];
        map->Colors[place] = {colour.r, colour.g, colour.b};
    }
    EGifSetGifVersion(file, true);
    const int done = EGifPutScreenDesc(file, film.width(), film.height(), map->BitsPerPixel, 0, map);
    GifFreeMapObject(map);
    return done == GIF_OK;
}

/// That it plays for ever, as Netscape 2 was told first.
bool repeat(GifFileType* file) {
    constexpr GifByteType kForEver[] = {1, 0, 0};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file, sizeof kForEver, kForEver) == GIF_OK && EGifPutExtensionTrailer(file) == GIF_OK;
}

bool put(GifFileType* file, const Frame& frame) {
    constexpr int kMost = 0xFFFF;
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, std::min(kMost, frame.milliseconds / 10),
                                       NO_TRANSPARENT_COLOR};
    GifByteType extension[4];
    const std::size_t bytes = EGifGCBToExtension(&control, extension);
    const Rect& rect = frame.rect;
    if (EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes), extension) != GIF_OK) return false;
    if (EGifPutImageDesc(file, rect.left, rect.top, rect.width, rect.height, false, nullptr) != GIF_OK) return false;
    std::vector<GifByteType> places(frame.places.begin(), frame.places.end());  // it writes to what it is given
    for (int row = 0; row < rect.height; ++row) {
        if (EGifPutLine(file, places.data() + static_cast<std::ptrdiff_t>(row) * rect.width, rect.width) != GIF_OK)
            return false;
    }
    return true;
}

}  // namespace

Result<std::string> gif(const Film& film) {
    std::string bytes;
    int fault = 0;
    File file(EGifOpen(&bytes, append, &fault));
    bool done = file && begin(file.get(), film) && repeat(file.get());
    for (const Frame& frame : film.frames()) done = done && put(file.get(), frame);
    if (!done) return Error{"giflib could not write the film"};
    file.reset();  // writes the end
    return bytes;
}

}  // namespace shunt::raster
