import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { APPEARANCES } from '../../.storybook/appearance.ts';
import { it } from './storybook.ts';

type Switch = keyof typeof APPEARANCES;

const DIALOG = { inAFrame: true, path: '/?path=/docs/design-system-dialog--docs' };
const BUTTON = { inAFrame: false, path: '/?path=/docs/design-system-button--docs' };

/** The appearance of the stories on a docs page. */
async function appearanceOf(shown: FrameLocator, isInAFrame: boolean) {
  const story = isInAFrame
    ? shown.locator('#iframe--design-system-dialog--small').contentFrame().locator('.dialog')
    : shown.locator('#story--design-system-button--loading .button');
  return story.evaluate((element) => {
    const { ownerDocument: page } = element;
    const style = getComputedStyle(page.documentElement);
    const { theme, contrast } = page.documentElement.dataset;
    return {
      theme,
      contrast,
      scheme: style.colorScheme,
      control: style.getPropertyValue('--control'),
      fade: style.getPropertyValue('--in'),
      direction: getComputedStyle(element).direction,
    };
  });
}

const FIRST = {
  theme: 'default',
  contrast: 'ordinary',
  scheme: 'light',
  control: '2.25rem',
  fade: '.3s',
  direction: 'ltr',
};

/** Each choice in the toolbar, and its effect. */
const CHOICES: Record<Switch, readonly [choice: string, changed: Partial<typeof FIRST>]> = {
  theme: ['purple', { theme: 'purple' }],
  scheme: ['dark', { scheme: 'dark' }],
  contrast: ['more', { contrast: 'more' }],
  density: ['compact', { control: '2rem' }],
  direction: ['right to left', { direction: 'rtl' }],
  motion: ['reduced', { fade: '1ms' }],
};

async function choose(page: Page, name: Switch, choice: string): Promise<void> {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  await page.getByRole('button', { name: `${name} ${title}:` }).click();
  await page.getByRole('option', { name: `${title}: ${choice}`, exact: true }).click();
  await page.keyboard.press('Escape');
}

it.for([DIALOG, BUTTON])(
  'each switch of the toolbar changes the stories of a docs page (stories in frames: $inAFrame)',
  async ({ inAFrame, path }, { context }) => {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
    await page.goto(path);
    const shown = page.frameLocator('#storybook-preview-iframe');
    await expect.poll(() => appearanceOf(shown, inAFrame)).toEqual(FIRST);
    let expected = FIRST;
    for (const [name, [choice, changed]] of Object.entries(CHOICES)) {
      await choose(page, name as Switch, choice);
      expected = { ...expected, ...changed };
      await expect.poll(() => appearanceOf(shown, inAFrame), { message: choice }).toEqual(expected);
    }
  },
);
