// The parts of the drawing of a graph that need no browser: what is read off the graph, what is seen of it, and which node is meant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { importSource } from "../support/bundle.mjs";

const { GraphData } = await importSource("graph/graph_data");
const { Camera } = await importSource("graph/camera");
const { Gestures } = await importSource("graph/gestures");
const { NearestNode } = await importSource("graph/nearest");
const { shadeAt, shadesOf } = await importSource("graph/shades");
const { luminance } = await importSource("picture/palette");
const { groupCodeOf } = await importSource("graph/groups");
const { piecesToColourBy, placesOf } = await importSource("graph/places");
const { parsePuzzle } = await importSource("puzzle/parse");
const { stripAlong } = await importSource("graph/painter");

const kNone = 0xffffffff;

/** A way of six nodes with a side way at the second; the last node is a goal. */
function told(changes = {}) {
    return {
        total: 7,
        nodes: 7,
        depths: Uint32Array.of(0, 1, 2, 2, 3, 4, 5),
        to_goal: Uint32Array.of(5, 4, 5, 3, 2, 1, 0),
        dead_ends: Uint32Array.of(2, 6),
        edges: Uint32Array.of(0, 1, 1, 2, 1, 3, 3, 4, 4, 5, 5, 6),
        codes: "a\nb\nc\nd\ne\nf\ng\n",
        ...changes,
    };
}

test("a graph tells the way of a solution, levels, neighbours and shades", () => {
    const data = new GraphData(told());
    assert.deepEqual(data.solution(), [0, 1, 3, 4, 5, 6]);
    assert.deepEqual([...data.around(1)].sort(), [0, 2, 3]);
    assert.deepEqual([...data.goals], [6]);
    assert.equal(data.codeOf(6), "g");
    assert.deepEqual(data.levels()[2], { depth: 2, nodes: 2, goals: 0, deadEnds: 1 });
    assert.deepEqual(data.levels()[5], { depth: 5, nodes: 1, goals: 1, deadEnds: 1 });
    assert.deepEqual([data.isDeadEnd(2), data.isDeadEnd(3)], [true, false]);
    assert.deepEqual(
        [...data.shades("goal")].map((shade) => Math.round(shade * 5)),
        [5, 4, 5, 3, 2, 1, 0],
    );
    assert.deepEqual([data.farthest("start"), data.farthest("goal")], [5, 5]);
});

test("of groups of positions the way is told, equal ones after each other are one, and words count groups", () => {
    const positions = Uint32Array.of(3, 1, 1, 2, 2, 5, 4);
    const data = new GraphData(told({ total: 18, classes: 7, positions, small: "A\nB\n", way: Uint32Array.of(0, 0, 1, 3, 3, 1, 4, 6) }));
    assert.deepEqual(data.solution(), [0, 1, 3, 1, 4, 6]);
    assert.equal(data.solutionLength, 7);
    assert.equal(data.isPart, false, "there are more positions than groups");
    assert.deepEqual([...data.small], ["A", "B"]);
    assert.match(data.words.graph(7, 6, "moves"), /^Graph of 7 groups of positions, with 6 lines between them/);
    assert.equal(new GraphData(told({ total: 18, classes: 9, positions, small: "A\n", way: new Uint32Array() })).isPart, true);
    const lost = new GraphData(told({ total: 18, classes: 7, positions, small: "A\n", way: new Uint32Array() }));
    assert.deepEqual([lost.solution(), lost.solutionLength], [[], undefined]);
    const single = new GraphData(told());
    assert.deepEqual([single.solutionLength, single.positions, single.isPart], [5, undefined, false]);
    assert.match(single.words.graph(7, 6, "moves"), /^Graph of 7 positions and 6 moves between them/);
});

test("a position is in the group that has its larger pieces in the same places", () => {
    const puzzle = parsePuzzle("board:\nCCA\n=.B\n");
    const data = new GraphData(told({ total: 9, classes: 2, nodes: 2, codes: "CCA/=.B\nACC/=.B\n", edges: new Uint32Array() }));
    const groupCode = groupCodeOf(puzzle, ["A", "B"]);
    assert.equal(data.nodeOf(".CC/AB=", groupCode), 1);
    assert.equal(data.nodeOf("CC=/.AB", groupCode), 0);
    assert.equal(data.nodeOf("AB=/.CC", groupCode), undefined);
    const words = parsePuzzle("cells: tokens\nboard:\nAB AB c\n. . d\n");
    assert.equal(groupCodeOf(words, ["c", "d"])("c AB AB/-- . d"), ". AB AB/-- . .");
});

test("a node is found by the code of its position, and by no other text", () => {
    const data = new GraphData(told());
    assert.equal(data.nodeOf("d"), 3);
    assert.equal(data.nodeOf("x"), undefined);
    assert.equal(data.nodeOf(""), undefined);
});

test("the place of a piece is a shade in reading order, and only pieces without a twin have one", () => {
    const puzzle = parsePuzzle("board:\nAB.\nCC.\ngoal:\n...\n.CC\n");
    assert.deepEqual(piecesToColourBy(puzzle), ["C"]);
    const codes = "AB./CC.\nAB./.CC\nCC./A.B\nAB./CC.\n";
    const nothing = { depths: new Uint32Array(4), to_goal: new Uint32Array(4), edges: new Uint32Array() };
    const data = new GraphData(told({ ...nothing, total: 4, nodes: 4, codes }));
    const { shades, places } = placesOf(puzzle, data, "C");
    assert.deepEqual([...shades], [0.5, 1, 0, 0.5]);
    assert.deepEqual(places, [
        { row: 0, column: 0, shade: 0 },
        { row: 1, column: 0, shade: 0.5 },
        { row: 1, column: 1, shade: 1 },
    ]);
    const words = parsePuzzle("cells: tokens\nboard:\nAB AB .\nC C .\n");
    const wide = placesOf(words, new GraphData(told({ ...nothing, total: 2, nodes: 2, codes: "AB AB ./C C .\n. AB AB/C C .\n" })), "AB");
    assert.deepEqual(
        wide.places.map(({ column }) => column),
        [0, 1],
    );
});

test("the colour of a shade is the one that the points have", () => {
    const { ramp } = shadesOf(false);
    assert.deepEqual(shadeAt(shadesOf(false), 0), ramp[0]);
    assert.deepEqual(shadeAt(shadesOf(false), 1), ramp[4]);
    assert.deepEqual(shadeAt(shadesOf(false), 0.5), ramp[2]);
    assert.ok(Math.abs(shadeAt(shadesOf(false), 0.125)[0] - (ramp[0][0] + ramp[1][0]) / 2) < 1e-9);
});

test("without a goal, or without the start among the nodes, there is no way", () => {
    const goalless = new GraphData(told({ to_goal: new Uint32Array(7).fill(kNone) }));
    assert.deepEqual(goalless.solution(), []);
    assert.equal(goalless.distanceToGoal(0), undefined);
    assert.equal(goalless.farthest("goal"), 0);
    assert.ok(goalless.shades("goal").every((shade) => shade === 1));
    const far = new GraphData(told({ depths: Uint32Array.of(3, 4, 5, 5, 6, 7, 8) }));
    assert.equal(far.start, undefined);
    assert.deepEqual(far.solution(), []);
    const cut = new GraphData(told({ edges: Uint32Array.of(0, 1, 4, 5, 5, 6) }));
    assert.deepEqual(cut.solution(), []);
    const [depths, to_goal, dead_ends, edges] = [new Uint32Array(), new Uint32Array(), new Uint32Array(), new Uint32Array()];
    assert.equal(new GraphData({ total: 0, nodes: 0, depths, to_goal, dead_ends, edges, codes: "" }).start, undefined);
});

test("all is seen until the reader has chosen; what is at the pointer stays there when it grows", () => {
    const camera = new Camera();
    camera.resize(600, 400);
    const places = Float32Array.of(-10, -5, 30, 5);
    camera.moved(places);
    for (const node of [0, 1]) {
        const { x, y } = camera.pixelOf(places[2 * node], places[2 * node + 1]);
        assert.ok(x >= 20 && x <= 580 && y >= 20 && y <= 380, `${x} ${y}`);
    }
    const pointer = { x: 140, y: 90 };
    const before = camera.placeAt(pointer);
    camera.zoom(3, pointer);
    const after = camera.placeAt(pointer);
    assert.ok(Math.abs(before.x - after.x) + Math.abs(before.y - after.y) < 1e-6);
    const scale = camera.pixelsPerUnit;
    camera.moved(Float32Array.of(-100, -50, 300, 50));
    assert.equal(camera.pixelsPerUnit, scale, "what the reader has chosen stays");
    camera.pan(10, -4);
    assert.ok(Math.abs(camera.pixelOf(before.x, before.y).x - 150) < 1e-6);
    const [sx, sy, ox, oy] = camera.clip;
    const pixel = camera.pixelOf(7, 3);
    assert.ok(Math.abs(7 * sx + ox - (pixel.x / 300 - 1)) < 1e-6 && Math.abs(3 * sy + oy - (1 - pixel.y / 200)) < 1e-6);
    camera.fit();
    assert.ok(camera.pixelsPerUnit < scale && !camera.chosen);
});

test("all is seen between what covers the window above and below", () => {
    const camera = new Camera();
    camera.resize(400, 600, { top: 100, bottom: 200 });
    camera.moved(Float32Array.of(-10, -50, 30, 50));
    for (const [x, y] of [
        [-10, -50],
        [30, 50],
    ]) {
        const pixel = camera.pixelOf(x, y);
        assert.ok(pixel.y >= 100 && pixel.y <= 400, `${pixel.y}`);
    }
    assert.ok(Math.abs(camera.pixelOf(10, 0).y - 250) < 1e-6);
});

test("the nearest node is the one that a look at all finds", () => {
    const random = (i) => (Math.sin(i * 91.7) + 1) * 50;
    const places = Float32Array.from({ length: 600 }, (_, i) => random(i));
    const nearest = new NearestNode(places);
    for (let look = 0; look < 200; ++look) {
        const [x, y] = [random(1000 + look), random(3000 + look)];
        const far = (node) => Math.hypot(places[2 * node] - x, places[2 * node + 1] - y);
        const best = [...Array(300).keys()].reduce((a, b) => (far(b) < far(a) ? b : a));
        const expected = far(best) <= 4 ? far(best) : undefined;
        const found = nearest.at(x, y, 4);
        assert.equal(found === undefined ? undefined : far(found).toFixed(4), expected?.toFixed(4));
    }
    assert.equal(new NearestNode(new Float32Array()).at(0, 0, 9), undefined);
    assert.equal(new NearestNode(Float32Array.of(3, 3, 3, 3)).at(3, 4, 2) !== undefined, true);
});

test("lightness rises with the distance on dark ground and falls on light ground", () => {
    const lights = (dark) => shadesOf(dark).ramp.map((rgb) => luminance(rgb.map((part) => 255 * part)));
    const [dark, light] = [lights(true), lights(false)];
    for (let i = 1; i < 5; ++i) assert.ok(dark[i] > dark[i - 1] && light[i] < light[i - 1], `${dark} ${light}`);
});

test("a line is a strip as wide as it says", () => {
    const strip = stripAlong(
        [
            { x: 0, y: 0 },
            { x: 10, y: 0 },
            { x: 20, y: 0 },
        ],
        4,
    );
    assert.deepEqual(
        [...strip].map((value) => value + 0),
        [0, 2, 0, -2, 10, 2, 10, -2, 20, 2, 20, -2],
    );
    assert.ok(
        stripAlong(
            [
                { x: 1, y: 1 },
                { x: 1, y: 1 },
            ],
            4,
        ).every(Number.isFinite),
    );
});

/** Something that takes gestures, and what they were taken for. */
function gestures(focused = false) {
    const target = new EventTarget();
    Object.assign(target, {
        clientWidth: 400,
        getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 300 }),
        setPointerCapture: () => undefined,
    });
    const [camera, meant] = [new Camera(), { clicks: 0, seen: () => undefined, point: () => undefined, click: () => (meant.clicks += 1) }];
    camera.resize(400, 300);
    new Gestures(target, camera, meant, () => focused);
    const tell = (type, fields = {}) => {
        const event = new Event(type, { cancelable: true });
        target.dispatchEvent(Object.assign(event, { pointerId: 1, button: 0, clientX: 50, clientY: 60, detail: 0, ...fields }));
        return event;
    };
    return { camera, meant, tell };
}

test("a click chooses; a drag does not, and a double click chooses once and shows all", () => {
    const { camera, meant, tell } = gestures();
    const press = (detail, to = 50) => {
        tell("pointerdown");
        tell("pointermove", { clientX: to });
        tell("pointerup", { clientX: to });
        tell("click", { clientX: to, detail });
    };
    press(1);
    assert.equal(meant.clicks, 1);
    press(1, 90);
    assert.equal(meant.clicks, 1);
    assert.ok(camera.chosen);
    press(1);
    press(2);
    tell("dblclick");
    assert.equal(meant.clicks, 2);
    assert.ok(!camera.chosen);
});

test("the wheel is the page's without focus and Ctrl", () => {
    for (const [focused, ctrlKey] of [
        [false, false],
        [false, true],
        [true, false],
    ]) {
        const { camera, tell } = gestures(focused);
        const before = camera.pixelsPerUnit;
        const event = tell("wheel", { deltaY: 40, deltaMode: 0, ctrlKey });
        assert.equal(event.defaultPrevented, focused || ctrlKey);
        assert.equal(camera.pixelsPerUnit !== before, focused || ctrlKey);
    }
});
