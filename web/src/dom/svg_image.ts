// SVG texts as images.

/** The address at which a browser finds the picture that a text is. */
export function svgAddress(svg: string): string {
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Rejects when the browser cannot draw it. */
export async function svgImage(svg: string): Promise<HTMLImageElement> {
    const image = new Image();
    image.src = svgAddress(svg);
    await image.decode();
    return image;
}
