import { expect, it } from 'vitest';
import {
  selectAccountId,
  selectHasUnsavedSale,
  selectIsOrderOpen,
  selectLacksAccount,
  selectLaterAccount,
  selectLaterPayer,
  selectOfficeWords,
  selectSaleCheckNumberMessage,
  selectSaleProblems,
} from '#machines/sale/sale.selectors.ts';
import type { LoadedSale, SaleField } from '#machines/sale/sale.types.ts';
import { CARD } from '#marketplace/story-offers.ts';
import { LOADED, OTHER_ACCOUNT, SALE_QUOTE } from './sale-fixtures.ts';
import { startSale } from './start-sale.ts';

it('API-21.11: the card that is also charged later is chosen first: the subscriber’s, or the practice’s if it pays for the plan', async () => {
  const own = { ...CARD, isAutoRenewal: true };
  const subscribers = { ...OTHER_ACCOUNT, memberId: '10000412' };
  const open = async (accounts: LoadedSale['accounts'], isDependent = true) => {
    const { sale, loadSale, quoteSale, now } = startSale({ kind: 'renewal' });
    await loadSale.succeed({ ...LOADED, accounts, isDependent });
    await quoteSale.succeed(SALE_QUOTE);
    const later = (autoRenew: boolean) => {
      sale.send({ type: 'renewal.choose', autoRenew });
      return [selectLaterPayer(now()), selectLaterAccount(now())];
    };
    const chosen = selectAccountId(now());
    return { sale, quoteSale, now, later, chosen };
  };
  const { sale, quoteSale, now, later, chosen } = await open([own, subscribers]);
  expect([chosen, later(true)]).toEqual(['302', ['chosen', undefined]]);
  sale.send({ type: 'account.choose', id: '301' });
  expect([later(true), later(false)]).toEqual([
    ['subscriber', null],
    ['subscriber', undefined],
  ]);
  sale.send({ type: 'billing.choose', billing: 'monthly' });
  await quoteSale.succeed({ ...SALE_QUOTE, later: [{ dueDate: '2026-04-16', cents: 3333 }] });
  expect(selectLaterAccount(now())).toBeNull();

  const renewing = { ...subscribers, isAutoRenewal: true };
  const marked = await open([own, renewing]);
  marked.sale.send({ type: 'account.choose', id: '301' });
  expect(marked.later(true)).toEqual(['subscriber', renewing]);
  const expired = await open([own, { ...renewing, expirationDate: '02/26' }]);
  expect([expired.chosen, expired.later(true)]).toEqual(['301', ['subscriber', null]]);
  const subscriber = await open([own], false);
  expect([subscriber.chosen, subscriber.later(true)]).toEqual(['301', ['chosen', undefined]]);

  const ofPractice = { ...subscribers, id: '303', memberId: null, isAutoRenewal: true };
  const paid = await open([own, ofPractice], false);
  expect([paid.chosen, paid.later(true)]).toEqual(['303', ['chosen', undefined]]);
  paid.sale.send({ type: 'account.choose', id: '301' });
  expect(paid.later(true)).toEqual(['practice', ofPractice]);
  const unpaid = await open([own, { ...ofPractice, isAutoRenewal: false }], false);
  expect([unpaid.chosen, unpaid.later(true)]).toEqual(['301', ['practice', null]]);
});

it('API-21.26: a patient without a card pays by check: its number is required and ordered, and added people change neither', async () => {
  const { sale, loadSale, quoteSale, sellPlan, now, confirm } = startSale();
  const type = (field: SaleField, value: string) => sale.send({ type: 'field.change', field, value });
  expect(selectIsOrderOpen(now())).toBeNull();
  await loadSale.succeed({ ...LOADED, accounts: [] });
  await quoteSale.succeed(SALE_QUOTE);
  expect([selectHasUnsavedSale(now()), selectIsOrderOpen(now())]).toEqual([false, false]);
  confirm();
  expect([selectLacksAccount(now()), selectSaleProblems(now())]).toEqual([true, 1]);
  sale.send({ type: 'account.choose', id: 'Check' });
  confirm();
  expect([selectSaleCheckNumberMessage(now()), selectSaleProblems(now()), sellPlan.asked]).toEqual([
    'Check number is required.',
    1,
    [],
  ]);
  type('checkNumber', '1042');
  type('note', 'From his mother ');
  type('firstName', 'Nora');
  type('lastName', 'Marlowe');
  type('birthDate', '05/02/1965');
  sale.send({ type: 'dependent.add' });
  await quoteSale.succeed(SALE_QUOTE);
  confirm();
  expect(
    sellPlan.asked.map(({ order: { accountId, checkNumber, note } }) => [accountId, checkNumber, note]),
  ).toEqual([['Check', '1042', 'From his mother']]);
  expect([selectHasUnsavedSale(now()), selectIsOrderOpen(now())]).toEqual([true, true]);
  await sellPlan.succeed({ kind: 'sold', planId: '9', transactionId: '70', members: [] });
  expect([selectOfficeWords(now()), selectHasUnsavedSale(now())]).toEqual(['Check 1042', false]);
  expect(selectIsOrderOpen(now())).toBe(false);
});

it('API-21.11, API-21.26: cash pays only now: the account that is charged later is the patient’s for auto-renewal, the subscriber’s, or the practice’s', async () => {
  const later = async (loaded: Partial<LoadedSale>) => {
    const { sale, loadSale, quoteSale, now } = startSale({ kind: 'renewal' });
    await loadSale.succeed({ ...LOADED, ...loaded });
    await quoteSale.succeed(SALE_QUOTE);
    sale.send({ type: 'account.choose', id: 'Cash' });
    return [false, true].map((autoRenew) => {
      sale.send({ type: 'renewal.choose', autoRenew });
      return [selectLaterPayer(now()), selectLaterAccount(now())];
    });
  };
  const renewing = { ...CARD, isAutoRenewal: true };
  const practices = { ...renewing, memberId: null };
  expect([
    await later({}),
    await later({ accounts: [renewing] }),
    await later({ accounts: [renewing], isDependent: true }),
    await later({ accounts: [practices] }),
  ]).toEqual(
    [
      ['patient', null],
      ['patient', renewing],
      ['subscriber', null],
      ['practice', practices],
    ].map(([payer, account]) => [
      [payer, undefined],
      [payer, account],
    ]),
  );
});
