import { KINDS, type Kind } from './suites.ts';
import type { Verdict } from './verdict.ts';

/** At least this share of the defects of a chart must be noticed. */
export const LEAST_SHARE = 0.95;

/** What became of a chart's mutants. */
export interface Score {
  chart: string;
  mutants: number;
  killed: number;
  equivalent: number;
  survived: number;
  /** Of those that somebody could notice. */
  share: number;
  shareBy: Record<Kind, number>;
}

export function scoreOf(chart: string, verdicts: readonly Verdict[]): Score {
  const count = (standing: Verdict['standing']) => verdicts.filter((it) => it.standing === standing).length;
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
