import type { KeyboardEvent, MouseEvent } from 'react';

const ROW = '.table-open';
const CONTROL = 'a, button, input, select, label';

/** A click in a row, outside its controls, presses the row's button. */
export function openByClick({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest(CONTROL) !== null) return;
  const isReading = currentTarget.ownerDocument.getSelection()?.isCollapsed === false;
  if (!isReading) currentTarget.querySelector<HTMLElement>(ROW)?.click();
}

/** Arrow keys move from a search field into the rows of its table, between rows, and back. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const { activeElement } = event.currentTarget.ownerDocument;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`input[type="search"], ${ROW}`)];
  const index = stops.indexOf(activeElement as HTMLElement);
  if (step === undefined || index === -1) return;
  const next = stops[index + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
