/**
 * What ends a press: its release or, when none comes, what the user does next. The click follows the release, at the same
 * element. It would be too late: React takes a checkbox that is rendered during its click for one that did not change.
 */
const ENDS = ['mouseup', 'dragend', 'pointercancel', 'keydown'] as const;

let isPressed = false;
const waiting: (() => void)[] = [];

function begin(): void {
  end();
  isPressed = true;
}

function end(): void {
  isPressed = false;
  for (const work of waiting.splice(0)) work();
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
  if (isPressed) waiting.push(work);
  else work();
}
