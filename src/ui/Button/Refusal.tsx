import { useEffect, useRef, useState } from 'react';
import '#ui/floating.css';

/** Of the mouse, because a touch emulates them once `:hover` is set. */
const ENTERING = ['mouseenter', 'focusin'];
const LEAVING = ['mouseleave', 'focusout'];
const EDGE_PX = 4;
/** Leaves the button's focus ring visible. */
const GAP_PX = 6;

/**
 * Why the button before it can't be pressed, while the pointer or the keyboard's focus is on it. In the top layer, so
 * that no table cuts it off. Escape hides it, and the pointer can reach it (WCAG 1.4.13).
 */
export function Refusal({ id, children }: { id: string; children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const wrapper = ref.current?.parentElement;
    if (!wrapper) return;
    const isActive = () => wrapper.matches(':hover') || wrapper.querySelector(':focus-visible') !== null;
    const enter = () => setIsShown(isActive());
    // A reason that Escape has hidden stays hidden when the pointer leaves.
    const leave = () => setIsShown((wasShown) => wasShown && isActive());
    enter();
    for (const type of ENTERING) wrapper.addEventListener(type, enter);
    for (const type of LEAVING) wrapper.addEventListener(type, leave);
    return () => {
      for (const type of ENTERING) wrapper.removeEventListener(type, enter);
      for (const type of LEAVING) wrapper.removeEventListener(type, leave);
    };
  }, []);
  useEffect(() => {
    const reason = ref.current;
    if (!isShown || !reason) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    const position = () => positionAt(reason, reason.parentElement?.getBoundingClientRect());
    reason.showPopover();
    position();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', position, true);
    window.addEventListener('resize', position);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', position, true);
      window.removeEventListener('resize', position);
      if (reason.isConnected) reason.hidePopover();
    };
  }, [isShown]);
  return (
    <span ref={ref} className="button-refusal floating" id={id} popover="manual">
      {children}
    </span>
  );
}

/** Below the button, or above it if there is no room. */
function positionAt({ style, offsetWidth, offsetHeight }: HTMLElement, button = new DOMRect()): void {
  const below = button.bottom + GAP_PX;
  const isBelow = below + offsetHeight <= window.innerHeight;
  const most = window.innerWidth - offsetWidth - EDGE_PX;
  style.insetBlockStart = `${isBelow ? below : Math.max(0, button.top - GAP_PX - offsetHeight)}px`;
  style.insetInlineStart = `${Math.max(EDGE_PX, Math.min(button.left, most))}px`;
}
