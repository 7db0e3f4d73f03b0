import { composeStories } from '@storybook/react-vite';
import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampledViews, told, VIEWS, type View } from './sample.ts';
import { faults } from './soundness.ts';

type StoryModule = Parameters<typeof composeStories>[0];
type Story = ReturnType<typeof composeStories>[string];

declare module 'vitest' {
  interface ProvidedContext {
    isProof: boolean;
  }
}

const HEIGHT = 900;

async function faultsOf(story: Story, { width, ...look }: View): Promise<string[]> {
  await page.viewport(width, HEIGHT);
  await story.run({ globals: { ...story.globals, ...look } });
  return faults(look);
}

/** Plays each story of a file in many looks and examines what it shows at its end. */
export function examine(stories: StoryModule): void {
  describe(String(stories.default.title), () => {
    for (const [name, story] of Object.entries(composeStories(stories))) {
      const views = inject('isProof') ? VIEWS : sampledViews(String(story.id));
      it(`${name} can be read, is whole and stays in the window in each of ${views.length} looks`, async () => {
        const found: string[] = [];
        for (const view of views)
          found.push(...(await faultsOf(story, view)).map((fault) => `${told(view)}: ${fault}`));
        expect(found).toEqual([]);
      });
    }
  });
}
