// A puzzle's positions as a drawing that can be looked at from near: mounted in an element of the page.
//
//     worker ──places──> painter            camera <── gestures, keys, buttons
//                           └──────── paint, when something has changed and the browser draws ────────┘

import { say } from "../words/say";
import { Camera, type Point } from "./camera";
import { Colouring } from "./colouring";
import { Controls, type Choices, type ColourBy } from "./controls";
import { Gestures } from "./gestures";
import type { GraphData } from "./graph_data";
import { mountStyled } from "./graph_style";
import type { Laid, LayoutTask } from "./layout_messages";
import { NearestNode } from "./nearest";
import { Painter } from "./painter";
import { Overlay } from "./overlay";
import type { PiecePlaces } from "./places";
import { shadesOf } from "./shades";
import { twinOf } from "./twin";

export interface GraphOptions extends Choices {
    dark: boolean;
    reducedMotion: boolean;
    /** graph_worker.js, whose end is the view's. */
    worker: Worker;
    /** The picture of a position: rows joined by "/". */
    picture(code: string, dark: boolean): Element;
    /** Where a piece stands. */
    placesOf(piece: string): PiecePlaces;
    /** The node of a position as somebody writes it; throws an Error that says what is wrong, and where. */
    nodeOf(text: string): number | undefined;
    choose(node: number): void;
}

const kReach = 14;
/** More edges than this take so long to draw, where no graphics processor does it, that they wait until nothing moves. */
const kQuickEdges = 6000;
const kStillMilliseconds = 160;

export class GraphView {
    private readonly camera = new Camera();
    private readonly painter: Painter;
    private readonly controls: Controls;
    private readonly overlay: Overlay;
    private readonly worker: Worker;
    private readonly watch: ResizeObserver;
    private places: Float32Array = new Float32Array();
    private nearest: NearestNode | undefined;
    private readonly colouring: Colouring;
    private way: number[];
    private showsDeadEnds = false;
    private dark: boolean;
    private current: number | undefined;
    private frame = 0;
    /** Whether nothing moves: if so, all edges are drawn. */
    private still = false;
    private rest = 0;

    constructor(
        private readonly host: HTMLElement,
        private readonly canvas: HTMLCanvasElement,
        context: WebGL2RenderingContext,
        private readonly data: GraphData,
        private readonly options: GraphOptions,
    ) {
        this.worker = options.worker;
        this.dark = options.dark;
        this.way = this.data.solution();
        this.colouring = new Colouring(this.data, options.pieces, (piece) => options.placesOf(piece));
        for (const [name, value] of Object.entries({ tabindex: "0", role: "img", "aria-label": this.description() }))
            canvas.setAttribute(name, value);
        this.painter = new Painter(canvas, context, data, () => this.wake());
        this.controls = new Controls(this.data, options, this);
        const picture = (code: string): Element => options.picture(code, this.dark);
        this.overlay = new Overlay(this.data, { unit: options.unit, picture });
        this.mount();
        new Gestures(this.canvas, this.camera, this, () => this.root.activeElement === this.canvas);
        this.canvas.addEventListener("keydown", (event) => this.key(event));
        this.watch = new ResizeObserver(() => this.resize());
        this.watch.observe(host);
        this.showColours();
        this.worker.onmessage = ({ data }: MessageEvent<Laid>) => this.take(data);
        this.worker.onerror = (event) => this.fail(event);
        const task: LayoutTask = { nodes: this.data.nodes, edges: this.data.edges, onlyEnd: options.reducedMotion };
        this.worker.postMessage(task);
    }

    private get root(): ShadowRoot {
        return this.host.shadowRoot!;
    }

    private mount(): void {
        mountStyled(this.host, [this.canvas, ...this.overlay.elements, this.controls.top, this.controls.bottom, twinOf(this.data)]);
        this.resize();
    }

    private description(): string {
        return this.data.words.graph(this.data.nodes, this.data.edges.length / 2, this.options.unit);
    }

    /** Other colours of the page. */
    look(dark: boolean): void {
        this.dark = dark;
        this.showColours();
    }

    /** Lets go of the worker and of the graphics processor. */
    end(): void {
        this.worker.terminate();
        this.watch.disconnect();
        cancelAnimationFrame(this.frame);
        clearTimeout(this.rest);
        this.painter.end();
        this.root.replaceChildren();
    }

    private take({ places, done, settled }: Laid): void {
        this.places = places;
        this.nearest = undefined;
        this.painter.setPlaces(places);
        this.camera.moved(places);
        if (settled) this.worker.terminate(); // its tree is large
        this.controls.laid(settled ? undefined : done);
        if (settled) this.camera.resize(this.camera.width, this.camera.height, this.controls.covered);
        this.host.dataset["laid"] = settled ? "settled" : "begun";
        this.stir();
    }

    /** What is laid out stays, and is told to be less than it could be. */
    private fail(event: ErrorEvent): void {
        event.preventDefault();
        this.worker.terminate();
        this.controls.failed(event.message || say("its worker was lost"));
        this.host.dataset["laid"] = "failed";
        this.resize();
    }

    private resize(): void {
        const { clientWidth: width, clientHeight: height } = this.host;
        const ratio = (devicePixelRatio * this.host.getBoundingClientRect().width) / (width || 1); // the page may show it larger
        this.canvas.width = Math.max(1, Math.round(width * ratio));
        this.canvas.height = Math.max(1, Math.round(height * ratio));
        this.camera.resize(width, height, this.controls.covered);
        this.wake();
    }

    /** Something moves; when nothing has moved for a while all is drawn. */
    private stir(): void {
        this.still = false;
        clearTimeout(this.rest);
        this.rest = window.setTimeout(() => ((this.still = true), this.wake()), kStillMilliseconds);
        this.wake();
    }

    private wake(): void {
        this.frame ||= requestAnimationFrame(() => this.paint());
    }

    private paint(): void {
        this.frame = 0;
        if (this.places.length === 0) return;
        const edges = this.still || this.data.edges.length < 2 * kQuickEdges;
        this.painter.paint(this.camera, shadesOf(this.dark), { way: this.way, edges, deadEnds: this.showsDeadEnds });
        this.overlay.place((node) => this.pixelOf(node), this.current, this.camera.width, this.camera.height);
    }

    private pixelOf(node: number): Point {
        return this.camera.pixelOf(this.places[2 * node]!, this.places[2 * node + 1]!);
    }

    private nodeAt(at: Point): number | undefined {
        const { x, y } = this.camera.placeAt(at);
        this.nearest ??= new NearestNode(this.places);
        return this.nearest.at(x, y, kReach / this.camera.pixelsPerUnit);
    }

    private show(node: number | undefined): void {
        if (node === this.current) return;
        this.current = node;
        this.overlay.tell(node);
        this.wake();
    }

    private choose(node: number): void {
        this.show(node);
        this.options.choose(node);
    }

    /** Chooses a node, in sight. */
    private goTo(node: number): void {
        const { x, y } = this.places.length > 0 ? this.pixelOf(node) : { x: 0, y: 0 };
        const { width, height } = this.camera;
        if (x < 0 || y < 0 || x > width || y > height) this.camera.pan(width / 2 - x, height / 2 - y);
        this.choose(node);
        this.stir();
    }

    private showColours(): void {
        const { by, piece, places, shades } = this.colouring;
        this.painter.setShades(shades);
        this.controls.show({ by, shades: shadesOf(this.dark), deadEnds: this.showsDeadEnds, places, piece });
        this.wake();
    }

    // ── what is meant by gestures and buttons ──

    seen(): void {
        this.stir();
    }
    point(at: Point | undefined): void {
        this.show(at && this.nodeAt(at));
    }
    click(at: Point): void {
        const node = this.nodeAt(at);
        if (node !== undefined) this.choose(node);
    }
    colour(by: ColourBy): void {
        this.colouring.by = by;
        this.showColours();
    }
    piece(name: string): void {
        this.colouring.choose(name);
        this.showColours();
    }
    find(text: string): string {
        try {
            const node = this.options.nodeOf(text);
            if (node !== undefined) return (this.goTo(node), "");
        } catch (fault) {
            return (fault as Error).message;
        }
        return this.data.isPart ? this.data.words.notDrawn() : say("This position cannot be reached from the start.");
    }
    solution(shown: boolean): void {
        this.way = shown ? this.data.solution() : [];
        this.wake();
    }
    deadEnds(shown: boolean): void {
        this.showsDeadEnds = shown;
        this.showColours();
    }
    zoom(factor: number): void {
        this.camera.zoom(factor, { x: this.camera.width / 2, y: this.camera.height / 2 });
        this.wake();
    }
    fit(): void {
        this.camera.fit();
        this.wake();
    }
    /** What is laid out stays as it is. */
    stop(): void {
        if (this.places.length === 0) return; // there is nothing yet that could stay
        this.worker.terminate();
        this.controls.laid(undefined);
        this.host.dataset["laid"] = "stopped";
        this.resize();
    }

    // ── keys ──

    private key(event: KeyboardEvent): void {
        if (event.ctrlKey || event.metaKey || event.altKey || !this.keyMeans(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
    }

    private keyMeans(key: string): boolean {
        const ways: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        if (ways[key]) this.go(...ways[key]);
        else if (key === "Enter" && this.current !== undefined) this.choose(this.current);
        else if (key === "+") this.zoom(1.4);
        else if (key === "-") this.zoom(1 / 1.4);
        else if (key === "0") this.fit();
        else return false;
        return true;
    }

    /** To the neighbour that lies most in a direction; to the start first. */
    private go(dx: number, dy: number): void {
        if (this.places.length === 0) return;
        const from = this.current;
        if (from === undefined) return this.show(0);
        const at = this.pixelOf(from);
        let [best, found] = [0.2, from];
        for (const other of this.data.around(from)) {
            const to = this.pixelOf(other);
            const along = ((to.x - at.x) * dx + (to.y - at.y) * dy) / (Math.hypot(to.x - at.x, to.y - at.y) || 1);
            if (along > best) [best, found] = [along, other];
        }
        this.show(found);
    }
}
