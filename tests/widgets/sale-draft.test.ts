import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import { draftIn, draftOf } from '#marketplace/sale-draft.ports.ts';
import { DRAFT, ORDER } from '#tests/machines/sale-fixtures.ts';

it('API-21.24: a draft of an older version, which contains no wanted plan, keeps its order', () => {
  const { wantedOfferId: _, ...older } = { ...DRAFT, order: ORDER };
  expect(draftIn(older, DRAFT)).toEqual(older);
  expect(draftIn({ ...older, wantedOfferId: 42 }, DRAFT)).toBeNull();
});

it('API-21.16, API-21.26: a sale under way keeps its check and the number, and never the note', () => {
  const input = { kind: 'purchase', key: 'k0', today: '2026-03-16', wantedOfferId: '' } as const;
  const { context } = createActor(saleMachine, { input }).getSnapshot();
  const texts = { ...DRAFT.texts, checkNumber: '1042', note: 'From his mother' };
  const order = { ...ORDER, accountId: 'Check', checkNumber: '1042', note: 'From his mother' };
  const fields = { ...context.fields, texts };
  const draft = draftOf(DRAFT, { ...context, fields, order, accountId: 'Check' });
  expect(draftIn(JSON.parse(JSON.stringify(draft)), DRAFT)).toMatchObject({
    accountId: 'Check',
    checkNumber: '1042',
    order: { accountId: 'Check', checkNumber: '1042' },
  });
  expect(JSON.stringify(draft)).not.toContain('mother');
});
