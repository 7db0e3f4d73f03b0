/**
 * Where a popover is put into the page: the landmark, or the dialog, that its trigger stands in. At the end of the page
 * it would belong to none, and a modal dialog would hide it.
 */
export const placeOf = (trigger: Element | null): HTMLElement | null | undefined =>
  trigger?.closest<HTMLElement>('[role=dialog], header, nav, main, footer');
