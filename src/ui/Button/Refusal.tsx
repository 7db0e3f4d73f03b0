import { useEffect, useRef, useState } from 'react';
import '#ui/floating.css';

const EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
const GAP_PX = 4;

/**
 * Why the button before it can't be pressed, while the pointer or the keyboard's focus is on it. In the top layer, so
 * that no table cuts it off. Escape hides it (WCAG 1.4.13).
 */
export function Refusal({ id, children }: { id: string; children: string }) {
  const reason = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const place = reason.current?.parentElement;
    if (!place) return;
    const look = () => setIsShown(place.matches(':hover') || place.querySelector(':focus-visible') !== null);
    look();
    for (const type of EVENTS) place.addEventListener(type, look);
    return () => {
      for (const type of EVENTS) place.removeEventListener(type, look);
    };
  }, []);
  useEffect(() => {
    const shown = reason.current;
    if (!isShown || !shown) return;
    const hide = () => setIsShown(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    shown.showPopover();
    placeBelow(shown, shown.parentElement?.getBoundingClientRect());
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', hide, true);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [isShown]);
  return (
    <span ref={reason} className="button-refusal floating" id={id} popover="manual">
      {children}
    </span>
  );
}

/** Above the button if there is no room below it, and never beyond the window. */
function placeBelow({ style, offsetWidth, offsetHeight }: HTMLElement, button = new DOMRect()): void {
  const below = button.bottom + GAP_PX;
  const isBelow = below + offsetHeight <= window.innerHeight;
  const most = window.innerWidth - offsetWidth - GAP_PX;
  style.insetBlockStart = `${isBelow ? below : button.top - offsetHeight - GAP_PX}px`;
  style.insetInlineStart = `${Math.max(GAP_PX, Math.min(button.left, most))}px`;
}
