import { expect, it } from 'vitest';
import {
  selectAccountId,
  selectAutoRenew,
  selectChoice,
  selectMemberMessage,
  selectOtherPayer,
  selectReceiptEmail,
  selectRefusal,
  selectSaleAccounts,
  selectSaleProblems,
  selectTerms,
} from '#machines/sale/sale.selectors.ts';
import { CARD } from '#marketplace/story-offers.ts';
import {
  ambiguous,
  CHARGE_KEPT,
  DECLINED,
  DRAFT,
  LOADED,
  ORDER,
  OTHER_ACCOUNT,
  SALE_QUOTE,
  TERMS_CHANGED,
} from './sale-fixtures.ts';
import { startSale } from './start-sale.ts';

it('API-21.1: after the terms have changed, the page loads and shows them, and sells once the patient accepts them', async () => {
  const { sale, loadSale, loadTerms, quoteSale, sellPlan, now, confirm } = startSale();
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  await sellPlan.fail(TERMS_CHANGED);
  await loadTerms.succeed({ version: 2, text: 'Terms 2' });
  await quoteSale.succeed(SALE_QUOTE);
  expect([selectTerms(now())?.text, now().context.accepts, selectRefusal(now())?.message]).toEqual([
    'Terms 2',
    false,
    'The terms have changed. Read them again.',
  ]);
  sale.send({ type: 'sale.confirm' });
  confirm();
  expect(sellPlan.asked.map(({ order: { key, termsVersion } }) => [key, termsVersion])).toEqual([
    ['k-1', 1],
    ['k-2', 2],
  ]);
});

it('SESSION-6.3: the order that the user sends is user activity, and its repeats are not', async () => {
  const { loadSale, quoteSale, sellPlan, clock, confirm } = startSale();
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  await sellPlan.succeed({ kind: 'pending' });
  clock.increment(5000);
  await sellPlan.fail(DECLINED);
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  expect(sellPlan.asked.map(({ order: { key }, isRepeated }) => [key, isRepeated])).toEqual([
    ['k-1', false],
    ['k-1', true],
    ['k-2', false],
  ]);
});

it('API-21: a card that is added while the order is charged is listed, and is not the one charged', async () => {
  const { sale, loadSale, quoteSale, sellPlan, now, confirm } = startSale();
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  sale.send({ type: 'account.add', account: OTHER_ACCOUNT });
  await sellPlan.fail(DECLINED);
  expect([selectSaleAccounts(now())?.map(({ id }) => id), selectAccountId(now())]).toEqual([
    ['302', '301'],
    '301',
  ]);
});

it.each([
  ['stays chosen', [CARD], '301'],
  ['is chosen if there was none', [], '302'],
])(
  'API-9, API-21: after a card that may have been added, the payment methods load again, and one %s',
  async (_, accounts, chosen) => {
    const { sale, loadSale, quoteSale, listAccounts, now } = startSale();
    await loadSale.succeed({ ...LOADED, accounts });
    await quoteSale.succeed(SALE_QUOTE);
    sale.send({ type: 'terms.accept', accepts: true });
    sale.send({ type: 'accounts.reload' });
    await listAccounts.succeed([OTHER_ACCOUNT, ...accounts]);
    await quoteSale.succeed(SALE_QUOTE);
    expect([
      selectSaleAccounts(now()),
      selectAccountId(now()),
      now().context.accepts,
      now().matches({ choosing: 'quoted' }),
    ]).toEqual([[OTHER_ACCOUNT, ...accounts], chosen, true, true]);
  },
);

it('API-21.16: a card that is added is stored with the sale, so that a reload keeps it', async () => {
  const { sale, loadSale, quoteSale, log } = startSale();
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(SALE_QUOTE);
  log.length = 0;
  sale.send({ type: 'account.add', account: OTHER_ACCOUNT });
  expect(log.map(([name]) => name)).toEqual(['storeDraft']);
});

it('API-21.1: terms that load again after a failure have to be accepted again', async () => {
  const { sale, loadSale, quoteSale, listAccounts, now } = startSale();
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(SALE_QUOTE);
  sale.send({ type: 'terms.accept', accepts: true });
  sale.send({ type: 'accounts.reload' });
  await listAccounts.fail(DECLINED);
  sale.send({ type: 'load.retry' });
  await loadSale.succeed({ ...LOADED, terms: { version: 2, text: 'Terms 2' } });
  expect([selectTerms(now())?.text, now().context.accepts]).toEqual(['Terms 2', false]);
});

it('API-21.24: without a chosen plan there is no price and no sale; the plan then covers the family', async () => {
  const { sale, loadSale, quoteSale, sellPlan, confirm } = startSale({ wantedOfferId: '' });
  const draft = { ...DRAFT, choice: { ...DRAFT.choice, offerId: '7' } };
  await loadSale.succeed({ ...LOADED, draft });
  confirm();
  expect([quoteSale.asked, sellPlan.asked]).toEqual([[], []]);
  sale.send({ type: 'plan.choose', offerId: '42' });
  expect(quoteSale.asked.map(({ choice }) => [choice.offerId, choice.levelId])).toEqual([['42', 'two']]);
});

it('API-21.1: a birth date with a year of two digits is read when the field is left, and the price is loaded for it', async () => {
  const { sale, loadSale, quoteSale, now } = startSale({ kind: 'addMember' });
  const type = (field: 'firstName' | 'lastName' | 'birthDate', value: string) => {
    sale.send({ type: 'field.change', field, value });
    sale.send({ type: 'field.blur', field });
  };
  await loadSale.succeed(LOADED);
  type('firstName', 'Wren');
  type('lastName', 'Talbot');
  type('birthDate', '01/05/85');
  await quoteSale.succeed(SALE_QUOTE);
  type('birthDate', '01/05/26');
  expect(now().context.fields.texts.birthDate).toBe('01/05/2026');
  expect(quoteSale.asked.map(({ newMember }) => newMember?.birthDate)).toEqual(['1985-01-05', '2026-01-05']);
});

it.each([
  ['begins with the wanted plan', '42', null, { offerId: '42', levelId: 'one', billing: 'annual' }],
  ['begins without a plan if the wanted one is not on offer', '7', null, { offerId: '', levelId: '' }],
  ['begins without a plan if none is wanted', '', null, { offerId: '', levelId: '' }],
  ['keeps its draft’s plan without a wanted one', '', { wantedOfferId: '42' }, DRAFT.choice],
  ['keeps its draft’s plan after a reload', '42', { wantedOfferId: '42' }, DRAFT.choice],
  ['keeps its draft’s plan if the wanted one is not on offer', '7', {}, DRAFT.choice],
  ['keeps the plan of an order that was sent', '42', { order: ORDER }, DRAFT.choice],
  ['keeps its draft’s coverage with a plan chosen since', '42', {}, { offerId: '42', levelId: 'two' }],
])('API-21.24: a purchase %s', async (_, wantedOfferId, draft, choice) => {
  const { sale, loadSale } = startSale({ wantedOfferId });
  await loadSale.succeed({ ...LOADED, draft: draft && { ...DRAFT, ...draft } });
  const { dependents } = sale.getSnapshot().context;
  expect([selectChoice(sale.getSnapshot()), dependents]).toEqual([
    { ...choice, billing: 'annual' },
    draft === null ? [] : DRAFT.dependents,
  ]);
});

it.each([
  { type: 'level.choose', levelId: 'one' },
  { type: 'plan.choose', offerId: '42' },
  { type: 'dependent.remove', at: 0 },
] as const)(
  'API-21.24: messages about a person who was not entered disappear on $type, because the page may hide the fields',
  async (event) => {
    const { sale, loadSale, now } = startSale();
    await loadSale.succeed({ ...LOADED, draft: DRAFT });
    sale.send({ type: 'dependent.add' });
    const problems = () => [selectMemberMessage('firstName')(now()), selectSaleProblems(now())];
    expect(problems()).toEqual(['Name must be at least 3 characters', 3]);
    sale.send(event);
    expect(problems()).toEqual([null, 0]);
  },
);

it('API-21.10: a charge that was kept stays on the page while the price is refused, until the user changes the order', async () => {
  const { sale, loadSale, quoteSale, sellPlan, now, confirm } = startSale();
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  await sellPlan.fail(CHARGE_KEPT);
  await quoteSale.fail({ ...ambiguous('newMember'), code: 'memberCovered' });
  sale.send({ type: 'account.choose', id: OTHER_ACCOUNT.id });
  expect(selectRefusal(now())?.code).toBe('chargeKept');
  sale.send({ type: 'billing.choose', billing: 'monthly' });
  expect(selectRefusal(now())).toBeNull();
});

it.each([
  { type: 'account.choose', id: 'Cash' },
  { type: 'account.add', account: OTHER_ACCOUNT },
  { type: 'renewal.choose', autoRenew: false },
  { type: 'accounts.reload' },
] as const)('API-21.11: why an order was refused disappears on $type', async (event) => {
  const { sale, loadSale, quoteSale, sellPlan, now, confirm } = startSale();
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  await sellPlan.fail(DECLINED);
  await quoteSale.succeed(SALE_QUOTE);
  expect(selectRefusal(now())?.code).toBe('cardDeclined');
  sale.send(event);
  expect(selectRefusal(now())).toBeNull();
});

it('API-21.16: a renewal keeps the chosen auto-renewal after a price that failed, and after a reload', async () => {
  const { sale, loadSale, quoteSale, now } = startSale({ kind: 'renewal' });
  const renewing = { ...SALE_QUOTE, autoRenew: true };
  await loadSale.succeed(LOADED);
  await quoteSale.succeed(renewing);
  expect(selectAutoRenew(now())).toBe(true);
  sale.send({ type: 'renewal.choose', autoRenew: false });
  sale.send({ type: 'billing.choose', billing: 'monthly' });
  await quoteSale.fail(new Error('offline'));
  sale.send({ type: 'quote.retry' });
  await quoteSale.succeed(renewing);
  expect(selectAutoRenew(now())).toBe(false);
  const reloaded = startSale({ kind: 'renewal' });
  await reloaded.loadSale.succeed({ ...LOADED, draft: { ...DRAFT, autoRenew: false } });
  await reloaded.quoteSale.succeed(renewing);
  expect(selectAutoRenew(reloaded.now())).toBe(false);
});

it('API-7: a receipt of what was sold on a dependent’s page belongs to the subscriber, and asks for an address', async () => {
  const { loadSale, quoteSale, sellPlan, now, confirm } = startSale({ kind: 'renewal' });
  await loadSale.succeed({ ...LOADED, isDependent: true });
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  const members = [
    { memberId: '10000009', name: 'Ada Marlowe', birthDate: '1988-05-02', relationship: 'Self' },
    { ...LOADED.patient, birthDate: '2015-05-02', relationship: 'Dependent' },
  ] as const;
  await sellPlan.succeed({ kind: 'sold', planId: '9', transactionId: '70004', members });
  expect(selectOtherPayer(now())).toBe(members[0]);
  expect(selectReceiptEmail(now())?.getSnapshot().context.ownAddress).toBe('');
});
