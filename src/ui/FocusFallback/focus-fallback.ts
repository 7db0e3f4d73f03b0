/** Marks an element that takes the focus when its focused control is removed. The name is read aloud. */
export const focusFallback = (name?: string) =>
  ({
    tabIndex: -1,
    'data-focus-fallback': '',
    ...(name !== undefined && { role: 'group', 'aria-label': name }),
  }) as const;

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** From the innermost up to the overlay, which returns the focus itself. */
export function placesAround(element: Element): HTMLElement[] {
  const overlay = element.closest(OVERLAY);
  const places: HTMLElement[] = [];
  for (let each = element.parentElement; each !== null && each !== overlay; each = each.parentElement) {
    if (each.dataset['focusFallback'] !== undefined) places.push(each);
  }
  return places;
}

/** Of a whole page, the heading takes the focus where it can. */
const targetIn = (place: HTMLElement): HTMLElement =>
  (place.matches('main') && place.querySelector<HTMLElement>('h1[tabindex]')) || place;

export function focusFirstLeft(places: readonly HTMLElement[]): void {
  places.some((place) => {
    const target = targetIn(place);
    if (target.isConnected) target.focus();
    return document.activeElement === target;
  });
}
