import { expect, it } from 'vitest';
import { startNames } from '#domain/atelier/start-names.ts';

it.each([
  [
    [
      { dueCents: 3000, today: '2026-11-22' },
      { dueCents: 0, today: '2026-11-22' },
    ],
    ['dueCents 3000', 'dueCents 0'],
  ],
  [
    [{ may: { edit: true } }, { may: { edit: false } }],
    ['may.edit yes', 'may.edit no'],
  ],
  [
    [{ codes: [] }, { codes: ['X1010'] }],
    ['codes empty', 'codes none'],
  ],
  [
    [
      { path: '/', last: null },
      { path: '', last: null },
      { path: '', last: 'u1' },
    ],
    ['path /, last none', 'path empty, last none', 'path empty, last u1'],
  ],
  [
    [{ all: 1 }, { all: 1 }],
    ['', ''],
  ],
])('names the inputs %j by what differs', (inputs, names) => {
  expect(startNames(inputs)).toEqual(names);
});
