import path from 'node:path';
import { expect, it } from 'vitest';
import { type Shelf, type StoryModule, storyFaults } from './story-faults.ts';

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

function Chip() {
  return null;
}

const CHIP = '/** A word that can be taken away. */\nexport function Chip() {}\n';
const described: StoryModule = {
  default: {
    title: 'Design system/Chip',
    component: Chip,
    parameters: { guidance: { use: ['For a filter that is on.'], avoid: ['For a state: a Badge.'] } },
  },
  Plain: {},
};

const sound: Shelf = {
  sources: { '/src/ui/Chip/Chip.tsx': CHIP },
  stories: { '/src/ui/Chip/Chip.stories.tsx': described },
};
const storiesAs = (module: StoryModule): Shelf => ({
  ...sound,
  stories: { '/src/ui/Chip/Chip.stories.tsx': module },
});
const sourceAs = (text: string): Shelf => ({ ...sound, sources: { '/src/ui/Chip/Chip.tsx': text } });

const PLANTED: readonly [what: string, shelf: Shelf, fault: string][] = [
  ['a component without stories', { ...sound, stories: {} }, 'Chip in /src/ui/Chip/Chip.tsx has no stories'],
  [
    'a component whose stories are in another folder',
    { ...sound, stories: { '/src/ui/Tag/Chip.stories.tsx': described } },
    'Chip in /src/ui/Chip/Chip.tsx has no stories',
  ],
  [
    'a second component that no stories name',
    sourceAs(`${CHIP}\n/** Several of them. */\nexport function ChipList() {}\n`),
    'ChipList in /src/ui/Chip/Chip.tsx has no stories',
  ],
  [
    'a component without a description',
    sourceAs('export function Chip() {}\n'),
    'Chip in /src/ui/Chip/Chip.tsx does not say what it is for',
  ],
  ['a file without a story', storiesAs({ default: described.default ?? {} }), 'has no story'],
  [
    'a file without a title',
    storiesAs({ ...described, default: { ...described.default, title: '' } }),
    'has no title',
  ],
  [
    'a file that does not say when to use it',
    storiesAs({
      ...described,
      default: { ...described.default, parameters: { guidance: { avoid: ['Never.'] } } },
    }),
    'does not say when to use it',
  ],
  [
    'a file that does not say when not to use it',
    storiesAs({
      ...described,
      default: { ...described.default, parameters: { guidance: { use: ['Always.'] } } },
    }),
    'does not say when not to use it',
  ],
];

it.each(PLANTED)('%s is found', (_what, shelf, fault) => {
  expect(storyFaults(shelf)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

it('a component with stories and a description is accepted', () => {
  expect(storyFaults(sound)).toEqual([]);
});
