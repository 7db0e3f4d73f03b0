/**
 * What ends a press: its release, its cancellation, a drop or a key. The click after a release would be too late: when
 * React renders a checkbox during its click, it misses the change. A press that a menu or a command handles has no
 * `mouseup`, so its click ends it.
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

/** Tells `afterPress` about presses in this document. Calling it again changes nothing. */
export function watchPresses(page: Document): void {
  page.addEventListener('pointerdown', begin, true);
  for (const type of ENDS) page.addEventListener(type, end, true);
}

/**
 * Runs what may move the page, such as leaving a field, whose message disappears: at once, or on release while the user
 * is pressing something. A button that moved away from under the pointer would get no click.
 */
export function afterPress(work: () => void): void {
  if (waiting === null) work();
  else waiting.push(work);
}
