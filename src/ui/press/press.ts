/**
 * What ends a press: its release, its cancellation, a drop or a key. The click after a release would be too late: React
 * takes a checkbox that is rendered during its click for one that did not change. It counts after a press that a menu
 * or a command handled, which has no `mouseup`.
 */
const ENDS = ['mouseup', 'click', 'pointercancel', 'dragend', 'keydown'] as const;

/** What waits for the end of a press. Null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

function begin(): void {
  waiting ??= [];
}

function end(): void {
  const left = waiting ?? [];
  waiting = null;
  for (const work of left) work();
}

/** `afterPress` knows about presses in this document from now on. A second call changes nothing. */
export function watchPresses(page: Document): void {
  page.addEventListener('pointerdown', begin, true);
  for (const type of ENDS) page.addEventListener(type, end, true);
}

/**
 * Does at once what may move the page, such as leaving a field, whose message goes; while the user presses something,
 * only on its release. A button that moved away from under the pointer would get no click.
 */
export function afterPress(work: () => void): void {
  if (waiting === null) work();
  else waiting.push(work);
}
