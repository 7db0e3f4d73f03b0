import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What pages have walked of a chart, or of one scene of it: `drawer, a narrow window`. */
interface PageCoverage {
  chart: string;
  walkedBy: { transitions: Record<string, number> };
}

/** What a folder of page coverage holds. */
export const pageCoverageIn = (folder: string): PageCoverage[] =>
  existsSync(folder)
    ? readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    : [];

/** One line on all charts; what a chart leaves out in one scene, it may have walked in another. */
export function pageCoverageLine(records: readonly PageCoverage[]): string {
  const charts = new Set(records.map(({ chart }) => chart.split(', ')[0]));
  const walks = new Map<string, number>();
  for (const [transition, tours] of records.flatMap(({ walkedBy }) => Object.entries(walkedBy.transitions)))
    walks.set(transition, tours + (walks.get(transition) ?? 0));
  const left = [...walks.keys()].filter((transition) => walks.get(transition) === 0);
  const walked = `${walks.size - left.length} of ${walks.size} transitions that a page can show`;
  const missing = left.length === 0 ? '' : `; not walked: ${left.join(', ')}`;
  return `page coverage: ${charts.size} charts, ${walked}${missing}`;
}
