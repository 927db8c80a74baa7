#include "core/raster/film.hpp"

#include <array>

#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::raster;

namespace {

constexpr Colour kRed{200, 10, 10, 255};
constexpr Colour kBlue{10, 10, 200, 255};

}  // namespace

TEST_CASE("a few colours stand for themselves, many for their like") {
    Image image(256, 1);
    for (int x = 0; x < 256; ++x) image.at(x, 0) = {static_cast<std::uint8_t>(x), 0, 0, 255};
    image.at(7, 0) = kBlue;
    const std::array samples{image};
    Colours colours(samples, 16);
    CHECK(colours.table().size() == 16);
    CHECK(colours.table()[colours.place_of(kBlue)] == kBlue);
    for (int x = 0; x < 256; ++x) {
        const Colour colour = image.at(x, 0);
        CHECK(std::abs(colours.table()[colours.place_of(colour)].r - colour.r) <= 16);
    }
    const std::array two{Image(3, 3, kRed), Image(3, 3, kBlue)};
    CHECK(Colours(two, 16).table() == std::vector<Colour>{kBlue, kRed});
}

TEST_CASE("a film keeps of a frame what differs from the one before") {
    Image image(4, 3, kRed);
    const std::array samples{image, Image(4, 3, kBlue)};
    Film film(samples);
    film.add(image, 100);
    image.at(1, 1) = kBlue;
    image.at(3, 2) = kBlue;
    film.add(image, 100);
    film.add(image, 100);
    REQUIRE(film.frames().size() == 2);
    CHECK(film.frames()[0].rect == image.all());
    const Frame& last = film.frames()[1];
    CHECK(last.rect == Rect{1, 1, 3, 2});
    CHECK(last.milliseconds == 200);
    CHECK(last.places == std::vector<std::uint8_t>{0, 1, 1, 1, 1, 0});
}
