import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFilled } from './fill.ts';
import { type Names, namesOf } from './names.ts';

const chart = ({ kebab }: Names) => ({
  'chart.ts.txt': `src/machines/${kebab}/${kebab}.machine.ts`,
  'chart-selectors.ts.txt': `src/machines/${kebab}/${kebab}.selectors.ts`,
  'chart-test.ts.txt': `tests/machines/${kebab}.test.ts`,
  'chart-model.ts.txt': `tests/machines/${kebab}.model.ts`,
});

const page = (names: Names, widget: string) => ({
  ...chart(names),
  'page.tsx.txt': `src/widgets/${widget}/${names.kebab}/${names.pascal}Page.tsx`,
  'page-screen.tsx.txt': `src/widgets/${widget}/${names.kebab}/${names.pascal}Screen.tsx`,
  'page-ports.ts.txt': `src/widgets/${widget}/${names.kebab}/${names.kebab}.ports.ts`,
  'page-copy.ts.txt': `src/widgets/${widget}/${names.kebab}/copy.ts`,
  'page-stories.tsx.txt': `src/widgets/${widget}/${names.kebab}/${names.pascal}Screen.stories.tsx`,
  'page-test.tsx.txt': `tests/widgets/${widget}/${names.kebab}/${names.kebab}-page.test.tsx`,
});

export type Kind = 'chart' | 'page';
export const isKind = (text: string | undefined): text is Kind => text === 'chart' || text === 'page';

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
 * Writes the files of a new chart, or of a new page of a widget with its chart, and enters the chart into the lists.
 * @param name of the chart, or the widget and the page: `patient-management/plan-preview`
 * @returns the files written and changed, as paths from the root
 * @throws Error when the name can't be used or a file exists already; then nothing was written
 */
export function generate(root: string, kind: Kind, name: string, requirement = 'MISSION-1'): string[] {
  const { widget, names } = kind === 'page' ? pageNamed(root, name) : { widget: '', names: namesOf(name) };
  const files = kind === 'page' ? page(names, widget) : chart(names);
  const written = writeFilled(root, files, {
    names,
    // The page sends every event of its chart.
    values: { 'widget-name': widget, REQUIREMENT: requirement },
  });
  return [...written, ...register(root, names)];
}

function pageNamed(root: string, name: string) {
  const [widget = '', page, ...more] = name.split('/');
  if (page === undefined || more.length > 0)
    throw new Error(`Write the widget before the page, as in patient-management/plan-preview: ${name}`);
  if (!existsSync(path.join(root, 'src/widgets', widget, 'main.ts')))
    throw new Error(`src/widgets/${widget} is not a widget: it has no main.ts.`);
  return { widget, names: namesOf(page) };
}
