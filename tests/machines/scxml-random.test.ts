// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toScxml } from '#atelier/scxml.ts';
import { times } from '#tests/support/depth.ts';
import { type Dice, dice, EVENTS, events, TRIGGERS } from '#tests/support/scxml/dice.ts';
import { readScxml } from '#tests/support/scxml/document.ts';
import { portableChart, type RandomChart } from '#tests/support/scxml/random-chart.ts';
import { type Recorded, recordersOf } from '#tests/support/scxml/record.ts';
import { replaysOf } from '#tests/support/scxml/replay.ts';

/** Runs a chart and its document side by side, as far as XState comes to rest. */
function runBoth({ machine, chart, tick }: RandomChart, numbers: readonly number[]): Recorded[] {
  const replay = replaysOf(chart, readScxml(toScxml(chart, EVENTS)))();
  const record = recordersOf(machine);
  const recorded: Recorded[] = [];
  const step = (take: () => Recorded) => {
    const next = restless(take);
    if (next !== undefined) {
      replay.follow(next);
      recorded.push(next);
    }
    return next;
  };
  let recorder: ReturnType<typeof record> | undefined;
  step(() => {
    recorder = record();
    return recorder.start;
  });
  for (const number of numbers) {
    const last = recorded.at(-1);
    if (recorder === undefined || last === undefined || last.isDone) break;
    const { send, wait } = recorder;
    const type = EVENTS[number];
    tick();
    if (type === undefined && last.timers.length === 0) continue;
    if (step(() => (type === undefined ? wait() : send({ type }))) === undefined) break;
  }
  return recorded;
}

function restless(take: () => Recorded): Recorded | undefined {
  try {
    return take();
  } catch (error) {
    if (error instanceof Error && error.message.includes('come to rest')) return undefined;
    throw error;
  }
}

describe('random portable charts', () => {
  const taken = new Map<string, number>();

  it('are run by the algorithm of the W3C as XState runs them', () => {
    fc.assert(
      fc.property(dice, events, (rolled: Dice, numbers) => {
        const random = portableChart(rolled);
        const lines = runBoth(random, numbers).flatMap(({ trace }) => trace);
        for (const line of lines) {
          const way = random.ways[Number(/^do way (\d+)$/.exec(line)?.[1])];
          if (way !== undefined) taken.set(way.on, (taken.get(way.on) ?? 0) + 1);
        }
      }),
      { numRuns: times(2000, 120), seed: 3 },
    );
  });

  it('go ways of every kind', () => {
    expect([...taken.keys()].sort()).toEqual([...TRIGGERS].sort());
  });
});
