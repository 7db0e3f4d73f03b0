import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCENT, ON_ACCENT } from '../brand.ts';
import { ROOT } from '../root.ts';

const FONT = readFileSync(path.join(ROOT, 'src', 'ui', 'fonts', 'inter-basic.woff2')).toString('base64');

/** The portal's font, colors and focus for pages without its style sheets, light or dark by the device's setting. */
export const PUBLIC_PAGE_STYLES = `
@font-face { font-family: Inter; font-weight: 400 600; src: url(data:font/woff2;base64,${FONT}) format("woff2"); }
:root { color-scheme: light dark; --font: Inter, ui-sans-serif, system-ui, sans-serif;
  --ground: light-dark(#f4f6f9, #131820); --surface: light-dark(#fff, #1c222b); --hover: light-dark(#f4f6f9, #262d38);
  --text: light-dark(#1c222b, #e9ecf1); --muted: light-dark(#5f6877, #a9b1bf); --line: light-dark(#e2e5eb, #343c49);
  --control: light-dark(#8a93a3, #6b7484); --accent: light-dark(${ACCENT}, #2a6fdf); --on-accent: ${ON_ACCENT};
  --link: light-dark(${ACCENT}, #7aabfc); --soft: light-dark(#eaf1fd, #20304d);
  --success: light-dark(#17663c, #8fd6ae); --success-soft: light-dark(#e8f6ee, #173325);
  --warning: light-dark(#7a4f00, #e8bf7a); --warning-soft: light-dark(#fdf3e0, #3a2c12);
  --danger: light-dark(#b3261e, #ffb4ab); --danger-soft: light-dark(#fdecea, #44201d); }
* { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--text); font-family: var(--font); overflow-wrap: anywhere; }
a { color: var(--link); }
.muted { color: var(--muted); }
.logo { display: inline-flex; align-items: center; gap: 0.5rem; font-weight: 600; }
.logo svg { flex: none; fill: var(--accent); }
.logo .deck { stroke: var(--surface); stroke-width: 1.5; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;
