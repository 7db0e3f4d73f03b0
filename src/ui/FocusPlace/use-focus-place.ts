import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** What makes an element take the focus when the control inside it that had it is gone. */
export function useFocusPlace<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isGone = last.current !== null && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) place.current?.focus();
    if (isGone) last.current = null;
  });
  return {
    ref: place,
    tabIndex: -1,
    'data-focus-place': '',
    onFocus({ target }: FocusEvent<Place>) {
      last.current = target;
    },
    onBlur({ target }: FocusEvent<Place>) {
      if (target.isConnected) last.current = null;
    },
  };
}
