import { expect, it } from 'vitest';
import { draftIn } from '#marketplace/sale-draft.ports.ts';
import { DRAFT, ORDER } from '#tests/machines/sale-fixtures.ts';

it('API-21.24: a draft of an older version, which contains no wanted plan, keeps its order', () => {
  const { wantedOfferId: _, ...older } = { ...DRAFT, order: ORDER };
  expect(draftIn(older, DRAFT)).toEqual(older);
  expect(draftIn({ ...older, wantedOfferId: 42 }, DRAFT)).toBeNull();
});
