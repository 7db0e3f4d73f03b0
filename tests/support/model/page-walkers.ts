import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a page model is walked: on the built page, or as a part that is mounted alone. */
export type Walker = 'walkOnPage' | 'walkMounted';

/** The texts of the tests in which a page model may be walked. */
export const walkingTests = (): string[] =>
  ['tests/journeys', 'tests/browser'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );

/** The page models, by the names of their constants, that these texts of tests walk to the end. */
export function walkedBy(walker: Walker, texts: readonly string[]): Set<string> {
  const call = new RegExp(`^\\s*await ${walker}\\(\\s*(\\w+)`, 'gm');
  return new Set(texts.flatMap((text) => [...text.matchAll(call)].map(([, model = '']) => model)));
}

/** Where the walks and the list of charts that are not walked so disagree: neither may say too much. */
export function unwalked(
  charts: readonly string[],
  walked: ReadonlySet<string>,
  excused: Readonly<Record<string, string>>,
): string[] {
  const isWalked = (chart: string) => walked.has(`${chart}Page`);
  return [
    ...charts
      .filter((chart) => !isWalked(chart) && !(chart in excused))
      .map((chart) => `${chart}: no test walks it, and no reason is given`),
    ...Object.keys(excused)
      .filter((chart) => isWalked(chart))
      .map((chart) => `${chart}: excused, but a test walks it`),
    ...Object.keys(excused)
      .filter((chart) => !charts.includes(chart))
      .map((chart) => `${chart}: excused, but there is no such page model`),
  ];
}
