import type { JSHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The accessible name of the focused element; empty if there is none. */
export async function focused(page: Page): Promise<string> {
  return (await page.locator(':focus').count()) === 0 ? '' : holderOfFocus(page);
}

async function holderOfFocus(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  return /"(.*)"/.exec(snapshot)?.[1] ?? snapshot;
}

export const seesFocus = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);

/** Then React Aria's type-ahead starts over. */
const TYPE_AHEAD_ENDS_MS = 1200;

const UNMOVED = 'the focus has not moved';

/** Why the focus is not visible: it has not moved, is lost, is outside the window, or has no outline. */
export const focusProblem = (page: Page, before?: JSHandle<Element | null>): Promise<string | null> =>
  page.evaluate(
    ({ unmoved, holder }) => {
      const element = document.activeElement;
      if (element === holder) return unmoved;
      if (!(element instanceof HTMLElement) || element === document.body) return 'the focus is lost';
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
        return `${element.outerHTML} is out of sight`;
      // If a label hides its input, the input's sibling shows the focus.
      const label = element.closest('label');
      const marks = label
        ? [...label.children]
        : [element, element.parentElement, element.querySelector('*')];
      const isMarked = marks.some((each) => {
        if (each === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return isMarked || element.tabIndex < 0 ? null : `nothing marks ${element.outerHTML}`;
    },
    { unmoved: UNMOVED, holder: before },
  );

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Enter on the control that opens a dialog once it is ready, and waits until the dialog has the focus. */
export async function openDialog(page: Page): Promise<void> {
  await page.locator(':focus:not([aria-disabled=true])').waitFor();
  await press(page, 'Enter');
  await page.locator('[role=dialog]:focus, [role=dialog] :focus').waitFor();
}

/** Chooses an option of a list field by its name, which is typed again if the list did not take all of it in time. */
export async function chooseByKeys(page: Page, field: Locator, option: string): Promise<void> {
  await field.press('Enter');
  await page.locator('[role=option]:focus').waitFor();
  await expect
    .poll(
      async () => {
        await page.keyboard.type(option);
        return focused(page);
      },
      { interval: TYPE_AHEAD_ENDS_MS },
    )
    .toBe(option);
  await press(page, 'Enter');
}

/**
 * Presses a key until the focus reaches a location, and checks that it is visible at every stop. A menu moves the
 * focus some time after the key, so an early second press would move it twice.
 */
async function pressUntil(
  page: Page,
  key: string,
  place: string,
  isThere: () => Promise<boolean>,
): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    let problem: string | null = null;
    const hasMoved = async () => {
      problem = await focusProblem(page, before);
      return problem !== UNMOVED;
    };
    await expect.poll(hasMoved, { message: `${key} moves the focus` }).toBe(true);
    expect(problem, `on the way to ${place}`).toBeNull();
    if (await isThere()) return;
  }
  throw new Error(`${key} does not lead to ${place}.`);
}

/** Presses a key until an element with this name has the focus. */
export const pressTo = (page: Page, key: string, name: string): Promise<void> =>
  pressUntil(page, key, name, async () => (await holderOfFocus(page)) === name);

/** Does nothing if the element already has the focus, as the first field of a dialog. */
export async function tabTo(page: Page, name: string): Promise<void> {
  if ((await focused(page)) !== name) await pressTo(page, 'Tab', name);
}

/** Presses a key until the element has the focus. Does nothing if it already has it. */
export async function pressToPlace(page: Page, key: string, place: Locator): Promise<void> {
  const isThere = () => place.evaluate((each) => each === document.activeElement);
  if (!(await isThere())) await pressUntil(page, key, String(place), isThere);
}
