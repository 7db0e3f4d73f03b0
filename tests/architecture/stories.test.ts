import path from 'node:path';
import { expect, it } from 'vitest';
import { type StoryModule, storyFaults } from './story-faults.ts';

const sources = import.meta.glob<string>(['/src/{ui,screens/shared}/**/*.tsx', '!/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = import.meta.glob<StoryModule>('/src/{ui,screens/shared}/**/*.stories.tsx', { eager: true });

it('every component has stories, and describes its purpose, when to use it and when not', () => {
  expect(storyFaults({ sources, stories })).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  expect(Object.keys(stories).length).toBeGreaterThan(30);
});

const screens = Object.keys(import.meta.glob('/src/{screens,widgets}/**/*Screen.tsx'));
const toldOfScreens = import.meta.glob<string>('/src/{screens,widgets}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every screen has stories', () => {
  const texts = Object.values(toldOfScreens);
  const missing = screens.filter(
    (file) => !texts.some((text) => text.includes(`import { ${path.basename(file, '.tsx')} } from`)),
  );
  expect(missing).toEqual([]);
  expect(screens.length).toBeGreaterThan(12);
});
