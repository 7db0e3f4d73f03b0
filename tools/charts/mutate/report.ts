import { LEAST_SHARE, type Score } from './score.ts';
import type { Verdict } from './verdict.ts';

export interface Finding {
  score: Score;
  verdicts: readonly Verdict[];
}

/** The text to print, and the exit code: 1 if a chart's mutation score is too low. */
export function conclusionOf(
  findings: readonly Finding[],
  asData = false,
): { text: string; exitCode: 0 | 1 } {
  return {
    text: asData ? JSON.stringify(findings, null, 2) : reportOf(findings),
    exitCode: findings.some(isBelow) ? 1 : 0,
  };
}

/** A table of the charts, then equivalent mutants with their reasons, then survivors. */
export function reportOf(findings: readonly Finding[]): string {
  const head = ['chart', 'mutants', 'killed', 'equivalent', 'survived', 'share'];
  const rows = findings.map(({ score }) => [
    score.chart,
    ...[score.mutants, score.killed, score.equivalent, score.survived].map(String),
    percent(score.share),
  ]);
  return [
    table([head, ...rows]),
    ...findings.flatMap((finding) => listing(finding, 'equivalent')),
    ...findings.flatMap((finding) => listing(finding, 'survived')),
    ...findings
      .filter(isBelow)
      .map(({ score }) => `${score.chart}: less than ${percent(LEAST_SHARE)} noticed`),
  ].join('\n');
}

function isBelow({ score }: Finding): boolean {
  return score.share < LEAST_SHARE;
}

function listing({ score, verdicts }: Finding, outcome: Verdict['outcome']): string[] {
  const listed = verdicts.filter((verdict) => verdict.outcome === outcome);
  if (listed.length === 0) return [];
  return [`\n${score.chart}, ${outcome}`, ...listed.map(({ mutant, why }) => `  ${mutant}\n    ${why}`)];
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const aligned = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(aligned).join('  ')).join('\n');
}
