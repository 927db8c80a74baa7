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

/** Drags one finger along points at once: however slow the machine is, it never rests. */
export async function swipeFinger(page, points) {
    const session = await page.context().newCDPSession(page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const [first, ...others] = points;
    await Promise.all([send("touchStart", [point(first)]), ...others.map((to) => send("touchMove", [point(to)])), send("touchEnd", [])]);
    await session.detach();
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
