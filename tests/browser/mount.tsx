import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '#ui/foundation.css';
import '#ui/themes.css';

let root: Root | null = null;

/** Renders a component in place of the previous one. */
export function mount(part: ReactNode): void {
  root?.unmount();
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(part);
}
