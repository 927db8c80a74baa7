// Keeps Emscripten's GLFW from listening to the page.
//
// The port built into Emscripten registers, when a window is made, listeners that take Tab, Backspace, Enter and every wheel and
// touch event from the whole document. The page forwards input by itself (input.ts), so those registrations are refused: for
// the moment in which the workbench starts, addEventListener of window, document and canvas does nothing for these events.

const kInputEvents =
    /^(key(down|up|press)|blur|focus|gamepad.*|touch.*|mouse.*|wheel|pointer.*|click|contextmenu|drop|drag.*|fullscreenchange)$/;

/** Calls `start`, which must be synchronous, with registrations for input events refused. */
export function withoutPageListeners<Value>(canvas: HTMLCanvasElement, start: () => Value): Value {
    const targets: EventTarget[] = [window, document, canvas];
    for (const target of targets) {
        const original = target.addEventListener.bind(target);
        const refusing: EventTarget["addEventListener"] = (type, listener, options) => {
            if (!kInputEvents.test(type)) original(type, listener, options);
        };
        Object.defineProperty(target, "addEventListener", { value: refusing, configurable: true });
    }
    try {
        return start();
    } finally {
        for (const target of targets) Reflect.deleteProperty(target, "addEventListener");
    }
}
