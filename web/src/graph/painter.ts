// Nodes and edges on a canvas, by WebGL 2. All that the graphics processor holds can be made anew: its context may be lost at any time.

import type { Camera } from "./camera";
import type { GraphData } from "./graph_data";
import type { Shades } from "./shades";

const kNodeShader = `#version 300 es
in vec2 place; in float shade;
uniform vec4 clip; uniform float size; uniform vec3 ramp[5]; uniform vec4 plain;
out vec4 colour;
void main() {
    gl_Position = vec4(place * clip.xy + clip.zw, 0.0, 1.0);
    gl_PointSize = size;
    float at = clamp(shade, 0.0, 1.0) * 4.0;
    int i = min(int(at), 3);
    colour = plain.a > 0.0 ? plain : vec4(mix(ramp[i], ramp[i + 1], at - float(i)), 1.0);
}`;
const kDotShader = `#version 300 es
precision mediump float;
in vec4 colour; uniform float round; out vec4 pixel;
void main() {
    float far = length(gl_PointCoord - 0.5) * 2.0;
    float cover = round > 0.0 ? 1.0 - smoothstep(1.0 - round, 1.0, far) : 1.0;
    if (cover <= 0.0) discard;
    pixel = vec4(colour.rgb, 1.0) * colour.a * cover;
}`;

const kUniforms = ["clip", "size", "ramp", "plain", "round"] as const;
type Uniform = (typeof kUniforms)[number];

interface Held {
    program: WebGLProgram;
    uniforms: Record<Uniform, WebGLUniformLocation | null>;
    places: WebGLBuffer;
    shades: WebGLBuffer;
    edges: WebGLBuffer;
    goals: WebGLBuffer;
    deadEnds: WebGLBuffer;
    strip: WebGLBuffer;
    nodes: WebGLVertexArrayObject;
    line: WebGLVertexArrayObject;
}

/** What of a graph is drawn beside its nodes and goals. */
export interface Painted {
    /** Nodes of a line. */
    way: readonly number[];
    /** Whether all edges are. */
    edges: boolean;
    /** Whether dead ends are marked. */
    deadEnds: boolean;
}

/** A strip of triangles along a line, `width` pixels wide. */
export function stripAlong(points: readonly { x: number; y: number }[], width: number): Float32Array {
    const strip: number[] = [];
    points.forEach((point, i) => {
        const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
        const [dx, dy] = [after.x - before.x, after.y - before.y];
        const length = Math.hypot(dx, dy) || 1;
        const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
        strip.push(point.x + nx, point.y + ny, point.x - nx, point.y - ny);
    });
    return Float32Array.from(strip);
}

export class Painter {
    private held: Held | undefined;
    private places: Float32Array = new Float32Array();
    private shades: Float32Array = new Float32Array();

    constructor(
        private readonly canvas: HTMLCanvasElement,
        private readonly gl: WebGL2RenderingContext,
        private readonly data: GraphData,
        private readonly changed: () => void,
    ) {
        canvas.addEventListener("webglcontextlost", (event) => {
            event.preventDefault();
            this.held = undefined;
        });
        canvas.addEventListener("webglcontextrestored", this.changed);
    }

    /** Undefined where the browser has no WebGL 2. */
    static contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
        return canvas.getContext("webgl2", { antialias: false, premultipliedAlpha: true }) ?? undefined;
    }

    setPlaces(places: Float32Array): void {
        this.places = places;
        if (this.held) this.fill(this.held.places, places);
    }

    setShades(shades: Float32Array): void {
        this.shades = shades;
        if (this.held) this.fill(this.held.shades, shades);
    }

    /** Gives back what it holds of the graphics processor. */
    end(): void {
        this.gl.getExtension("WEBGL_lose_context")?.loseContext();
    }

    paint(camera: Camera, shades: Shades, { way, edges, deadEnds }: Painted): void {
        const { gl, canvas } = this;
        if (gl.isContextLost()) return;
        const held = (this.held ??= this.make(gl));
        const ratio = canvas.width / camera.width;
        gl.viewport(0, 0, canvas.width, canvas.height);
        gl.clearColor(0, 0, 0, 0);
        gl.clear(gl.COLOR_BUFFER_BIT);
        gl.useProgram(held.program);
        gl.uniform3fv(held.uniforms.ramp, shades.ramp.flat());
        gl.bindVertexArray(held.nodes);
        gl.uniform4f(held.uniforms.clip, ...camera.clip);
        if (edges) this.elements(gl.LINES, held.edges, this.data.edges.length, 0, shades.edge);
        const dot = Math.min(7, Math.max(1.6, 0.42 * camera.pixelsPerUnit)) * ratio;
        this.dots(dot);
        gl.drawArrays(gl.POINTS, 0, this.data.nodes);
        if (deadEnds) this.elements(gl.POINTS, held.deadEnds, this.data.deadEnds.length, 1.35 * dot, [...shades.deadEnd, 1]);
        this.elements(gl.POINTS, held.goals, this.data.goals.length, 1.7 * dot, [...shades.goal, 1]);
        this.line(camera, way, 4.5, shades.halo);
        this.line(camera, way, 2, shades.line);
    }

    private dots(size: number): void {
        const { size: pixels, round, plain } = this.held!.uniforms;
        this.gl.uniform1f(pixels, size);
        this.gl.uniform1f(round, Math.min(1, 2 / size));
        this.gl.uniform4f(plain, 0, 0, 0, 0);
    }

    private elements(kind: number, list: WebGLBuffer, count: number, size: number, plain: readonly [number, number, number, number]): void {
        const { gl } = this;
        const { uniforms } = this.held!;
        if (size > 0) this.dots(size);
        else gl.uniform1f(uniforms.round, 0);
        gl.uniform4f(uniforms.plain, ...plain);
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, list);
        gl.drawElements(kind, count, gl.UNSIGNED_INT, 0);
    }

    private line(camera: Camera, way: readonly number[], width: number, colour: readonly [number, number, number]): void {
        if (way.length < 2) return;
        const { gl } = this;
        const { uniforms } = this.held!;
        const strip = stripAlong(
            way.map((node) => camera.pixelOf(this.places[2 * node]!, this.places[2 * node + 1]!)),
            width,
        );
        gl.bindVertexArray(this.held!.line);
        gl.bindBuffer(gl.ARRAY_BUFFER, this.held!.strip);
        gl.bufferData(gl.ARRAY_BUFFER, strip, gl.DYNAMIC_DRAW);
        gl.uniform4f(uniforms.clip, 2 / camera.width, -2 / camera.height, -1, 1);
        gl.uniform1f(uniforms.round, 0);
        gl.uniform4f(uniforms.plain, ...colour, 1);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, strip.length / 2);
    }

    private fill(buffer: WebGLBuffer, values: Float32Array): void {
        const { gl } = this;
        gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
        gl.bufferData(gl.ARRAY_BUFFER, values, gl.DYNAMIC_DRAW);
    }

    private make(gl: WebGL2RenderingContext): Held {
        const program = gl.createProgram();
        for (const [kind, source] of [
            [gl.VERTEX_SHADER, kNodeShader],
            [gl.FRAGMENT_SHADER, kDotShader],
        ] as const) {
            const shader = gl.createShader(kind)!;
            gl.shaderSource(shader, source);
            gl.compileShader(shader);
            gl.attachShader(program, shader);
        }
        gl.bindAttribLocation(program, 0, "place");
        gl.bindAttribLocation(program, 1, "shade");
        gl.linkProgram(program);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
        const [places, shades, strip] = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()];
        this.fill(places, this.places);
        this.fill(shades, this.shades);
        const nodes = this.vertices(gl, [places, shades], [2, 1]);
        const line = this.vertices(gl, [strip], [2]);
        const [edges, goals, deadEnds] = [this.data.edges, this.data.goals, this.data.deadEnds].map((list) => this.list(gl, list)) as [
            WebGLBuffer,
            WebGLBuffer,
            WebGLBuffer,
        ];
        const uniforms = Object.fromEntries(kUniforms.map((name) => [name, gl.getUniformLocation(program, name)])) as Held["uniforms"];
        return { program, uniforms, places, shades, strip, nodes, line, edges, goals, deadEnds };
    }

    private vertices(gl: WebGL2RenderingContext, buffers: WebGLBuffer[], sizes: number[]): WebGLVertexArrayObject {
        const made = gl.createVertexArray();
        gl.bindVertexArray(made);
        buffers.forEach((buffer, place) => {
            gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
            gl.enableVertexAttribArray(place);
            gl.vertexAttribPointer(place, sizes[place]!, gl.FLOAT, false, 0, 0);
        });
        gl.bindVertexArray(null);
        return made;
    }

    private list(gl: WebGL2RenderingContext, values: Uint32Array): WebGLBuffer {
        const made = gl.createBuffer();
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, made);
        gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, values, gl.STATIC_DRAW);
        return made;
    }
}
