"""What the tests read of files of pixels: their frames, by the rules of the formats; their pixels, by Pillow where it is."""

import io
import struct
import zlib
from dataclasses import dataclass, field

try:
    from PIL import Image, ImageChops, ImageStat
except ImportError:
    Image = None


@dataclass
class Frame:
    left: int
    top: int
    width: int
    height: int
    milliseconds: int = 0


@dataclass
class Film:
    width: int
    height: int
    frames: list = field(default_factory=list)
    colours: bytes = b""
    for_ever: bool = False


def chunks(data):
    """Name and content of every part of a PNG, whose sums must be right."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("no PNG")
    at = 8
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        name, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        if struct.unpack_from(">I", data, at + 8 + size)[0] != zlib.crc32(name + content):
            raise ValueError(f"the sum of {name} is wrong")
        yield name, content
        at += 12 + size


def png(data):
    film, packed, said, number = None, [], None, 0
    for name, content in chunks(data):
        if name == b"IHDR":
            film = Film(*struct.unpack_from(">II", content))
        elif name == b"PLTE":
            film.colours = content
        elif name == b"acTL":
            said, repeats = struct.unpack(">II", content)
            film.for_ever = repeats == 0
        elif name == b"fcTL":
            order, width, height, left, top, part, of, _stays, _lies = struct.unpack(">IIIIIHHBB", content)
            if order != number:
                raise ValueError("the parts are not in order")
            number += 1
            film.frames.append(Frame(left, top, width, height, part * 1000 // of))
        elif name == b"fdAT":
            number += 1
            packed.append((film.frames[-1], content[4:]))
        elif name == b"IDAT" and said:
            packed.append((film.frames[-1], content))
    for frame, rows in packed:
        if len(zlib.decompress(rows)) != (frame.width + 1) * frame.height:
            raise ValueError("a frame has other pixels than it says")
    if said is None:
        film.frames.append(Frame(0, 0, film.width, film.height))
    elif said != len(film.frames):
        raise ValueError("it has other frames than it says")
    return film


def blocks(data, at):
    """The blocks of a GIF from there on, as one, and where they end."""
    content = b""
    while data[at]:
        content += data[at + 1 : at + 1 + data[at]]
        at += 1 + data[at]
    return content, at + 1


def gif(data):
    if data[:6] != b"GIF89a":
        raise ValueError("no GIF")
    width, height, packed = struct.unpack_from("<HHB", data, 6)
    table = 3 << ((packed & 7) + 1)
    film, at, delay = Film(width, height, colours=data[13 : 13 + table]), 13 + table, 0
    while data[at] != 0x3B:
        if data[at] == 0x21:
            kind = data[at + 1]
            content, at = blocks(data, at + 2)
            if kind == 0xF9:
                delay = 10 * struct.unpack_from("<H", content, 1)[0]
            if kind == 0xFF:
                film.for_ever = content == b"NETSCAPE2.0\1\0\0"
        else:
            film.frames.append(Frame(*struct.unpack_from("<HHHH", data, at + 1), delay))
            at = blocks(data, at + 11)[1]
    if at != len(data) - 1:
        raise ValueError("something follows the end")
    return film


def first_and_last(path):
    """Two frames as a reader shows them."""
    with Image.open(path) as film:
        first = film.convert("RGB")
        film.seek(film.n_frames - 1)
        return first, film.convert("RGB")


def difference(drawn, still, ground):
    """How much two pictures differ on average, 0 to 255; one of them the bytes of a PNG that lies on a ground."""
    with Image.open(io.BytesIO(still)) as image:
        whole = Image.new("RGBA", image.size, ground)
        whole.alpha_composite(image.convert("RGBA"))
    return max(ImageStat.Stat(ImageChops.difference(drawn, whole.convert("RGB"))).mean)
