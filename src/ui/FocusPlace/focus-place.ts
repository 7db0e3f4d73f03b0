/** What makes an element a place that takes the focus when the control inside it that had it goes; its name is read out. */
export const focusPlace = (name?: string) =>
  ({
    tabIndex: -1,
    'data-focus-place': '',
    ...(name !== undefined && { role: 'group', 'aria-label': name }),
  }) as const;

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The places around an element, the innermost first: no further than its overlay, which leads the focus back itself. */
export function placesAround(element: Element): HTMLElement[] {
  const overlay = element.closest(OVERLAY);
  const places: HTMLElement[] = [];
  for (let each = element.parentElement; each !== null && each !== overlay; each = each.parentElement) {
    if (each.dataset['focusPlace'] !== undefined) places.push(each);
  }
  return places;
}

/** Of a whole page it is the heading that takes the focus, where it has one that can. */
const targetIn = (place: HTMLElement): HTMLElement =>
  (place.matches('main') && place.querySelector<HTMLElement>('h1[tabindex]')) || place;

/** The focus goes to the first of the places that is left and can be seen. */
export function focusFirstLeft(places: readonly HTMLElement[]): void {
  places.some((place) => {
    const target = targetIn(place);
    if (target.isConnected) target.focus();
    return document.activeElement === target;
  });
}
