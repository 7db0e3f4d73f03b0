import { type RefObject, useEffect, useRef, useState } from 'react';

interface ScrollStop {
  ref: RefObject<HTMLElement | null>;
  tabIndex: 0 | -1;
}

/** Makes a box a Tab stop while it scrolls sideways. */
export function useScrollStop(): ScrollStop {
  const ref = useRef<HTMLElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => setIsScrollable(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isScrollable ? 0 : -1 };
}
