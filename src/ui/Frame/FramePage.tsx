import type { ReactNode } from 'react';
import { useRootAttribute } from '#ui/RootAttribute/use-root-attribute.ts';
import './FramePage.css';

/** The content of a Frame. While hidden, it stays mounted, and its menus and dialogs are hidden too. */
export function FramePage({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  useRootAttribute('data-page-hidden', isHidden);
  return (
    <div className="frame-page" hidden={isHidden}>
      {children}
    </div>
  );
}
