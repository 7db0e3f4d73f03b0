import { useLayoutEffect, useRef } from 'react';

interface Layer {
  leave: (() => void) | undefined;
}

/** The open dialogs, the topmost last; one that fades out is none of them. */
const layers: Layer[] = [];

/**
 * Escape leaves the topmost dialog, whichever hears the key: Radix moves its listener to a new dialog a moment after that
 * is on the page, and until then it would close the one below.
 *
 * @param leave closes the dialog; without it Escape does nothing
 */
export function useEscape(open: boolean, leave: (() => void) | undefined): (event: KeyboardEvent) => void {
  const layer = useRef<Layer>({ leave });
  useLayoutEffect(() => {
    layer.current.leave = leave;
  });
  useLayoutEffect(() => {
    if (!open) return;
    const { current } = layer;
    layers.push(current);
    return () => void layers.splice(layers.indexOf(current), 1);
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (isInPopover(event.target)) return;
    layers.at(-1)?.leave?.();
  };
}

/** A list or a calendar that is open in the dialog takes the key first. */
const isInPopover = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-trigger]') !== null;
