import { createMachine } from 'xstate';

const GROUPS = 6;
const STATES_IN_GROUP = 9;

const group = (number: number) => ({
  initial: 's0',
  on: { [`leave.${number}`]: `#bench.g${(number + 1) % GROUPS}` },
  states: Object.fromEntries(
    Array.from({ length: STATES_IN_GROUP }, (_, index) => [
      `s${index}`,
      {
        description: `State ${index} of group ${number}.`,
        on: {
          next: `s${(index + 1) % STATES_IN_GROUP}`,
          ...(index % 3 === 0 ? { reset: { guard: 'isSet', target: 's0', actions: 'log' } } : {}),
        },
      },
    ]),
  ),
});

/** 60 states below the root, in six groups. */
export const bench = createMachine(
  {
    id: 'bench',
    initial: 'g0',
    states: Object.fromEntries(
      Array.from({ length: GROUPS }, (_, number) => [`g${number}`, group(number) as object]),
    ),
  },
  { guards: { isSet: () => true }, actions: { log: () => undefined } },
);
