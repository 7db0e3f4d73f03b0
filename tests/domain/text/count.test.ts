import { expect, it } from 'vitest';
import { formatShortCount } from '#domain/text/count.ts';

it('a short count has at most four characters, whatever the size of the practice', () => {
  expect([0, 999, 1249, 12_500, 250_000].map(formatShortCount)).toEqual(['0', '999', '1.2K', '13K', '250K']);
});
