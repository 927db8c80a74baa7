// The style of a drawn graph, within its own root. Colours come from whoever shows it, as custom properties.

const kGraphStyle = `
:host { display: block; position: relative; overflow: hidden; contain: strict; color: var(--ink);
  font: 13px/1.35 Inter, system-ui, sans-serif; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; touch-action: none; cursor: grab; outline: none; }
canvas:active { cursor: grabbing; }
canvas:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); border-radius: inherit; }
.bar { position: absolute; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 12px; pointer-events: none; }
.bar > * { pointer-events: auto; }
.top { inset: 0 0 auto 0; }
.bottom { inset: auto 0 0 0; justify-content: space-between; }
.choices { display: flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--card); }
button { font: inherit; color: var(--ink); background: var(--card); border: 0; padding: 0 12px; min-height: 32px; cursor: pointer; }
.choices button + button { border-left: 1px solid var(--line); }
button.alone { border: 1px solid var(--line); border-radius: 8px; }
button[aria-checked="true"], button[aria-pressed="true"] { background: var(--soft); color: var(--accent); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.legend { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; color: var(--quiet); }
.entry { display: flex; align-items: center; gap: 8px; white-space: nowrap; }
.ramp { width: 120px; height: 8px; border-radius: 4px; }
.dot { width: 9px; height: 9px; border-radius: 50%; }
.places { display: grid; height: 44px; gap: 1px; background: var(--line); border: 1px solid var(--line); border-radius: 3px;
  overflow: hidden; }
.find { display: flex; align-items: center; gap: 8px; }
.find input { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: 0 10px; min-height: 32px; width: 15em; min-width: 0; box-sizing: border-box; }
.find input[aria-invalid="true"] { border-color: var(--danger); }
.find input:focus-visible, select:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.find button { border: 1px solid var(--line); border-radius: 8px; }
.find .failed { background: var(--card); color: var(--danger); border-radius: 8px; }
.find .failed:not(:empty) { padding: 4px 10px; }
select { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 0 8px;
  min-height: 32px; }
.laying { display: flex; align-items: center; gap: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding-left: 12px; }
.laying[hidden] { display: none; }
.laying .failed { padding: 6px 12px 6px 0; color: var(--danger); }
.laying button { color: var(--danger); }
progress { width: 80px; accent-color: var(--accent); }
.mark { position: absolute; left: 0; top: 0; pointer-events: none; white-space: nowrap; font-weight: 600;
  text-shadow: 0 0 3px var(--page), 0 0 3px var(--page), 0 0 6px var(--page); }
.mark::before { content: ""; position: absolute; left: -6px; top: -6px; width: 8px; height: 8px; border: 2px solid var(--ink);
  border-radius: 50%; background: var(--page); }
.mark span { position: absolute; left: 12px; top: -9px; }
.mark.left span { left: auto; right: 12px; }
.ring { position: absolute; left: 0; top: 0; pointer-events: none; width: 14px; height: 14px; margin: -9px;
  border: 2px solid var(--ink); border-radius: 50%; }
.ring.near { width: 8px; height: 8px; margin: -6px; border-color: var(--accent); }
.tip { position: absolute; left: 0; top: 0; pointer-events: none; display: flex; gap: 12px; align-items: center;
  padding: 10px 14px 10px 10px; background: var(--card);
  border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 4px 16px color-mix(in srgb, var(--shadow) 25%, transparent); }
.tip[hidden], .ring[hidden], .mark[hidden] { display: none; }
.tip .far { font-weight: 600; } .tip .goal { color: var(--accent); font-weight: 600; } .tip .moves { color: var(--quiet); }
.tip svg { display: block; max-width: 96px; max-height: 110px; }
.twin { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 480px) {
  .bar { gap: 8px; padding: 8px; }
  .bar.top { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; pointer-events: auto; }
  .bar > * { flex: none; }
  .bar.bottom { flex-wrap: nowrap; align-items: end; }
  .legend { flex: 1 1 0; min-width: 0; font-size: 12px; }
  .entry { white-space: normal; }
  .places { height: 32px; }
  .ramp { width: 64px; }
  .find input { width: 11em; }
}
@media (pointer: coarse) { button, .find input, select { min-height: 44px; min-width: 44px; } }
`;

/** Puts elements into an element's own root, with that style. */
export function mountStyled(host: HTMLElement, elements: readonly Element[]): void {
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(kGraphStyle);
    root.adoptedStyleSheets = [style];
    root.replaceChildren(...elements);
}
