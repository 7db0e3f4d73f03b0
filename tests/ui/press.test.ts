import { expect, it } from 'vitest';
import { afterPress, watchPresses } from '#ui/press/press.ts';

const page = new EventTarget();
watchPresses(page as Document);

const send = (...types: string[]) => {
  for (const type of types) page.dispatchEvent(new Event(type));
};

it.each([
  ['a mouse press', ['pointerdown', 'mousedown'], ['pointerup', 'mouseup']],
  ['a touch', ['pointerdown', 'pointerup', 'mousedown'], ['mouseup']],
  ['a press on a menu, which has no mouseup', ['pointerdown'], ['pointerup', 'click']],
  ['a touch that scrolls', ['pointerdown'], ['pointercancel']],
  ['a drag', ['pointerdown', 'mousedown'], ['dragend']],
  ['a press without a release, which the next key ends', ['pointerdown', 'mousedown'], ['keydown']],
])('FIELD-1.8: work waits for the end of %s', (_, pressing, ending) => {
  const done: number[] = [];
  send(...pressing);
  afterPress(() => done.push(1));
  afterPress(() => done.push(2));
  send('pointerdown');
  expect(done).toEqual([]);
  send(...ending);
  expect(done).toEqual([1, 2]);
  afterPress(() => done.push(3));
  expect(done).toEqual([1, 2, 3]);
});
