import { type ReactNode, useLayoutEffect } from 'react';
import './FramePage.css';

/** The root has an attribute for its styles, because `:root:has(…)` would restyle the whole page on every change. */
const ATTRIBUTE = 'data-page-hidden';

/** The content of a Frame. While hidden, it stays mounted, and its menus and dialogs are hidden too. */
export function FramePage({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute(ATTRIBUTE, isHidden);
    return () => documentElement.removeAttribute(ATTRIBUTE);
  }, [isHidden]);
  return (
    <div className="frame-page" hidden={isHidden}>
      {children}
    </div>
  );
}
