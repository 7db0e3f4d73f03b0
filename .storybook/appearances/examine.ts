import { composeStories } from '@storybook/react-vite';
import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { applyAppearance } from '../appearance.ts';
import { contrastJudge } from './contrast.ts';
import { describeView, isSamePlace, sampledViews, VIEWS, type View } from './sample.ts';
import { faults } from './soundness.ts';

type StoryModule = Parameters<typeof composeStories>[0];
type Story = ReturnType<typeof composeStories>[string];

declare module 'vitest' {
  interface ProvidedContext {
    isProof: boolean;
  }
}

const HEIGHT = 900;

async function play(story: Story, { width, ...appearance }: View): Promise<void> {
  await page.viewport(width, HEIGHT);
  await story.run({ globals: { ...story.globals, ...appearance } });
}

/** A story stays as it was played while its colors alone change. */
async function faultsOf(story: Story, views: readonly View[]): Promise<string[]> {
  const found: string[] = [];
  const unreadable = contrastJudge();
  for (const [place, view] of views.entries()) {
    if (isSamePlace(views[place - 1], view)) applyAppearance(view);
    else await play(story, view);
    found.push(...(await faults(view, unreadable)).map((fault) => `${describeView(view)}: ${fault}`));
  }
  return found;
}

/** Plays each story of a file in many appearances and examines what it shows at its end. */
export function examine(stories: StoryModule): void {
  describe(String(stories.default.title), () => {
    for (const [name, story] of Object.entries(composeStories(stories))) {
      const views = inject('isProof') ? VIEWS : sampledViews(String(story.id));
      it(`${name} can be read, is whole and stays in the window in each of ${views.length} appearances`, async () => {
        expect(await faultsOf(story, views)).toEqual([]);
      });
    }
  });
}
