import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'tests/journeys';

/** The texts of the tests that may walk a page model. */
export const walkingTests = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));

/** The page models, by the names of their constants, that these tests walk to the end. */
export const walkedPages = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^\s*await walkOnPage\(\s*(\w+)/gm)].map(([, model = '']) => model),
    ),
  );

/** The charts whose page model no test walks. */
export const unwalked = (charts: readonly string[], walked: ReadonlySet<string>): string[] =>
  charts.filter((chart) => !walked.has(`${chart}Page`));
