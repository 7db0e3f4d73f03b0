import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_PAGE_STYLES } from '../http/public-page-styles.ts';
import { ROOT } from '../root.ts';

/** The accented letters of names. */
const LATIN = readFileSync(path.join(ROOT, 'src', 'ui', 'fonts', 'inter-latin.woff2')).toString('base64');

/** A list of emails next to the open one. */
export const DEV_OUTBOX_STYLES = `${PUBLIC_PAGE_STYLES}
@font-face { font-family: Inter; font-weight: 400 600; src: url(data:font/woff2;base64,${LATIN}) format("woff2");
  unicode-range: U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF; }
body { display: grid; grid-template: auto 1fr / minmax(16rem, 24rem) 1fr; height: 100dvh; font-size: 0.875rem;
  line-height: 1.25rem; font-variant-numeric: tabular-nums; }
header { grid-column: 1 / -1; display: flex; align-items: center; gap: 0.75rem; min-height: 3.5rem; padding: 0 1.5rem;
  border-bottom: 1px solid var(--line); background: var(--surface); }
header a { margin-inline-start: auto; }
header .logo { padding-inline-end: 0.75rem; border-inline-end: 1px solid var(--line); font-size: 1rem; }
h1 { font-size: 1rem; font-weight: 600; }
h2 { font-size: 1.25rem; font-weight: 600; line-height: 1.75rem; letter-spacing: -0.016em; }
nav { overflow-y: auto; border-right: 1px solid var(--line); background: var(--surface); }
.notice { padding: 0.75rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--hover); font-size: 0.8125rem; }
.back { display: none; }
nav ul { padding: 0; list-style: none; }
nav a { display: grid; grid-template-columns: 1fr auto; gap: 0.125rem 0.75rem; align-items: start; padding: 0.75rem 1.5rem;
  border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
nav a:hover { background: var(--hover); }
nav a[aria-current] { background: var(--soft); box-shadow: inset 3px 0 var(--link); }
nav form { padding: 0.75rem 1.5rem; border-bottom: 1px solid var(--line); }
input { width: 100%; min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 0.5rem;
  background: var(--surface); color: inherit; font: inherit; }
input::placeholder { color: var(--muted); }
nav b { font-weight: 600; }
.subject, .who b, .file { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.subject { grid-column: 1; }
.subject:last-child { grid-column: 1 / -1; }
nav .badge { justify-self: end; }
/* The address is in sight if it has space next to the name. */
.who { display: flex; flex-wrap: wrap; column-gap: 0.5rem; height: 1.25rem; overflow: hidden; }
.who b { max-width: 100%; }
main { display: grid; grid-template-rows: auto 1fr; min-height: 0; padding: 1.5rem; gap: 1rem; }
.envelope { display: grid; grid-template-columns: 1fr auto; gap: 0.75rem 1.5rem; align-items: end; }
h2 { grid-column: 1 / -1; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; }
dt { color: var(--muted); }
dd .muted { display: inline-block; }
.badge { display: inline-block; padding: 0 0.4375rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--hover);
  color: var(--muted); font-size: 0.75rem; font-weight: 500; white-space: nowrap; }
.badge[data-tone="success"] { background: var(--success-soft); color: var(--success); }
.badge[data-tone="warning"] { background: var(--warning-soft); color: var(--warning); }
.badge[data-tone="danger"] { background: var(--danger-soft); color: var(--danger); }
.file { display: block; font-size: 0.8125rem; }
.icon { margin-inline-end: 0.25rem; vertical-align: -0.1875rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.actions { display: flex; padding: 0.1875rem; border: 1px solid var(--line); border-radius: 0.5rem;
  background: var(--surface); list-style: none; }
.actions a { display: inline-flex; align-items: center; min-height: 1.875rem; padding: 0 0.875rem; border-radius: 0.375rem;
  color: inherit; font-weight: 500; text-decoration: none; }
.actions a:hover { background: var(--hover); }
.actions a[aria-current] { background: var(--soft); color: var(--link); }
iframe, pre { width: 100%; height: 100%; min-height: 20rem; border: 1px solid var(--line); border-radius: 0.75rem;
  background: var(--surface); }
pre { overflow: auto; padding: 1.25rem; font: inherit; white-space: pre-wrap; }
.empty { padding: 2rem 1.5rem; color: var(--muted); text-align: center; }
nav a:focus-visible { outline-offset: -2px; }
@media (pointer: coarse) { .actions a, input { min-height: 2.75rem; } }
@media (max-width: 48rem) {
  body { display: block; height: auto; }
  header, nav a, nav form, .notice { padding-inline: 1rem; }
  header a { white-space: nowrap; }
  nav { border-right: 0; }
  .chosen nav, body:not(.chosen) main { display: none; }
  nav a[aria-current] { background: none; box-shadow: none; }
  .back { display: inline-flex; align-items: center; min-height: 2.75rem; margin-top: -0.5rem; }
  main { display: block; padding: 1rem; }
  .envelope { grid-template-columns: 1fr; justify-items: start; margin-bottom: 1rem; }
  iframe { height: 32rem; }
}
`;
