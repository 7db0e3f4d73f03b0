import { useEffect, useRef, useState } from 'react';
import '#ui/floating.css';

/** Of the mouse, because a touch emulates them once `:hover` is set. */
const ENTERING = ['mouseenter', 'focusin'];
const LEAVING = ['mouseleave', 'focusout'];
const EDGE_PX = 4;

/**
 * Why the button before it can't be pressed, while the pointer or the keyboard's focus is on it. In the top layer, so
 * that no table cuts it off. Escape hides it, and the pointer can reach it (WCAG 1.4.13).
 */
export function Refusal({ id, children }: { id: string; children: string }) {
  const reason = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const place = reason.current?.parentElement;
    if (!place) return;
    const isOn = () => place.matches(':hover') || place.querySelector(':focus-visible') !== null;
    const enter = () => setIsShown(isOn());
    // A reason that Escape hid under the pointer stays hidden.
    const leave = () => setIsShown((was) => was && isOn());
    enter();
    for (const type of ENTERING) place.addEventListener(type, enter);
    for (const type of LEAVING) place.addEventListener(type, leave);
    return () => {
      for (const type of ENTERING) place.removeEventListener(type, enter);
      for (const type of LEAVING) place.removeEventListener(type, leave);
    };
  }, []);
  useEffect(() => {
    const shown = reason.current;
    if (!isShown || !shown) return;
    const hide = () => setIsShown(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const follow = () => placeBelow(shown, shown.parentElement?.getBoundingClientRect());
    shown.showPopover();
    follow();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [isShown]);
  return (
    <span ref={reason} className="button-refusal floating" id={id} popover="manual">
      {children}
    </span>
  );
}

/** Above the button if there is no room below it. No gap, so that the pointer can reach the reason. */
function placeBelow({ style, offsetWidth, offsetHeight }: HTMLElement, button = new DOMRect()): void {
  const isBelow = button.bottom + offsetHeight <= window.innerHeight;
  const most = window.innerWidth - offsetWidth - EDGE_PX;
  style.insetBlockStart = `${isBelow ? button.bottom : Math.max(0, button.top - offsetHeight)}px`;
  style.insetInlineStart = `${Math.max(EDGE_PX, Math.min(button.left, most))}px`;
}
