// What places of nodes are in.

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** x and y of every node; of none a box of size 1. */
export function boxOf(places: Float32Array): Box {
    if (places.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let at = 0; at < places.length; at += 2) {
        const [x, y] = [places[at]!, places[at + 1]!];
        if (x < box.left) box.left = x;
        if (x > box.right) box.right = x;
        if (y < box.top) box.top = y;
        if (y > box.bottom) box.bottom = y;
    }
    return box;
}
