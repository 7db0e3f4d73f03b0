import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, isMachineSnapshot } from 'xstate';
import { transitionId } from '#atelier/describe.ts';
import { overhearGuards } from './guards.ts';

/** Far more than any step takes: a chart that goes on and on is stopped. */
const MOST_TRANSITIONS = 1000;

/** What was heard of a running chart, in order, by the ids of its description. */
export interface Hearing {
  /** Every state that was active, also between two transitions of one step. */
  states: string[];
  transitions: string[];
  /** What each guard that was asked said: the transition's id, then `yes` or `no`. */
  guardOutcomes: string[];
}

/**
 * An ear at a chart that runs in a system. The chart must be a copy of the listener's own: its guards are overheard.
 * @returns a function that hands over what was heard since the last time
 */
export function listenTo(machine: AnyStateMachine, system: AnyActorRef['system']) {
  const transitions: string[] = [];
  const guardOutcomes: string[] = [];
  const active: string[] = [];
  const see = ({ _nodes }: AnyMachineSnapshot) => active.push(..._nodes.map(({ id }) => id));
  system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    // A chart that it invokes has a walk of its own.
    if (isMachineSnapshot(inspected.snapshot) && inspected.snapshot.machine.id !== machine.id) return;
    transitions.push(...inspected._transitions.map(transitionId));
    active.push(...inspected._transitions.map(({ source }) => source.id));
    if (isMachineSnapshot(inspected.snapshot)) see(inspected.snapshot);
    if (transitions.length > MOST_TRANSITIONS) throw new Error(`${machine.id} does not come to rest`);
  });
  overhearGuards(machine, (id, passes) => guardOutcomes.push(`${id}: ${passes ? 'yes' : 'no'}`));
  return (at?: AnyMachineSnapshot): Hearing => {
    if (at !== undefined) see(at);
    return {
      states: [...new Set(active.splice(0))],
      transitions: transitions.splice(0),
      guardOutcomes: guardOutcomes.splice(0),
    };
  };
}
