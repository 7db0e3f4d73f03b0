/**
 * The landmark or dialog that contains the trigger. At the end of the body, an overlay would be in no landmark, and a
 * modal dialog would hide it.
 */
export const overlayContainer = (trigger: Element | null): HTMLElement | null | undefined =>
  trigger?.closest<HTMLElement>('[role=dialog], header, nav, main, footer');
