import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ChartName, charts } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';

const names = Object.keys(charts) as ChartName[];

/** As it was written; that it is fresh is tested with the drawings. */
function coverageOf(name: ChartName) {
  return JSON.parse(readFileSync(`docs/charts/${name}.coverage.json`, 'utf8'));
}

describe('the coverage of the charts', () => {
  it.each(names)('is complete for the tours of the %s chart, but for what its model excuses', (name) => {
    const { chart, totals, missed, unreachable, tours, steps } = coverageOf(name);
    expect(chart).toBe(name);
    for (const total of Object.values<{ walked: number; reachable: number }>(totals)) {
      expect(total.walked).toBe(total.reachable);
    }
    expect(Object.values(missed).flat()).toEqual([]);
    const excused = Object.keys(models[name].unreachable);
    expect([...unreachable.states, ...unreachable.transitions].filter((id) => !excused.includes(id))).toEqual(
      [],
    );
    const walked = tours.map((tour: { steps: number }) => tour.steps);
    expect(walked.reduce((sum: number, length: number) => sum + length, 0)).toBe(steps);
  });

  it('names states, transitions, guards, delays, outside work and requirements', () => {
    const { structure, walkedBy } = coverageOf('session');
    expect(structure.states.find(({ id }: { id: string }) => id === 'session.signingOut')).toMatchObject({
      type: 'atomic',
      initial: null,
      entry: [],
      exit: [],
      invoked: ['endSession'],
      tags: ['busy'],
      requirements: ['LOGIN-8', 'SESSION-5'],
    });
    const reconnecting =
      'session.signedIn.profile.failed|xstate.after.reconnect.session.signedIn.profile.failed|0';
    expect(structure.transitions.find(({ id }: { id: string }) => id === reconnecting)).toMatchObject({
      source: 'session.signedIn.profile.failed',
      targets: ['session.signedIn.profile.loadingUser'],
      kind: 'delay',
      trigger: 'reconnect',
      delayMs: 10_000,
      guard: 'isUnreachable',
      actions: [],
      reenters: false,
    });
    expect(walkedBy.guardOutcomes['session.signedIn|session.begunElsewhere|0: no']).toBeGreaterThan(0);
  });
});
