import { expect, inject } from 'vitest';
import { sampleOf } from '#tests/support/depth.ts';
import type { IndexEntry } from './global-setup.ts';
import { it, openDocs } from './storybook.ts';

const index = inject('storybookIndex');
const pages = index.filter(({ type }) => type === 'docs');
const hasDocs = ({ tags }: IndexEntry) => tags.includes('autodocs');

/** The stories that a docs page shows. */
const storiesOf = ({ title }: IndexEntry) =>
  index.filter((entry) => entry.type === 'story' && entry.title === title && hasDocs(entry));

/** Runs in the docs page. */
function readDocs() {
  const words = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText.trim());
  const isDrawn = (story: HTMLElement) => {
    const framed = story.querySelector<HTMLIFrameElement>('iframe[id^="iframe--"]')?.contentDocument?.body;
    if (framed === undefined) return story.querySelector('[id$="-inner"] > div > *') !== null;
    const isShown = framed.classList.contains('sb-show-main');
    return (
      isShown && (framed.querySelector('#storybook-root > *') !== null || framed.innerText.trim() !== '')
    );
  };
  const stories = [...document.querySelectorAll<HTMLElement>('.sb-story')];
  // The id of the first story ends with --primary.
  const idOf = ({ id }: HTMLElement) =>
    id.replace(/^story--/, '').replace(id === stories[0]?.id ? /--primary$/ : '', '');
  return {
    title: words('.sbdocs-title').join(),
    saysWhatFor: words('.sbdocs-p, .sbdocs-content > p').some((line) => line.length > 10),
    saysWhen: words('.advice[data-kind="use"] li').length > 0,
    saysWhenNot: words('.advice[data-kind="avoid"] li').length > 0,
    drawn: stories.filter(isDrawn).map(idOf).sort(),
    propertiesWithoutType: words('.docblock-argstable tbody tr').filter((row) => /^\S+$/.test(row)),
    scrollsAside: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

it('every component has its docs page', () => {
  const titles = new Set(index.filter(hasDocs).map(({ title }) => title));
  const own = [...titles].filter((title) => /^(Design system|Parts)\//.test(title));
  expect(pages.map(({ title }) => title)).toEqual(own);
  expect(own.length).toBeGreaterThan(60);
});

it.for(sampleOf(pages, (_, place) => place % 10 === 0))(
  '$title: its docs page says its purpose, when to use it and when not, and renders each of its stories',
  async (entry, { context }) => {
    const page = await context.newPage();
    await openDocs(page, entry.id);
    const sound = {
      title: entry.title.split('/').at(-1),
      saysWhatFor: true,
      saysWhen: true,
      saysWhenNot: true,
      drawn: storiesOf(entry)
        .map(({ id }) => id)
        .sort(),
      propertiesWithoutType: [],
      scrollsAside: false,
    };
    await expect.poll(() => page.evaluate(readDocs)).toEqual(sound);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(readDocs)).toEqual(sound);
  },
);
