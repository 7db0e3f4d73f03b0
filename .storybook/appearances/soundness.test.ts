import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { applyAppearance } from '../appearance.ts';
import { contrastJudge } from './contrast.ts';
import { isSamePlace, sampledViews, VIEWS } from './sample.ts';
import { faults } from './soundness.ts';

const CALM = {
  theme: 'default',
  scheme: 'light',
  contrast: 'ordinary',
  density: 'comfortable',
  direction: 'left to right',
} as const;
const MOVING = { ...CALM, motion: 'system' } as const;
const STILL = { ...CALM, motion: 'reduced' } as const;

const style = document.createElement('style');

async function show(html: string, css = ''): Promise<void> {
  await page.viewport(390, 900);
  style.textContent = css;
  document.head.append(style);
  document.body.innerHTML = html;
}

async function faultsOf(
  html: string,
  css = '',
  appearance: typeof MOVING | typeof STILL = MOVING,
): Promise<string[]> {
  await show(html, css);
  applyAppearance(appearance);
  return faults(appearance, contrastJudge());
}

afterEach(() => {
  style.remove();
  document.body.replaceChildren();
  applyAppearance(MOVING);
});

it('text with too little contrast to its background is found', async () => {
  const found = await faultsOf('<p style="color: oklch(0.8 0 0); background: white">Amount due</p>');
  expect(found).toEqual([expect.stringMatching(/^unreadable: <p class=""> Amount due/)]);
});

const GROUND = 'position: absolute; inset: 0; inline-size: 200px; block-size: 60px;';
const LABEL = `<div class="behind" style="${GROUND}"></div>
  <div class="around" style="inline-size: 300px; padding: 8px"><p style="position: relative">Amount due</p></div>
  <div class="over" style="${GROUND} pointer-events: none"></div>`;

/** How often a judge is asked about the label in one place after the other. */
async function judgementsOf(places: readonly (readonly [css: string, html?: string])[]): Promise<number> {
  let judgements = 0;
  const unreadable = contrastJudge(async () => {
    judgements += 1;
    return ['unreadable: Amount due'];
  });
  for (const [css, html = LABEL] of places) {
    await show(html, css);
    expect(await unreadable()).toEqual(['unreadable: Amount due']);
  }
  return judgements;
}

it('the contrast of words is judged once where they stand on the same ground, wherever that is', async () => {
  const elsewhere = '.around, .behind { margin-inline-start: 40px; margin-block-start: 90px }';
  expect(await judgementsOf([[''], [''], [elsewhere], ['html { direction: rtl }'], ['']])).toBe(1);
});

it.each([
  ['their color', '', 'p { color: grey }'],
  ['their size', '', 'p { font-size: 30px }'],
  ['the ground around them', '', '.around { background: grey }'],
  ['how much shines through', '', '.around { opacity: 0.5 }'],
  ['what is painted before them', '', 'p::before { content: ""; position: absolute; background: grey }'],
  ['what stands beside and comes to lie under them', '.behind { translate: 0 300px }', ''],
  [
    'what the pointer goes through',
    '.over { background: grey; translate: 0 300px }',
    '.over { background: grey }',
  ],
  ['how far their ground reaches', '.behind { max-inline-size: 70px }', ''],
])('the contrast of words is judged again when this changes: %s', async (_what, before, after) => {
  expect(await judgementsOf([[before], [after]])).toBe(2);
});

it('the contrast of words is judged again for other words, and below the window in every place', async () => {
  expect(await judgementsOf([[''], ['', LABEL.replace('due', 'paid')]])).toBe(2);
  const below = (px: number) => [`.around { margin-block-start: ${px}px }`] as const;
  expect(await judgementsOf([below(2000), below(2100), below(2000)])).toBe(2);
});

it('a page that scrolls sideways is found, in both directions of reading', async () => {
  expect(await faultsOf('<div style="inline-size: 500px">Wide</div>')).toEqual([
    'the page is 500 px wide in 390 px',
  ]);
  document.documentElement.dir = 'rtl';
  expect(await faults(MOVING, contrastJudge())).toEqual(['the page is 500 px wide in 390 px']);
});

it.each([
  ['hidden by their box', 'overflow: hidden'],
  ['scrolled by a box that the keyboard does not reach', 'overflow: auto'],
  ['outside of a box with a border', 'border: 1px solid black'],
  ['outside of a box with a color', 'background: white'],
])('words that are cut off are found: %s', async (_how, box) => {
  const found = await faultsOf(
    `<div style="inline-size: 60px; white-space: nowrap; ${box}">Harbor Street</div>`,
  );
  expect(found).toEqual([expect.stringMatching(/^cut off: <div class=""> Harbor Street/)]);
});

it('words that end in an ellipsis, that are scrolled, or that are for a screen reader alone are let be', async () => {
  const narrow = 'inline-size: 60px; white-space: nowrap;';
  const found = await faultsOf(
    `<div style="${narrow} overflow: hidden; text-overflow: ellipsis">Harbor Street Dentistry</div>
     <div style="${narrow} overflow: auto" tabindex="0">Harbor Street Dentistry</div>
     <span style="position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%)">Harbor Street</span>`,
  );
  expect(found).toEqual([]);
});

const TURNING =
  '@keyframes planted-turn { to { rotate: 1turn } } .turning { animation: planted-turn 2s infinite }';

it('what moves though less motion is asked for is found, until a rule stops it', async () => {
  const html = '<div class="turning">Busy</div>';
  const stopped = `${TURNING} @media (prefers-reduced-motion: reduce) { .turning { animation: none } }`;
  expect(await faultsOf(html, TURNING, STILL)).toEqual([
    'moves though less motion is asked for: planted-turn',
  ]);
  expect(await faultsOf(html, stopped, STILL)).toEqual([]);
  applyAppearance(MOVING);
  expect(document.getAnimations()).toHaveLength(1);
});

it('the sample of a story is a twentieth of all appearances, the same one every time, with every switch in each position', () => {
  const views = sampledViews('design-system-button--primary');
  expect(views).toEqual(sampledViews('design-system-button--primary'));
  expect(views).not.toEqual(sampledViews('design-system-button--quiet'));
  expect(VIEWS).toHaveLength(6 * 2 * 2 * 2 * 2 * 2 + 6 * 2);
  expect(new Set(VIEWS.map((view) => JSON.stringify(view))).size).toBe(VIEWS.length);
  expect(views.length * 20).toBeGreaterThanOrEqual(VIEWS.length);
  for (const key of ['theme', 'scheme', 'contrast', 'density', 'direction', 'motion', 'width'] as const)
    expect(new Set(views.map((view) => view[key]))).toEqual(new Set(VIEWS.map((view) => view[key])));
});

it('in the sample of a story every two switches that move things stand in each pair of their positions', () => {
  const views = sampledViews('design-system-button--primary');
  const keys = ['density', 'direction', 'motion', 'width'] as const;
  for (const one of keys)
    for (const other of keys)
      if (one !== other) expect(new Set(views.map((view) => `${view[one]} ${view[other]}`)).size).toBe(4);
});

it('the views of one place follow each other, so that a story is played once in each', () => {
  const playsOf = (views: typeof VIEWS) =>
    views.filter((view, place) => !isSamePlace(views[place - 1], view)).length;
  expect([playsOf(VIEWS), playsOf(sampledViews('design-system-button--primary'))]).toEqual([16, 5]);
});
