import { type ReactNode, useLayoutEffect } from 'react';
import './FramePage.css';

/** The root has an attribute for its styles: `:root:has(…)` would restyle the whole page at each of its changes. */
const ATTRIBUTE = 'data-page-hidden';

/** What a Frame shows. Hidden, it stays mounted, and hides its menus and dialogs too. */
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
