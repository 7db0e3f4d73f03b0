import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Names, namesOf } from './names.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** Where each template goes, by the name of the template. */
const FILES = {
  machine: ({ kebab }: Names) => ({
    'machine.ts.txt': `src/machines/${kebab}/${kebab}.machine.ts`,
    'machine-selectors.ts.txt': `src/machines/${kebab}/${kebab}.selectors.ts`,
    'machine-test.ts.txt': `tests/machines/${kebab}.test.ts`,
    'machine-model.ts.txt': `tests/machines/${kebab}.model.ts`,
  }),
  screen: ({ kebab, pascal }: Names) => ({
    'screen.tsx.txt': `src/screens/${kebab}/${pascal}Screen.tsx`,
    'screen-copy.ts.txt': `src/screens/${kebab}/copy.ts`,
    'screen-stories.tsx.txt': `src/screens/${kebab}/${pascal}Screen.stories.tsx`,
  }),
};

export type Kind = keyof typeof FILES;
export const isKind = (text: string | undefined): text is Kind => text === 'machine' || text === 'screen';

/** A list in the code that names every chart: an import where it needs one, and a line of the list. */
interface Registry {
  file: string;
  importLine?(names: Names): string;
  entry(names: Names): string;
  isEntry(line: string): boolean;
}

const isImport = (line: string) => /^import \{ \w+(Machine|Model) \} from '\.\//.test(line);
const isListed = (line: string) => /^ {2}\w+: \w+(Machine|Model),$/.test(line);

const REGISTRIES: readonly Registry[] = [
  {
    file: 'src/machines/index.ts',
    importLine: ({ kebab, camel }) => `import { ${camel}Machine } from './${kebab}/${kebab}.machine.ts';`,
    entry: ({ camel }) => `  ${camel}: ${camel}Machine,`,
    isEntry: isListed,
  },
  {
    file: 'tests/machines/models.ts',
    importLine: ({ kebab, camel }) => `import { ${camel}Model } from './${kebab}.model.ts';`,
    entry: ({ camel }) => `  ${camel}: ${camel}Model,`,
    isEntry: isListed,
  },
  {
    file: 'tests/support/pages/pages.ts',
    entry: ({ camel }) => `  ${camel}: 'its driver is not written yet: no page shows it',`,
    isEntry: (line) => /^ {2}\w+: '.*',$/.test(line),
  },
];

const fill = (template: string, { kebab, camel, pascal, words }: Names, requirement: string): string =>
  template
    .replaceAll('template-name', kebab)
    .replaceAll('templateName', camel)
    .replaceAll('TemplateName', pascal)
    .replaceAll('Template name', words)
    .replaceAll('REQUIREMENT', requirement);

/** Puts a line among the lines of its kind, which stand together in alphabetical order. */
export function insertLine(text: string, line: string, isOfItsKind: (line: string) => boolean): string {
  const lines = text.split('\n');
  const first = lines.findIndex(isOfItsKind);
  if (first === -1) throw new Error(`No place was found for: ${line.trim()}`);
  let place = first;
  while (isOfItsKind(lines[place] ?? '') && (lines[place] ?? '') < line) place += 1;
  return lines.toSpliced(place, 0, line).join('\n');
}

/** Puts a line among those of its kind; where there is none yet, at the head of the file's last list. */
export function enterLine(text: string, line: string, isOfItsKind: (line: string) => boolean): string {
  if (text.split('\n').some(isOfItsKind)) return insertLine(text, line, isOfItsKind);
  const [before, end = ''] = text.split(/ = \{(?![\s\S]* = \{)/);
  return `${before} = {\n${line}\n${end.replace(/^\n/, '')}`;
}

function register(root: string, names: Names): string[] {
  return REGISTRIES.map(({ file, importLine, entry, isEntry }) => {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    const imported = importLine ? insertLine(text, importLine(names), isImport) : text;
    writeFileSync(place, enterLine(imported, entry(names), isEntry));
    return file;
  });
}

/**
 * Writes the files of a new machine or screen, and enters a machine into the registries.
 * @returns the files written and changed, as paths from the root
 * @throws Error when the name can't be used or a file is there already; then nothing was written
 */
export function generate(root: string, kind: Kind, name: string, requirement = 'MISSION-1'): string[] {
  const names = namesOf(name);
  const files = Object.entries(FILES[kind](names));
  const present = files.find(([, file]) => existsSync(path.join(root, file)));
  if (present) throw new Error(`${present[1]} is there already.`);
  for (const [template, file] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const text = readFileSync(path.join(TEMPLATES, template), 'utf8');
    writeFileSync(path.join(root, file), fill(text, names, requirement));
  }
  const changed = kind === 'machine' ? register(root, names) : [];
  return [...files.map(([, file]) => file), ...changed];
}
