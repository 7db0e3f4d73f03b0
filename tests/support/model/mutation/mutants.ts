import { type AnyStateMachine, createMachine } from 'xstate';
import { type Config, recordOf } from './config.ts';
import type { Mutant } from './defect.ts';
import { delayMutants } from './delays.ts';
import { stateDefects } from './effects.ts';
import { outcomeDefects, wayDefects } from './ways.ts';

/** A mutant that never comes to rest stops with an error after so many transitions in one step. */
const MOST_TRANSITIONS = 500;

/** Every single defect of these kinds; ports that are provided stay so. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const defects = [...wayDefects(machine), ...outcomeDefects(machine), ...stateDefects(machine)];
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
