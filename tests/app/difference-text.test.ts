import { expect, it } from 'vitest';
import { differenceText } from '#atelier/difference-text.ts';
import type { PartChange } from '#domain/atelier/comparison.ts';

it.each<[string, unknown, unknown, string]>([
  ['targets', ['door.open.lit'], ['mainHall'], 'target from open › lit to mainHall'],
  ['targets', undefined, ['door.shut', 'door.open'], 'target from none to shut, open'],
  ['initial', 'door.shut', 'door.open.lit', 'initial state from shut to open › lit'],
  ['guard', undefined, { and: ['isOpen', { not: 'isLit' }] }, 'guard from none to isOpen and not isLit'],
  ['delayMs', 500, 2000, 'delay from 0.5 s to 2 s'],
  ['reenters', undefined, true, 'enters its state again from no to yes'],
  ['type', 'atomic', 'final', 'type from without inner states to end'],
  ['entry', ['lock', 'log'], undefined, 'entry actions from lock, log to none'],
  [
    'history',
    undefined,
    { depth: 'deep', targets: ['door.open.lit'] },
    'history from none to deep, by default open › lit',
  ],
])(
  'ATELIER-6.3: a comparison shows the changed %s from %j to %j in words',
  (property, before, after, words) => {
    const changes: PartChange[] = [{ property, before, after }];
    expect(
      differenceText({ sign: '~', kind: 'transition', id: 'door.shut|door.open|0', guard: null, changes }),
    ).toBe(`Changed transition shut: door.open: ${words}`);
  },
);

it.each([
  ['+', 'isOpen', 'Added transition shut: door.open [isOpen]'],
  ['-', { not: 'isOpen' }, 'Removed transition shut: door.open [not isOpen]'],
] as const)('ATELIER-6.3: a comparison names a transition (%s) with its guard %j', (sign, guard, words) => {
  expect(differenceText({ sign, kind: 'transition', id: 'door.shut|door.open|0', guard, changes: [] })).toBe(
    words,
  );
});
