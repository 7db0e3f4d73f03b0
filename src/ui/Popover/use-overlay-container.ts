import { useCallback, useRef, useState } from 'react';
import { overlayContainer } from './overlay-container.ts';

/**
 * The element that an overlay is inserted into, and a function that returns the focus to its button. The focus
 * returns while the overlay is still on the page, because afterwards a dialog around both would take it.
 */
export function useOverlayContainer() {
  const [button, setButton] = useState<(Element & HTMLOrSVGElement) | null>(null);
  const isOpen = useRef(false);
  const overlay = useCallback(
    (element: HTMLElement | null) => {
      if (element === null && !isOpen.current) button?.focus();
    },
    [button],
  );
  const container = overlayContainer(button);
  return {
    button: setButton,
    onOpenChange: (isOpening: boolean) => {
      isOpen.current = isOpening;
    },
    overlay: { ref: overlay, ...(container && { UNSTABLE_portalContainer: container }) },
  };
}
