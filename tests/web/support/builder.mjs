// Hands that build a puzzle in the task Build: with the mouse, with fingers, with keys, or through roles as assistive technology does.
// Each knows the same few things: press a widget, paint a piece, make cells another ground, bring a piece to where it has to end.
import assert from "node:assert/strict";
import { centre, eventually } from "./browser.mjs";
import { dragFinger, swipeFinger } from "./touch.mjs";

export const cellId = ([row, column]) => `build.cell:${row},${column}`;
const same = (a, b) => a[0] === b[0] && a[1] === b[1];
const beside = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** The cells as groups that hang together. */
function connected(cells) {
    const groups = [];
    for (const cell of cells) {
        const touched = groups.filter((group) => group.some((other) => beside(cell, other)));
        const rest = groups.filter((group) => !touched.includes(group));
        groups.splice(0, groups.length, ...rest, [...touched.flat(), cell]);
    }
    return groups;
}

/** A walk over all cells of a group, each beside the one before; it may come by a cell again. */
function walk(cells) {
    const way = [];
    const seen = [];
    const visit = (cell) => {
        seen.push(cell);
        way.push(cell);
        for (const next of cells) {
            if (!beside(cell, next) || seen.some((other) => same(other, next))) continue;
            visit(next);
            way.push(cell);
        }
    };
    visit(cells[0]);
    return way.slice(0, way.findLastIndex((cell) => same(cell, seen.at(-1))) + 1);
}

/** On a phone: what all can be done to what is selected, and what stays where it is, whatever is scrolled. */
const kInSheet = /^build\.(new|grow|axis|twins|gates|goal)\b/;
const kInPlace = /^(task:|sheet\.|build\.(play|undo|redo|new|grow|axis|twins|gates|goal)\b)/;

/** What all hands have in common; they differ in press() and in the strokes. */
class Hand {
    constructor(tab) {
        this.tab = tab;
    }

    /** Waits until what Build says of itself holds, and is drawn: what is pressed then is pressed in that picture. */
    async build(holds) {
        await this.tab.until("the drawing is as it should be", ({ build }) => holds(build));
    }

    async choose(tool) {
        await this.press(`build.tool:${tool}`);
        await this.build((build) => build.tool === tool);
    }

    async show(layer) {
        await this.press(`build.layer:${layer}`);
        await this.build((build) => build.layer === layer);
    }

    async paint(cells) {
        const [first, ...others] = connected(cells);
        await this.stroke(first);
        if (others.length === 0) return;
        await this.press("build.grow:this");
        for (const group of others) await this.stroke(group);
        await this.press("build.grow:new");
    }

    async ground(tool, cells) {
        await this.choose(tool);
        for (const group of connected(cells)) await this.stroke(group);
    }

    async stroke(cells) {
        await this.along(walk(cells));
    }

    /** Brings a piece on the layer shown from a cell to another. */
    async bring(from, to) {
        await this.along([from, to]);
    }

    async places(cells) {
        return Promise.all(cells.map(async (cell) => centre(await this.tab.awaitWidget(cellId(cell)))));
    }
}

export class Mouse extends Hand {
    press(id) {
        return this.tab.click(id);
    }

    async along(cells) {
        await this.tab.drag(await this.places(cells));
    }
}

export class Finger extends Hand {
    /** What the page has no place for is in a sheet. */
    async press(id) {
        const sheet = kInSheet.test(id) && this.tab.page.viewportSize().width < 760;
        if (sheet) await this.tap("build.more");
        await this.tap(id);
        if (sheet) await this.tap("sheet.close");
    }

    async tap(id) {
        await this.tab.page.touchscreen.tap(...centre(await this.inSight(id)));
    }

    /** The widget, once it can be pressed; scrolls the page at its margin, where nothing is drawn. */
    async inSight(id) {
        const { width, height } = this.tab.page.viewportSize();
        const scrolls = width < 760 && !kInPlace.test(id);
        const [top, bottom] = scrolls ? [52, height - 160] : [0, height];
        return eventually(`${id} can be pressed`, async () => {
            const found = await this.tab.widget(id);
            if (!found || found.state?.disabled) return undefined;
            const above = top - found.y;
            const below = found.y + found.h - bottom;
            if (Math.max(above, below) <= 0) return found;
            const way = Math.max(-300, Math.min(300, above > 0 ? above + 20 : -below - 20));
            await dragFinger(this.tab.page, [
                [5, 450],
                [5, 450 + way],
            ]);
            return undefined;
        });
    }

    async along(cells) {
        for (const cell of [cells[0], cells.at(-1)]) await this.inSight(cellId(cell));
        // Of a swipe the browser tells only where it has come to, so a way with turns is gone step by step.
        await (cells.length > 2 ? dragFinger : swipeFinger)(this.tab.page, await this.places(cells));
    }
}

export class Keys extends Hand {
    focused() {
        return this.tab.page.evaluate(() => document.activeElement?.dataset.id ?? "");
    }

    async key(name) {
        await this.tab.page.keyboard.press(name);
    }

    /** Goes on with Tab until a widget has the focus. */
    async tabTo(id) {
        for (let presses = 0; presses < 120; ++presses) {
            if ((await this.focused()).startsWith(id)) return;
            await this.key("Tab");
        }
        assert.fail(`Tab never comes to ${id}`);
    }

    async press(id) {
        const inGroup = id.startsWith("task:");
        await this.tabTo(inGroup ? "task:" : id);
        if (!inGroup) return this.key("Enter");
        for (let presses = 0; presses < 10 && (await this.focused()) !== id; ++presses) await this.key("ArrowRight");
    }

    /** The layer after the one shown, or the start. */
    async show(layer) {
        await this.tabTo(layer === 0 ? "build.cell:" : "build.layer:");
        await this.key(layer === 0 ? "s" : "ArrowRight");
        await this.build((build) => build.layer === layer);
    }

    async choose(tool) {
        await this.tabTo("build.cell:");
        await this.key(tool[0] === "m" ? "v" : tool[0]);
        await this.build((build) => build.tool === tool);
    }

    async go([row, column]) {
        await this.tabTo("build.cell:");
        const here = (await this.tab.state()).build.cursor;
        const times = async (key, count) => {
            for (let presses = 0; presses < count; ++presses) await this.key(key);
        };
        await times("ArrowDown", row - here[0]);
        await times("ArrowUp", here[0] - row);
        await times("ArrowRight", column - here[1]);
        await times("ArrowLeft", here[1] - column);
        await this.build(({ cursor }) => same(cursor, [row, column]));
    }

    async paint(cells) {
        for (const [number, cell] of cells.entries()) {
            await this.go(cell);
            await this.key(number === 0 ? "Space" : "Shift+Space");
        }
    }

    async stroke(cells) {
        for (const cell of cells) {
            await this.go(cell);
            await this.key("Space");
        }
    }

    async bring(from, to) {
        await this.go(from);
        await this.key("Enter");
        await this.go(to);
        await this.key("Space");
    }
}

export class Roles extends Hand {
    async press(id) {
        await this.tab.awaitWidget(id);
        await eventually(`there is an element for ${id}`, () =>
            this.tab.page.evaluate((id) => {
                const found = document.querySelector(`[data-id="${id}"]`);
                if (!found || found.ariaDisabled === "true" || !(found.role || found.tagName === "BUTTON")) return false;
                found.click();
                return true;
            }, id),
        );
    }

    async paint(cells) {
        await this.press(cellId(cells[0]));
        if (cells.length === 1) return;
        await this.press("build.grow:this");
        for (const cell of cells.slice(1)) await this.press(cellId(cell));
        await this.press("build.grow:new");
    }

    async along(cells) {
        for (const cell of cells) await this.press(cellId(cell));
    }

    async stroke(cells) {
        await this.along(cells);
    }
}
