// Where the workbench will draw a board in Play, known before it is there: the sums of ui/frame/layout.cpp, ui/panels/play/play.cpp,
// desktop.cpp, phone.cpp and low.cpp of ui/panels/shell, and ui/board/board_place.cpp. tests/web/page/poster.test.mjs compares them.

export interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

/** Of a board with its frame, in cells. */
export interface BoardSize {
    readonly wide: number;
    readonly high: number;
}

/** How many lines the puzzle's task takes in that room, in text of that size. */
type Lines = (room: number, size: number) => number;

const kHeader = 52;
const kChart = 168; // with the line above it
const kTasks = 60;
const kMargin = 18;
const kControl = 38;
const kPicture = 52; // of the goal, beside the title
const kSmallPicture = 44;
const kCounts = 76; // "0 slides", with room for three digits
const kLine = 1.4; // height of a line, in sizes of its text

const clamped = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

function cellIn({ width, height }: Box, { wide, high }: BoardSize, most: number): number {
    const cell = Math.min(width / wide, height / high, most);
    return cell > 8 ? Math.floor(cell + 1e-4) : cell; // a height made of whole cells holds them
}

function placeIn(area: Box, size: BoardSize, most: number): Box {
    const cell = cellIn(area, size, most);
    const width = cell * size.wide;
    const height = cell * size.high;
    const x = Math.round(area.x + (area.width - width) / 2);
    return { x, y: Math.round(area.y + (area.height - height) / 2), width, height };
}

function desktop(width: number, height: number, lines: Lines): { area: Box; cell: number } {
    const library = width < 1080 ? 0 : clamped(220, Math.round(width * 0.183), 264) + kMargin;
    const answers = clamped(300, Math.round(width * 0.272), 392) + kMargin;
    const room = width - 2 * kMargin - library - answers;
    const heading = Math.max(58, 34 + lines(room - kPicture - 12 - kCounts - 16, 14) * 14 * kLine + 4);
    const y = kHeader + kMargin + heading + 10;
    return { area: { x: kMargin + library, y, width: room, height: height - kMargin - kControl - 16 - y }, cell: 240 };
}

function phone(width: number, height: number, board: BoardSize, lines: Lines): { area: Box; cell: number } {
    const room = width - 32;
    const visible = height - kHeader - kTasks;
    const heading = 26 + Math.max(2, lines(room - kSmallPicture - 12 - kCounts - 10, 13)) * 13 * kLine;
    const below = kControl + 12 + kChart;
    const most = Math.max(visible - 14 - heading - 6 - 12 - below, visible * 0.55);
    const whole = cellIn({ x: 0, y: 0, width: room, height: 4 * most }, board, 110) * board.high;
    return { area: { x: 16, y: kHeader + 14 + heading + 6, width: room, height: Math.min(whole, most) }, cell: 110 };
}

function low(width: number, height: number, board: BoardSize): { area: Box; cell: number } {
    const half = { x: 16, y: kHeader + 8, width: Math.round((width - 48) / 2), height: height - kHeader - 16 };
    return { area: { ...half, width: Math.min(half.width, cellIn(half, board, 150) * board.wide) }, cell: 150 };
}

/** Whether a window of that size, in pixels of the workbench, is laid out as a phone's. */
export function isPhone(width: number, height: number): boolean {
    return !isLow(width, height) && width < (height > width ? 900 : 760);
}

function isLow(width: number, height: number): boolean {
    return height < 480 && width >= 700;
}

/** In a window of that size, in CSS pixels, where everything is drawn that much larger. */
export function posterPlace(width: number, height: number, zoom: number, board: BoardSize, lines: Lines): Box {
    const place = plainPlace(width / zoom, height / zoom, board, lines);
    return { x: place.x * zoom, y: place.y * zoom, width: place.width * zoom, height: place.height * zoom };
}

/** The same where nothing is magnified. */
function plainPlace(width: number, height: number, board: BoardSize, lines: Lines): Box {
    const { area, cell } = isLow(width, height)
        ? low(width, height, board)
        : isPhone(width, height)
          ? phone(width, height, board, lines)
          : desktop(width, height, lines);
    return placeIn(area, board, cell);
}
