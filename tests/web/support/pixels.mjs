// Colours on the screen, read from a screenshot: a WebGL canvas itself reads back empty.
import assert from "node:assert/strict";

/** [red, green, blue] at points given in CSS pixels of the viewport, of a page that is drawn as sharp as people see it. */
export async function coloursAt(page, points) {
    assert.ok((await page.evaluate(() => devicePixelRatio)) >= 1, "a page whose pixels are judged is opened with deviceScaleFactor: 1");
    const image = (await page.screenshot()).toString("base64");
    return page.evaluate(
        async ([data, places]) => {
            const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const surface = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
            surface.drawImage(bitmap, 0, 0);
            const scale = bitmap.width / innerWidth;
            return places.map(([x, y]) => [...surface.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)]);
        },
        [image, points],
    );
}
