import type { AnyStateMachine } from 'xstate';
import type { Mutant } from './defect.ts';

const CHANGE_MS = 1;

export function delayMutants(machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.delays).flatMap(([name, length]) =>
    [CHANGE_MS, -CHANGE_MS].map((byMs) => ({
      operator: 'change a delay' as const,
      name: `change a delay (${byMs > 0 ? 'longer' : 'shorter'}): ${name}`,
      machine: machine.provide({ delays: { [name]: changed(length, byMs) } }),
    })),
  );
}

function changed(length: unknown, byMs: number) {
  return (...given: unknown[]) => Number(typeof length === 'function' ? length(...given) : length) + byMs;
}
