import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, isMachineSnapshot } from 'xstate';
import { transitionId } from '../describe/transition-id.ts';
import { observeGuards } from './guards.ts';

/** Far more than any step takes: stops a chart that loops. */
const MOST_TRANSITIONS = 1000;

/** What a running chart did, in order, using the ids of its description. */
export interface Observation {
  /** Every state that was active, including those between the transitions of one step. */
  states: string[];
  transitions: string[];
  /** What each evaluated guard returned: the id of its transition, then `true` or `false`. */
  guardOutcomes: string[];
}

/**
 * Observes a chart that runs in a system. The chart must be a copy, because its guards are replaced.
 *
 * @returns a function that returns the observations since its last call
 */
export function observe(machine: AnyStateMachine, system: AnyActorRef['system']) {
  const transitions: string[] = [];
  const guardOutcomes: string[] = [];
  const active: string[] = [];
  const addActive = ({ _nodes }: AnyMachineSnapshot) => active.push(..._nodes.map(({ id }) => id));
  system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    // A chart that this one invokes is walked separately.
    if (isMachineSnapshot(inspected.snapshot) && inspected.snapshot.machine.id !== machine.id) return;
    transitions.push(...inspected._transitions.map(transitionId));
    active.push(...inspected._transitions.map(({ source }) => source.id));
    if (isMachineSnapshot(inspected.snapshot)) addActive(inspected.snapshot);
    if (transitions.length > MOST_TRANSITIONS) throw new Error(`${machine.id} does not come to rest`);
  });
  observeGuards(machine, (id, passes) => guardOutcomes.push(`${id}: ${passes}`));
  return (at?: AnyMachineSnapshot): Observation => {
    if (at !== undefined) addActive(at);
    return {
      states: [...new Set(active.splice(0))],
      transitions: transitions.splice(0),
      guardOutcomes: guardOutcomes.splice(0),
    };
  };
}
