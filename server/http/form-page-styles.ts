import { ACCENT, ON_ACCENT } from '../brand.ts';

/** One card with large buttons, light or dark as the device. */
export const FORM_PAGE_STYLES = `
:root { color-scheme: light dark; --text: light-dark(#1c222b, #e9ecf1); --muted: light-dark(#5f6877, #a9b1bf);
  --line: light-dark(#e2e5eb, #343c49); --accent: light-dark(${ACCENT}, #7aabfc);
  --on-accent: light-dark(${ON_ACCENT}, #0e264e); }
* { box-sizing: border-box; margin: 0; }
body { display: grid; place-items: center; min-height: 100dvh; padding: 1rem;
  background: light-dark(#f4f6f9, #131820); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { display: grid; gap: 1.25rem; width: min(30rem, 100%); padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--line); border-radius: 0.75rem; background: light-dark(#fff, #1c222b); overflow-wrap: anywhere; }
p.sender { display: flex; align-items: center; gap: 0.75rem; font-weight: 600; }
.mark { display: grid; place-items: center; flex: none; width: 2.5rem; height: 2.5rem; border-radius: 0.625rem;
  background: var(--accent); color: var(--on-accent); font-size: 0.9375rem; letter-spacing: 0.03em; }
h1 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -0.01em; text-wrap: balance; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1.25rem; padding: 1rem 0;
  border-block: 1px solid var(--line); }
dt, .note { color: var(--muted); }
dd { font-weight: 600; }
form { display: grid; gap: 0.75rem; }
label { display: grid; gap: 0.375rem; font-weight: 600; }
input { min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid light-dark(#8a93a3, #6b7484); border-radius: 0.5rem;
  background: transparent; color: inherit; font: 1rem/1.3 system-ui, sans-serif; }
.error { color: light-dark(#b3261e, #ffb4ab); font-weight: 600; }
button { min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid light-dark(#8a93a3, #6b7484); border-radius: 0.5rem;
  background: transparent; color: inherit; font: 600 1rem/1.3 system-ui, sans-serif; cursor: pointer; }
button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button:hover { filter: brightness(0.94); }
a { color: var(--accent); white-space: nowrap; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { button, .mark { border: 1px solid ButtonText; } }
`;
