import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFilled } from './fill.ts';
import { type Names, namesOf } from './names.ts';
import { rejectUnknownRequirement } from './requirement.ts';

const chart = ({ kebab }: Names) => ({
  'chart.ts.txt': `src/machines/${kebab}/${kebab}.machine.ts`,
  'chart-selectors.ts.txt': `src/machines/${kebab}/${kebab}.selectors.ts`,
  'chart-test.ts.txt': `tests/machines/${kebab}.test.ts`,
  'chart-model.ts.txt': `tests/machines/${kebab}.model.ts`,
});

const WIDGET = 'patient-management';
const FRAME = `src/widgets/${WIDGET}/frame`;

const page = (names: Names) => ({
  ...chart(names),
  'page.tsx.txt': `src/widgets/${WIDGET}/${names.kebab}/${names.pascal}Page.tsx`,
  'page-screen.tsx.txt': `src/widgets/${WIDGET}/${names.kebab}/${names.pascal}Screen.tsx`,
  'page-ports.ts.txt': `src/widgets/${WIDGET}/${names.kebab}/${names.kebab}.ports.ts`,
  'page-copy.ts.txt': `src/widgets/${WIDGET}/${names.kebab}/copy.ts`,
  'page-stories.tsx.txt': `src/widgets/${WIDGET}/${names.kebab}/${names.pascal}Screen.stories.tsx`,
  'page-test.tsx.txt': `tests/widgets/${WIDGET}/${names.kebab}/${names.kebab}-page.test.tsx`,
});

export type Kind = 'chart' | 'page';
export const isKind = (text: string | undefined): text is Kind => text === 'chart' || text === 'page';

/** A list of charts or pages in the code: the line to add, with its import. */
interface Registry {
  file: string;
  importLine?(names: Names): string;
  isImport?(line: string): boolean;
  entry(names: Names): string;
  isEntry(line: string): boolean;
}

const isImport = (line: string) => /^import \{ \w+(Machine|Model) \} from '\.\//.test(line);
const isListed = (line: string) => /^ {2}\w+: \w+(Machine|Model),$/.test(line);

const CHART_LISTS: readonly Registry[] = [
  {
    file: 'src/machines/index.ts',
    isImport,
    importLine: ({ kebab, camel }) => `import { ${camel}Machine } from './${kebab}/${kebab}.machine.ts';`,
    entry: ({ camel }) => `  ${camel}: ${camel}Machine,`,
    isEntry: isListed,
  },
  {
    file: 'tests/machines/models.ts',
    isImport,
    importLine: ({ kebab, camel }) => `import { ${camel}Model } from './${kebab}.model.ts';`,
    entry: ({ camel }) => `  ${camel}: ${camel}Model,`,
    isEntry: isListed,
  },
  {
    file: 'tests/support/pages/pages.ts',
    entry: ({ camel }) => `  ${camel}: 'its driver is not written yet',`,
    isEntry: (line) => /^ {2}\w+: '.*',$/.test(line),
  },
];

const PATIENT_CHARTS = 'src/machines/patient/patient.pages.ts';

/** The path, the page, and its chart in the patient chart. */
const PAGE_LISTS: readonly Registry[] = [
  {
    file: 'src/domain/navigation/routes.ts',
    entry: ({ kebab, camel, words }) =>
      `  ${camel}: { path: '/view-patient/${kebab}', title: '${words}', needsMember: true },`,
    isEntry: (line) => / needsMember: true \},$/.test(line),
  },
  {
    file: `${FRAME}/patient-pages.ts`,
    entry: ({ kebab, camel, pascal }) =>
      `  ${camel}: async () => ({\n    default: (await import('../${kebab}/${pascal}Page.tsx')).${pascal}Page,\n  }),`,
    isEntry: (line) => /^ {2}(managePayments|paymentMethod: managePayments),$/.test(line),
  },
  {
    file: PATIENT_CHARTS,
    isImport: (line) => /^import .* from '\.\.\/.*\.selectors\.ts';$/.test(line),
    importLine: ({ kebab, pascal }) =>
      `import type { ${pascal}Ref } from '../${kebab}/${kebab}.selectors.ts';`,
    entry: ({ camel, pascal }) => `  ${camel}: ${pascal}Ref;`,
    isEntry: (line) => /^ {2}\w+: [\w.]+Ref;$/.test(line),
  },
  {
    file: PATIENT_CHARTS,
    entry: ({ camel }) =>
      `  ${camel}: { run: ofPlan, canRunHidden: (snapshot) => snapshot.matches('shown') },`,
    isEntry: (line) => /^ {2}\w+: \{ run: ofPlan, /.test(line),
  },
  {
    file: PATIENT_CHARTS,
    entry: ({ camel }) => `  ${camel}: ['${camel}'],`,
    isEntry: (line) => /^ {2}\w+: \['/.test(line),
  },
  {
    file: `${FRAME}/page-charts.ports.ts`,
    isImport: (line) => /^import \{ wire\w+ \} from '\.\./.test(line),
    importLine: ({ kebab, pascal }) => `import { wire${pascal} } from '../${kebab}/${kebab}.ports.ts';`,
    entry: ({ camel, pascal }) => `  ${camel}: ({ host }) => wire${pascal}(host),`,
    isEntry: (line) => /^ {2}\w+: \(.*\) => wire\w+\(.*\),$/.test(line),
  },
];

/** Imports are sorted by their file. */
const sortedBy = (line: string): string => / from '(.+)'/.exec(line)?.[1] ?? line;

/** Inserts a line into the alphabetical block of similar lines. */
export function insertLine(text: string, line: string, isOfItsKind: (line: string) => boolean): string {
  const lines = text.split('\n');
  const first = lines.findIndex(isOfItsKind);
  if (first === -1) throw new Error(`No place was found for: ${line.trim()}`);
  let place = first;
  while (isOfItsKind(lines[place] ?? '') && sortedBy(lines[place] ?? '') < sortedBy(line)) place += 1;
  return lines.toSpliced(place, 0, line).join('\n');
}

/** Inserts a line among similar ones; if there are none, at the start of the last list in the file. */
export function enterLine(text: string, line: string, isOfItsKind: (line: string) => boolean): string {
  if (text.split('\n').some(isOfItsKind)) return insertLine(text, line, isOfItsKind);
  const [before, end = ''] = text.split(/ = \{(?![\s\S]* = \{)/);
  return `${before} = {\n${line}\n${end.replace(/^\n/, '')}`;
}

function register(root: string, names: Names, lists: readonly Registry[]): string[] {
  const changed = lists.map(({ file, importLine, isImport, entry, isEntry }) => {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    const imported = importLine && isImport ? insertLine(text, importLine(names), isImport) : text;
    writeFileSync(place, enterLine(imported, entry(names), isEntry));
    return file;
  });
  return [...new Set(changed)];
}

/**
 * Writes the files of a new chart, or of a new patient page with its chart, and adds them to the lists.
 * @param name of the chart, or the widget and the page: `patient-management/plan-preview`
 * @returns the new and changed files, relative to the root
 * @throws Error when the name can't be used, a file exists already or the requirement does not; then nothing was written
 */
export function generate(root: string, kind: Kind, name: string, requirement = 'MISSION-1'): string[] {
  rejectUnknownRequirement(root, requirement);
  const isPage = kind === 'page';
  const names = isPage ? pageNamed(name) : namesOf(name);
  const written = writeFilled(root, isPage ? page(names) : chart(names), {
    names,
    values: { REQUIREMENT: requirement },
  });
  return [...written, ...register(root, names, isPage ? [...CHART_LISTS, ...PAGE_LISTS] : CHART_LISTS)];
}

function pageNamed(name: string): Names {
  const [widget, page, ...more] = name.split('/');
  if (widget !== WIDGET || page === undefined || more.length > 0)
    throw new Error(`Write the widget before the page, as in ${WIDGET}/plan-preview: ${name}`);
  return namesOf(page);
}
