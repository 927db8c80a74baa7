// What mouse, fingers and keys do to a drawing: drag and pinch, wheel with Ctrl or with the focus, double click, and pointing.

import type { Camera, Point } from "./camera";

export interface Meant {
    /** The camera has been moved. */
    seen(): void;
    /** A pointer is there; undefined: nowhere any more. */
    point(at: Point | undefined): void;
    click(at: Point): void;
}

/** Pixels that a pointer may go and still click. */
const kStill = 5;

export class Gestures {
    private readonly pointers = new Map<number, Point>();
    private pressed: Point | undefined;
    private dragged = false;

    constructor(
        private readonly target: HTMLElement,
        private readonly camera: Camera,
        private readonly meant: Meant,
        private readonly focused: () => boolean,
    ) {
        target.addEventListener("pointerdown", (event) => this.down(event));
        target.addEventListener("pointermove", (event) => this.move(event));
        target.addEventListener("pointerup", (event) => this.pointers.delete(event.pointerId));
        target.addEventListener("click", (event) => this.click(event));
        target.addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId));
        target.addEventListener("pointerleave", () => meant.point(undefined));
        target.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
        target.addEventListener("dblclick", () => (camera.fit(), meant.seen()));
    }

    private placeOf(event: MouseEvent): Point {
        const box = this.target.getBoundingClientRect();
        const zoom = box.width / this.target.clientWidth || 1;
        return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
    }

    private down(event: PointerEvent): void {
        if (event.button !== 0) return;
        this.target.setPointerCapture(event.pointerId);
        this.pointers.set(event.pointerId, this.placeOf(event));
        this.pressed = this.placeOf(event);
        this.dragged = this.pointers.size > 1;
    }

    private move(event: PointerEvent): void {
        const [at, before] = [this.placeOf(event), this.pointers.get(event.pointerId)];
        if (!before) return this.meant.point(at);
        const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
        this.dragged ||= Math.hypot(at.x - this.pressed!.x, at.y - this.pressed!.y) > kStill;
        if (!this.dragged) return;
        this.pointers.set(event.pointerId, at);
        if (other) this.pinch(before, at, other);
        else this.camera.pan(at.x - before.x, at.y - before.y);
        this.meant.point(undefined);
        this.meant.seen();
    }

    private pinch(before: Point, at: Point, other: Point): void {
        const apart = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
        this.camera.zoom(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    }

    /** The second one of a double click means something else. */
    private click(event: MouseEvent): void {
        if (!this.dragged && event.detail < 2) this.meant.click(this.placeOf(event));
    }

    /** Without the focus and without Ctrl it is the page's, which scrolls. */
    private wheel(event: WheelEvent): void {
        if (!event.ctrlKey && !this.focused()) return;
        event.preventDefault();
        event.stopPropagation();
        const lines = event.deltaMode === 1 ? 16 : 1;
        this.camera.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 150), this.placeOf(event));
        this.meant.seen();
    }
}
