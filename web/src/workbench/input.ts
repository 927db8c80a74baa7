// Forwards pointer, touch, wheel and keys from the canvas to the workbench, and takes nothing it was not offered: a finger on an
// empty spot scrolls what is around, two fingers zoom, a wheel counts only over lists, keys only while the stage has the focus.

import { meantKeys } from "../dom/meant_key";
import { PointerPhase, type Workbench } from "./workbench";
import { zoomOn } from "./zoom";

export interface InputTargets {
    /** Holds canvas and mirror; has the focus after a click on the canvas. */
    stage: HTMLElement;
    canvas: HTMLCanvasElement;
    /** Whether something at a point of the canvas reacts to a touch. */
    hits(x: number, y: number): boolean;
}

const kLeftButton = 0;
/** Browsers' own shortcuts with Ctrl stay theirs, except those for undo and redo, and for copying. */
const kControlKeys = new Set(["z", "Z", "y", "Y", "c"]);
/** Tab and F2 go to the workbench, which leaves them to the browser nearly everywhere. */
const kBrowserKeys = /^(F(?!2$)\d+|BrowserBack|BrowserForward|Alt|AltGraph|Control|Meta|Shift|CapsLock|Dead|Process)$/;

export function forwardInput(targets: InputTargets, workbench: Workbench): void {
    forwardMouse(targets, workbench);
    forwardTouch(targets, workbench);
    forwardWheel(targets, workbench);
    forwardKeys(targets, workbench);
}

/** In pixels of the workbench. */
function placeOn(canvas: HTMLCanvasElement, point: { clientX: number; clientY: number }): [number, number] {
    const box = canvas.getBoundingClientRect();
    const zoom = zoomOn(canvas);
    return [(point.clientX - box.left) / zoom, (point.clientY - box.top) / zoom];
}

/** Whether a press adds to what is selected. */
function several(event: PointerEvent): boolean {
    return event.shiftKey || event.ctrlKey || event.metaKey;
}

function forwardMouse({ stage, canvas }: InputTargets, workbench: Workbench): void {
    const forward = (event: PointerEvent, phase: PointerPhase): void => {
        if (event.pointerType === "touch") return; // see forwardTouch
        if ((phase === PointerPhase.down || phase === PointerPhase.up) && event.button !== kLeftButton) return;
        workbench.mouse(...placeOn(canvas, event), kLeftButton, phase, several(event));
    };
    canvas.addEventListener("pointerdown", (event) => {
        if (event.pointerType !== "touch" && event.button === kLeftButton) {
            canvas.setPointerCapture(event.pointerId); // a drag goes on outside of the canvas
            stage.focus({ preventScroll: true });
        }
        forward(event, PointerPhase.down);
    });
    canvas.addEventListener("mousedown", (event) => event.preventDefault()); // no text selection, focus stays on the stage
    canvas.addEventListener("pointermove", (event) => forward(event, PointerPhase.move));
    canvas.addEventListener("pointerup", (event) => forward(event, PointerPhase.up));
    canvas.addEventListener("pointerleave", (event) => forward(event, PointerPhase.leave));
    canvas.addEventListener("pointercancel", (event) => {
        if (event.pointerType === "touch") return;
        workbench.mouse(...placeOn(canvas, event), kLeftButton, PointerPhase.up, several(event));
        forward(event, PointerPhase.leave);
    });
}

/** Whether a finger beside all controls belongs to the workbench: where it could scroll neither this page nor one around it. */
function nothingElseScrolls(): boolean {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return window.parent === window && scrollHeight <= clientHeight && scrollWidth <= clientWidth;
}

// Touch events rather than pointer events: only they decide, finger by finger, whether the browser may scroll. Nothing is prevented
// when a finger comes down, because that would forbid to zoom with a second one.
function forwardTouch({ stage, canvas, hits }: InputTargets, workbench: Workbench): void {
    let finger: number | undefined;
    let held = false;
    const forward = (event: TouchEvent, phase: PointerPhase): void => {
        const touch = [...event.changedTouches].find((candidate) => candidate.identifier === finger);
        if (!touch) return;
        if (phase !== PointerPhase.down && held && event.cancelable) event.preventDefault();
        workbench.touch(...placeOn(canvas, touch), phase);
        if (phase === PointerPhase.up || phase === PointerPhase.leave) finger = undefined;
    };
    const begin = (event: TouchEvent): void => {
        const touch = event.changedTouches[0];
        if (!touch) return;
        if (event.touches.length > 1) {
            if (finger !== undefined) workbench.touch(...placeOn(canvas, touch), PointerPhase.leave);
            finger = undefined; // two fingers zoom the page
            return;
        }
        finger = touch.identifier;
        held = hits(...placeOn(canvas, touch)) || nothingElseScrolls();
        if (held) stage.focus({ preventScroll: true });
        forward(event, PointerPhase.down);
    };
    canvas.addEventListener("touchstart", begin, { passive: true });
    canvas.addEventListener("touchmove", (event) => forward(event, PointerPhase.move), { passive: false });
    canvas.addEventListener("touchend", (event) => forward(event, PointerPhase.up), { passive: false });
    canvas.addEventListener("touchcancel", (event) => forward(event, PointerPhase.leave));
}

/** Over the canvas, and over a drawing that lies upon it and leaves the wheel alone: then what is below scrolls. */
function forwardWheel({ stage, canvas }: InputTargets, workbench: Workbench): void {
    const kLineHeight = 20;
    stage.addEventListener(
        "wheel",
        (event) => {
            const over = event.target as Element;
            // With Ctrl, or by two fingers on a touchpad, it zooms: a chart, or else the browser does. Over a field it is the field's own.
            if (over !== canvas && (event.ctrlKey || !over.closest(".mirror-surface"))) return;
            if (over !== canvas) workbench.mouse(...placeOn(canvas, event), kLeftButton, PointerPhase.move, false);
            const unit =
                event.deltaMode === WheelEvent.DOM_DELTA_PIXEL
                    ? 1
                    : event.deltaMode === WheelEvent.DOM_DELTA_LINE
                      ? kLineHeight
                      : canvas.clientHeight;
            const scale = unit / zoomOn(canvas);
            if (workbench.wheel(event.deltaX * scale, event.deltaY * scale, event.ctrlKey)) event.preventDefault();
        },
        { passive: false },
    );
}

/** What a key that is held down goes on doing; undo and redo end where the puzzle begins. Anything else happens once for a press. */
function repeated(key: string): string | undefined {
    if (/^[zy]$/i.test(key)) return `Held+${key}`;
    return /^(Arrow|Tab$|Delete$|Backspace$)/.test(key) ? key : undefined;
}

function forwardKeys({ stage }: InputTargets, workbench: Workbench): void {
    /** The key that is down and was the workbench's. */
    let down = "";
    const press = (event: KeyboardEvent, key: string, control: boolean): boolean => {
        const name = event.repeat ? repeated(key) : key;
        return name === undefined ? down === event.code : workbench.key(name, event.shiftKey, control);
    };
    stage.addEventListener("keydown", (event) => {
        if (event.defaultPrevented || event.isComposing || kBrowserKeys.test(event.key)) return;
        // With Alt, what the key types depends on the keyboard.
        const digit = event.altKey ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined;
        if (digit !== undefined && workbench.key(`Alt+${digit}`, event.shiftKey, false)) event.preventDefault();
        if (event.altKey) return;
        const control = event.ctrlKey || event.metaKey;
        const keys = meantKeys(event).filter((key) => !control || kControlKeys.has(key));
        if (!event.repeat) down = "";
        if (!keys.some((key) => press(event, key, control))) return;
        down = event.code;
        event.preventDefault();
    });
}
