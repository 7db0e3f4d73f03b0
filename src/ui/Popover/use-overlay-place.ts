import { useCallback, useRef, useState } from 'react';
import { placeOf } from './place-of.ts';

/**
 * Where an overlay is put, and the way of the focus back to its button: that is given while the overlay is still on the
 * page, because once it is gone a dialog around both would take the focus.
 */
export function useOverlayPlace() {
  const [button, setButton] = useState<(Element & HTMLOrSVGElement) | null>(null);
  const isOpen = useRef(false);
  const overlay = useCallback(
    (element: HTMLElement | null) => {
      if (element === null && !isOpen.current) button?.focus();
    },
    [button],
  );
  const place = placeOf(button);
  return {
    button: setButton,
    onOpenChange: (isOpening: boolean) => {
      isOpen.current = isOpening;
    },
    overlay: { ref: overlay, ...(place && { UNSTABLE_portalContainer: place }) },
  };
}
