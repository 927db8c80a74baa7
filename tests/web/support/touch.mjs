// A finger, through the browser's own input pipeline (playwright itself only taps).

/** Drags one finger along points, each {x, y} reached in `steps` events. */
export async function dragFinger(page, points, steps = 8) {
    const session = await page.context().newCDPSession(page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [point(points[0])]);
    for (let index = 1; index < points.length; ++index) {
        const [fromX, fromY] = points[index - 1];
        const [toX, toY] = points[index];
        for (let step = 1; step <= steps; ++step) {
            const part = step / steps;
            await send("touchMove", [point([fromX + (toX - fromX) * part, fromY + (toY - fromY) * part])]);
        }
    }
    await send("touchEnd", []);
    await session.detach();
}

function point([x, y]) {
    return { x, y, id: 1 };
}

/** Lets one finger rest at a point until `done` is fulfilled. */
export async function restFinger(page, at, done) {
    const session = await page.context().newCDPSession(page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [point(at)]);
    await done();
    await send("touchEnd", []);
    await session.detach();
}
