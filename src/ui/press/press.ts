/** What ends a press: the click that follows it or, when none does, what the user does next. */
const ENDS = ['click', 'auxclick', 'dragend', 'pointercancel', 'keydown'] as const;

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
 * only just before its click. A button that moved away from under the pointer would get no click.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
