import { useLayoutEffect, useRef } from 'react';

interface Layer {
  leave: (() => void) | undefined;
}

/** Open dialogs, the topmost last. Excludes dialogs that are fading out. */
const layers: Layer[] = [];

/**
 * Escape closes the topmost dialog. Radix moves its own listener to a new dialog with a delay, and until then would
 * close the dialog below.
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
    if (isInPopover(event.target) || document.querySelector('.button-refusal:popover-open') !== null) return;
    layers.at(-1)?.leave?.();
  };
}

/** An open list or calendar in the dialog handles the key first. */
const isInPopover = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-trigger]') !== null;
