import { type Graph, type Situation, situationAt } from '../graph.ts';
import type { Step } from '../model.ts';
import { textOf } from '../text.ts';

/**
 * The shortest way to tell two explorations of one model apart: the steps after which state, context, delays, outside
 * work or executed actions differ. None, where nobody could: such charts are bisimilar.
 */
export function firstDifference(one: Graph, other: Graph): Step[] | null {
  if (textOf(one.start.actions) !== textOf(other.start.actions)) return [];
  const seen = new Set<string>();
  const queue = [{ left: 0, right: 0, way: [] as Step[] }];
  for (const { left, right, way } of queue) {
    const [here, there] = [situationAt(one, left), situationAt(other, right)];
    if (standing(one, here) !== standing(other, there)) return way;
    for (const [place, move] of here.moves.entries()) {
      const twin = there.moves[place];
      const further = [...way, move.step];
      if (textOf(twin?.actions) !== textOf(move.actions)) return further;
      if (twin === undefined || seen.has(`${move.to} ${twin.to}`)) continue;
      seen.add(`${move.to} ${twin.to}`);
      queue.push({ left: move.to, right: twin.to, way: further });
    }
  }
  return null;
}

/** All that can be seen of a situation from outside. */
function standing({ model }: Graph, { snapshot, timers, ended, moves }: Situation): string {
  const { value, status, output, children } = snapshot;
  const delays = timers.map(({ id, leftMs }) => [id, leftMs]);
  const steps = moves.map(({ step }) => step.label);
  return textOf([
    value,
    status,
    output,
    model.abstraction(snapshot),
    Object.keys(children).sort(),
    delays,
    ended,
    steps,
  ]);
}
