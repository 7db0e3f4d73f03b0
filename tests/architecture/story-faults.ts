import path from 'node:path';

/** The exports of a story file. */
export interface StoryModule {
  default?: {
    title?: string;
    component?: unknown;
    subcomponents?: Record<string, unknown>;
    parameters?: { guidance?: { use?: readonly string[]; avoid?: readonly string[] } };
  };
  [story: string]: unknown;
}

/** The components and parts as text, by file, and the exports of the story files. */
interface Shelf {
  sources: Readonly<Record<string, string>>;
  stories: Readonly<Record<string, StoryModule>>;
}

interface Component {
  file: string;
  name: string;
  isDescribed: boolean;
}

const COMPONENT = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export function ([A-Z]\w*)/g;
const PROVIDER = /Provider$/;

/** The components that a file exports. Providers are left out, because they render nothing themselves. */
function componentsOf([file, text]: readonly [string, string]): Component[] {
  return [...text.matchAll(COMPONENT)]
    .map(([, description, name = '']) => ({ file, name, isDescribed: description !== undefined }))
    .filter(({ name }) => !PROVIDER.test(name));
}

const nameOf = (component: unknown): string => (component as { name?: string } | undefined)?.name ?? '';

function shownBy({ default: meta }: StoryModule): string[] {
  return [nameOf(meta?.component), ...Object.values(meta?.subcomponents ?? {}).map(nameOf)];
}

function faultsOfStories([file, module]: readonly [string, StoryModule]): string[] {
  const { default: meta, ...stories } = module;
  const guidance = meta?.parameters?.guidance;
  const lacks = [
    !meta?.title && 'has no title',
    !meta?.component && 'names no component',
    !guidance?.use?.length && 'does not say when to use it',
    !guidance?.avoid?.length && 'does not say when not to use it',
    Object.keys(stories).length === 0 && 'has no story',
  ];
  return lacks.filter((lack) => lack !== false).map((lack) => `${file} ${lack}`);
}

/** Components without stories, and stories without descriptions. */
export function storyFaults({ sources, stories }: Shelf): string[] {
  const shown = Object.entries(stories).flatMap(([file, module]) =>
    shownBy(module).map((name) => `${path.dirname(file)} ${name}`),
  );
  const components = Object.entries(sources).flatMap(componentsOf);
  return [
    ...components
      .filter(({ file, name }) => !shown.includes(`${path.dirname(file)} ${name}`))
      .map(({ file, name }) => `${name} in ${file} has no stories`),
    ...components
      .filter(({ isDescribed }) => !isDescribed)
      .map(({ file, name }) => `${name} in ${file} does not say what it is for`),
    ...Object.entries(stories).flatMap(faultsOfStories),
  ];
}
