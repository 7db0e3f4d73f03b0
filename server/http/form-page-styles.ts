import { PUBLIC_PAGE_STYLES } from './public-page-styles.ts';

/** One card: with large buttons for patients, and with the fields of the login page for staff. */
export const FORM_PAGE_STYLES = `${PUBLIC_PAGE_STYLES}
body { display: grid; grid-template-rows: 1fr auto; place-items: center; gap: 1.5rem; min-height: 100dvh; padding: 1.5rem 1rem;
  font-size: 1rem; line-height: 1.5; }
main { display: grid; gap: 1.25rem; width: min(30rem, 100%); padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
footer { color: var(--muted); font-size: 0.8125rem; }
p.sender { display: flex; align-items: center; gap: 0.75rem; font-weight: 600; }
.mark { display: grid; place-items: center; flex: none; width: 2.5rem; height: 2.5rem; border-radius: 0.625rem;
  background: var(--accent); color: var(--on-accent); font-size: 0.9375rem; line-height: 1; letter-spacing: 0.03em; }
.icon { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%;
  background: var(--hover); color: var(--muted); }
.icon[data-tone="success"] { background: var(--success-soft); color: var(--success); }
.icon svg { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
h1 { font-size: 1.5rem; font-weight: 600; line-height: 1.3; letter-spacing: -0.016em; text-wrap: balance; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1.25rem; padding: 1rem 0;
  border-block: 1px solid var(--line); }
dt { color: var(--muted); }
dd { font-weight: 600; }
form { display: grid; gap: 0.75rem; }
[hidden] { display: none !important; }
.staff { gap: 1rem; font-size: 0.875rem; line-height: 1.25rem; }
.staff .logo { margin-bottom: 0.5rem; font-size: 1rem; letter-spacing: -0.016em; }
.staff .says, .note { color: var(--muted); }
.note { font-size: 0.9375rem; }
.staff form { margin-top: 0.5rem; }
label { font-weight: 500; font-size: 0.8125rem; }
.field { display: grid; gap: 0.375rem; }
.field p { min-height: 1rem; font-size: 0.75rem; line-height: 1rem; }
input[name] { width: 100%; height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 0.5rem;
  background: var(--surface); color: inherit; font: inherit; }
input[aria-invalid] { border-color: var(--danger); }
.check { display: flex; align-items: center; gap: 0.5rem; justify-self: start; font-size: 0.875rem; font-weight: 400; }
.check input { display: grid; place-items: center; width: 1rem; height: 1rem; margin: 0; border: 1px solid var(--control);
  border-radius: 0.25rem; background: var(--surface); appearance: none; }
.check input:checked { border-color: var(--accent); background: var(--accent); }
.check input:checked::before { width: 0.3125rem; height: 0.5625rem; margin-top: -0.125rem; border: solid var(--on-accent);
  border-width: 0 2px 2px 0; rotate: 45deg; content: ""; }
@media (forced-colors: active) { .check input { appearance: auto; } }
.error { display: flex; gap: 0.375rem; color: var(--danger); }
.error svg { flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
@media (pointer: coarse) { input[name] { height: 2.75rem; font-size: 1rem; } .check { min-height: 2.75rem; }
  .staff > p > a:only-child { display: inline-grid; align-items: center; min-height: 2.75rem; } }
button { min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--control); border-radius: 0.5rem;
  background: transparent; color: inherit; font: 600 1rem/1.3 var(--font); cursor: pointer; }
a.primary { display: grid; place-items: center; border-radius: 0.5rem; text-decoration: none; }
.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 500; }
.staff button, a.primary { min-height: 2.75rem; margin-top: 0.5rem; font-size: 0.875rem; }
button:hover, a.primary:hover { filter: brightness(0.94); }
a { white-space: nowrap; }
@media (forced-colors: active) { button, a.primary, .mark, .icon { border: 1px solid ButtonText; } }
`;
