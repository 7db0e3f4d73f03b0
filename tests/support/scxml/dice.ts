import fc from 'fast-check';

/** A chart from dice: its states, its ways, and what its guards say, anew at every event. */
export interface Dice {
  shape: Shape;
  ways: readonly Way[];
  verdicts: readonly boolean[];
}

export interface Shape {
  kind: 'leaf' | 'final' | 'compound' | 'parallel' | 'history' | 'deepHistory';
  children: readonly Shape[];
}

/** States are numbered in the order of the chart; a number beyond the last begins again with the first. */
export interface Way {
  from: number;
  on: (typeof TRIGGERS)[number];
  to: readonly number[];
  guard: (typeof GUARDS)[number] | null;
  reenters: boolean;
}

/** The events that are sent. */
export const EVENTS = ['tap', 'tip.top', 'tip.tap'] as const;
export const TRIGGERS = [...EVENTS, 'tip.*', '*', 'always', 'after', 'onDone'] as const;
export const GUARDS = ['first', 'second', 'third', 'fourth'] as const;
export const MOST_EVENTS = 25;

const shape = (...kinds: Shape['kind'][]): fc.Arbitrary<Shape> =>
  fc.record({ kind: fc.constantFrom(...kinds), children: fc.constant([]) });

function shapes(depth: number): fc.Arbitrary<Shape> {
  const inner = (leaf: fc.Arbitrary<Shape>) =>
    depth === 0
      ? leaf
      : fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 3, arbitrary: shapes(depth - 1) });
  const others = fc.array(inner(shape('leaf', 'leaf', 'final', 'final', 'history', 'deepHistory')), {
    minLength: 1,
    maxLength: 3,
  });
  const regions = fc.array(inner(shape('leaf')), { minLength: 2, maxLength: 3 });
  const memory = fc.array(shape('history', 'deepHistory'), { maxLength: 1 });
  const compound = fc
    .tuple(inner(shape('leaf', 'leaf', 'leaf', 'final')), others)
    .map(([first, more]): Shape => ({ kind: 'compound', children: [first, ...more] }));
  const parallel = fc
    .tuple(regions, memory)
    .map(([some, more]): Shape => ({ kind: 'parallel', children: [...some, ...more] }));
  return fc.oneof({ weight: 2, arbitrary: compound }, { weight: 1, arbitrary: parallel });
}

const way: fc.Arbitrary<Way> = fc.record({
  from: fc.nat(30),
  on: fc.constantFrom(...TRIGGERS, 'onDone'),
  to: fc.array(fc.nat(30), { maxLength: 2 }),
  guard: fc.option(fc.constantFrom(...GUARDS)),
  reenters: fc.boolean(),
});

export const dice: fc.Arbitrary<Dice> = fc.record({
  shape: shapes(2),
  ways: fc.array(way, { minLength: 3, maxLength: 25 }),
  verdicts: fc.array(fc.boolean(), { minLength: 1, maxLength: 31 }),
});

/** Which event comes, by its number; one more than there are lets the next timer run out. */
export const events = fc.array(fc.nat(EVENTS.length), { minLength: 5, maxLength: MOST_EVENTS });
