import { type AnyStateMachine, createMachine } from 'xstate';
import { type Config, recordOf } from './config.ts';
import type { Mutant } from './defect.ts';
import { delayMutants } from './delays.ts';
import { stateDefects } from './effects.ts';
import { outcomeDefects, transitionDefects } from './transitions.ts';

/** A mutant that loops forever stops with an error. */
const MOST_TRANSITIONS = 500;

/** Every mutant of a chart. Provided ports stay provided. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const defects = [...transitionDefects(machine), ...outcomeDefects(machine), ...stateDefects(machine)];
  const changed = defects.map(
    ({ operator, detail, at, config }): Mutant => ({
      operator,
      name: `${operator}${detail === '' ? '' : ` (${detail})`}: ${at}`,
      machine: createMachine(endingSoon(config), machine.implementations),
    }),
  );
  return [...changed, ...delayMutants(machine)];
}

function endingSoon(config: unknown): Config {
  return { ...recordOf(config), options: { maxIterations: MOST_TRANSITIONS } };
}
