// What programs have that were built where these libraries were not.
#include "core/raster/codecs.hpp"

namespace shunt::raster {
namespace {

Error built_without() { return Error{std::string(missing_codecs())}; }

}  // namespace

std::string_view missing_codecs() {
    return "this program was built without libgif, libpng and zlib (Debian: libgif-dev, libpng-dev); it can be built "
           "with them, or "
           "ask for SVG or for a PNG that does not move";
}

Result<Image> read_png(std::string_view) { return built_without(); }
Result<std::string> apng(const Film&) { return built_without(); }
Result<std::string> gif(const Film&) { return built_without(); }

}  // namespace shunt::raster
