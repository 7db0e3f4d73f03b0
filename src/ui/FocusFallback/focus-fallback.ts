/** Marks an element that takes the focus when its focused control is removed. Screen readers read its name. */
export const focusFallback = (name?: string) =>
  ({
    tabIndex: -1,
    'data-focus-fallback': '',
    ...(name !== undefined && { role: 'group', 'aria-label': name }),
  }) as const;

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** From the innermost element out to the overlay, which returns the focus itself. */
export function fallbacksAround(element: Element): HTMLElement[] {
  const overlay = element.closest(OVERLAY);
  const fallbacks: HTMLElement[] = [];
  for (let each = element.parentElement; each !== null && each !== overlay; each = each.parentElement) {
    if (each.dataset['focusFallback'] !== undefined) fallbacks.push(each);
  }
  return fallbacks;
}

/** If the fallback is the whole page, its heading takes the focus if it can. */
const targetIn = (fallback: HTMLElement): HTMLElement =>
  (fallback.matches('main') && fallback.querySelector<HTMLElement>('h1[tabindex]')) || fallback;

/** The page does not scroll to an element around the control, which was in view. */
export function focusFirstLeft(fallbacks: readonly HTMLElement[]): void {
  fallbacks.some((fallback) => {
    const target = targetIn(fallback);
    if (target.isConnected) target.focus({ preventScroll: target === fallback });
    return document.activeElement === target;
  });
}
