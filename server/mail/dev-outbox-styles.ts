import { ACCENT } from '../brand.ts';

/** A list of emails beside the opened one, light or dark as the device. */
export const DEV_OUTBOX_STYLES = `
:root { color-scheme: light dark; --text: light-dark(#1c222b, #e9ecf1); --muted: light-dark(#5f6877, #a9b1bf);
  --line: light-dark(#e2e5eb, #343c49); --card: light-dark(#fff, #1c222b); --accent: light-dark(${ACCENT}, #7aabfc); }
* { box-sizing: border-box; margin: 0; }
body { display: grid; grid-template: auto 1fr / minmax(16rem, 22rem) 1fr; height: 100dvh;
  background: light-dark(#f4f6f9, #131820); color: var(--text); font: 0.9375rem/1.45 system-ui, sans-serif; }
header { grid-column: 1 / -1; display: flex; align-items: baseline; gap: 0.75rem; padding: 1rem 1.25rem;
  border-bottom: 1px solid var(--line); background: var(--card); }
h1 { font-size: 1.125rem; }
h2 { font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere; }
.muted { color: var(--muted); }
nav { overflow-y: auto; border-right: 1px solid var(--line); background: var(--card); }
nav ul { padding: 0; list-style: none; }
nav a { display: grid; gap: 0.125rem; padding: 0.75rem 1.25rem; border-bottom: 1px solid var(--line);
  color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { background: light-dark(#f4f6f9, #262d38); }
nav a[aria-current] { background: light-dark(#eaf1fd, #20304d); box-shadow: inset 3px 0 var(--accent); }
nav b { font-weight: 600; }
main { display: grid; grid-template-rows: auto 1fr; min-height: 0; padding: 1.25rem; gap: 1rem; }
.envelope { display: grid; gap: 0.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; }
dt { color: var(--muted); }
dd { overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; list-style: none; }
.actions a { display: inline-flex; align-items: center; min-height: 2.25rem; padding: 0 0.875rem;
  border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: inherit; text-decoration: none; }
.actions a[aria-current] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
iframe, pre { width: 100%; height: 100%; min-height: 20rem; border: 1px solid var(--line); border-radius: 0.75rem;
  background: var(--card); }
pre { overflow: auto; padding: 1.25rem; font: 0.875rem/1.6 ui-monospace, monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; }
a:focus-visible, iframe:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
@media (pointer: coarse) { .actions a { min-height: 2.75rem; } }
@media (max-width: 48rem) {
  body { display: block; height: auto; }
  nav { max-height: 14rem; border-right: 0; border-bottom: 1px solid var(--line); }
  main { display: block; padding: 1rem; }
  .envelope { margin-bottom: 1rem; }
  iframe { height: 46rem; }
}
`;
