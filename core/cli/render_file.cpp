#include "core/cli/render_file.hpp"

#include <array>
#include <chrono>
#include <filesystem>

#include "core/cli/drawing_program.hpp"
#include "core/cli/process.hpp"
#include "core/cli/progress_line.hpp"
#include "core/picture/svg.hpp"
#include "core/raster/codecs.hpp"
#include "core/raster/stage.hpp"

namespace shunt::cli {
namespace {

using Clock = std::chrono::steady_clock;
using picture::Palette;
using picture::Picture;
using picture::Vec;

constexpr int kTick = 100;  // milliseconds from frame to frame; a GIF counts in hundredths of a second

Result<raster::Image> pixels_of(const std::string& svg, const picture::Colour* ground = nullptr) {
    const auto png = drawn_by_program(svg, ground);
    if (!png) return png.error();
    return raster::read_png(*png);
}

Result<raster::Stage> stage_of(const Picture& picture, const Palette& palette, float cell) {
    const picture::SvgLayers layers = svg_layers(picture, palette, cell);
    auto ground = pixels_of(layers.ground, &palette.page);  // a GIF has no half transparent pixels at round corners
    if (!ground) return ground.error();
    auto bodies = pixels_of(layers.bodies);
    if (!bodies) return bodies.error();
    auto marks = pixels_of(layers.marks);
    if (!marks) return marks.error();
    const float unit = cell / picture::kSvgUnit;
    const picture::BodyShadow& look = picture::kBodyShadow;
    const raster::ShadowLook shadow{faded(palette.shadow, static_cast<float>(look.percent) / 100),
                                    look.deviation * unit, look.down * unit};
    return raster::Stage(picture, {std::move(*ground), std::move(*bodies), std::move(*marks)},
                         {picture::svg_edge() * cell, cell}, shadow);
}

/// Where all bodies are at a moment, from where they were at the start.
std::vector<Vec> away(const picture::Schedule& schedule, int milliseconds) {
    std::vector<Vec> places;
    for (const picture::Course& course : schedule.courses)
        places.push_back(away_at(course, static_cast<double>(milliseconds) / 1000));
    return places;
}

/// Nothing when the process was asked to end.
std::optional<raster::Film> filmed(raster::Stage& stage, const picture::Schedule& schedule) {
    const auto start = Clock::now();
    const int whole = static_cast<int>(schedule.seconds * 1000 + 0.5);
    const auto ticks = static_cast<std::uint64_t>((whole + kTick - 1) / kTick);
    std::array<raster::Image, 2> samples{stage.frame(), {}};
    stage.place(away(schedule, whole));
    samples[1] = stage.frame();
    raster::Film film(samples);
    ProgressLine line;
    job::Progress progress;
    progress.phase = "drawing";
    progress.unit = "frames";
    progress.total = ticks;
    for (std::uint64_t tick = 0; tick < ticks; ++tick) {
        if (is_interrupted()) return std::nullopt;
        stage.place(away(schedule, static_cast<int>(tick) * kTick));
        film.add(stage.frame(), kTick);
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        progress.done = tick;
        line.show(progress, seconds);
    }
    return film;
}

Result<std::string> moving_file(const Drawing& drawing, const Palette& palette, float cell, PictureFormat format) {
    if (!raster::missing_codecs().empty()) return Error{std::string(raster::missing_codecs())};
    auto stage = stage_of(drawing.picture, palette, cell);
    if (!stage) return stage.error();
    const auto film = filmed(*stage, schedule_of(drawing.picture.bodies.size(), drawing.moves, drawing.pace));
    if (!film) return Error{"ended before it was drawn"};
    return format == PictureFormat::gif ? raster::gif(*film) : raster::apng(*film);
}

}  // namespace

PictureFormat picture_format_of(const std::string& name) {
    const std::string ending = std::filesystem::path(name).extension().string();
    if (ending == ".gif") return PictureFormat::gif;
    return ending == ".png" || ending == ".apng" ? PictureFormat::png : PictureFormat::svg;
}

Result<std::string> picture_file(Drawing drawing, const Palette& palette, int cell, PictureFormat format) {
    const auto side = static_cast<float>(cell);
    const bool stands = drawing.moves.empty();
    if (format == PictureFormat::gif || (format == PictureFormat::png && !stands))
        return moving_file(drawing, palette, side, format);
    if (format == PictureFormat::png) return drawn_by_program(svg(drawing.picture, palette, side));
    animate(drawing.picture, drawing.moves, drawing.pace);
    return svg(drawing.picture, palette, side);
}

}  // namespace shunt::cli
