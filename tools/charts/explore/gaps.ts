import { describeChart } from '../describe/describe.ts';
import type { AnyModel } from './model.ts';

/** Throws if a model lacks an outcome of outside work. A missing event case does not compile. */
export function refuseGaps({ machine, outcomes }: AnyModel): void {
  const { id, states, transitions } = describeChart(machine);
  const invoked = states.flatMap((state) => state.invoked.map((actor) => actor.id));
  const awaited = transitions.filter(({ kind }) => kind === 'actorDone' || kind === 'actorFailed');
  const actors = new Set([...invoked, ...awaited.map(({ trigger }) => trigger)]);
  for (const actor of actors) {
    const named = Object.values(outcomes[actor] ?? {});
    const awaits = (kind: string) => awaited.some((it) => it.kind === kind && it.trigger === actor);
    if (awaits('actorDone') && !named.some((outcome) => 'output' in outcome))
      throw new Error(`The model of ${id} says no outcome in which ${actor} succeeds`);
    if (awaits('actorFailed') && !named.some((outcome) => 'error' in outcome))
      throw new Error(`The model of ${id} says no outcome in which ${actor} fails`);
  }
  const stranger = Object.keys(outcomes).find((actor) => !actors.has(actor));
  if (stranger !== undefined)
    throw new Error(`The model of ${id} says how ${stranger} ends, but the chart never invokes it`);
}
