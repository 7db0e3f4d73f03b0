import { KINDS, type Kind } from './suites.ts';
import type { Verdict } from './verdict.ts';

/** The least mutation score of a chart. */
export const LEAST_SHARE = 0.95;

export interface Score {
  chart: string;
  mutants: number;
  killed: number;
  equivalent: number;
  survived: number;
  /** Killed mutants among those that are not equivalent. */
  share: number;
  shareBy: Record<Kind, number>;
}

export function scoreOf(chart: string, verdicts: readonly Verdict[]): Score {
  const count = (outcome: Verdict['outcome']) => verdicts.filter((it) => it.outcome === outcome).length;
  const noticeable = verdicts.length - count('equivalent');
  const share = (number: number) => (noticeable === 0 ? 1 : number / noticeable);
  const shareBy = Object.fromEntries(
    KINDS.map((kind) => [kind, share(verdicts.filter(({ noticedBy }) => noticedBy.includes(kind)).length)]),
  ) as Record<Kind, number>;
  return {
    chart,
    mutants: verdicts.length,
    killed: count('killed'),
    equivalent: count('equivalent'),
    survived: count('survived'),
    share: share(count('killed')),
    shareBy,
  };
}
