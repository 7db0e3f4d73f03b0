import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/**
 * An entry of a list whose controls come and go: when the one that has the focus is gone, the entry takes it, so that
 * nobody who works by keys has to find the place again. A dialog that was opened from it leads back to it, too.
 */
export function FocusPlace(props: ComponentProps<'li'>) {
  const place = useRef<HTMLLIElement>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isGone = last.current !== null && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) place.current?.focus();
    if (isGone) last.current = null;
  });
  return (
    <li
      {...props}
      ref={place}
      tabIndex={-1}
      data-focus-place=""
      onFocus={({ target }) => {
        last.current = target;
      }}
      onBlur={({ target }) => {
        if (target.isConnected) last.current = null;
      }}
    />
  );
}
