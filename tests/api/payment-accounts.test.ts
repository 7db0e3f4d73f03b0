import { expect, it } from 'vitest';
import {
  addPaymentAccount,
  changePaymentAccount,
  deletePaymentAccount,
  listChargeableAccounts,
  listPaymentAccounts,
} from '#api/payment-accounts.ts';
import { newDraft } from '#domain/payment/account-draft.ts';
import { BANK_ACCOUNT, CARD } from '#tests/machines/hosted-fields.model.ts';
import { VISA } from '#tests/machines/payment-accounts.model.ts';
import { hostThatAnswers, NEVER, PLACE } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const ADDRESS = '/patient-management/practice/11/member/10000001/payment-accounts';

it('API-9, ENTITY-1: the accounts of a patient are listed', async () => {
  const office = { ...VISA, memberId: null, expirationDate: null, accountType: 'Bank Transfer' };
  const { client, asked } = hostThatAnswers({ info: { records: 2, pages: 1 }, results: [VISA, office] });
  expect(await settled(listPaymentAccounts(client, PLACE, NEVER))).toEqual({
    kind: 'ok',
    value: [VISA, office],
  });
  expect(asked).toEqual([`GET ${ADDRESS}`]);
});

it('API-10: the accounts for a payment are requested with the plan', async () => {
  const { client, asked } = hostThatAnswers({ results: [VISA] });
  const answer = await settled(listChargeableAccounts(client, { ...PLACE, planId: '20001' }, NEVER));
  expect(answer).toEqual({ kind: 'ok', value: [VISA] });
  await settled(listChargeableAccounts(client, { ...PLACE, planId: '' }, NEVER));
  expect(asked).toEqual([`GET ${ADDRESS}?ChargeableOn=20001`, `GET ${ADDRESS}`]);
});

it.each([
  { expirationDate: '13/30' },
  { accountStatus: 'Closed' },
  { accountType: 'Cheque' },
  { cardType: '1' },
  { isHsa: undefined },
])('ERR-1: an account with %j is unreadable', async (given) => {
  const { client } = hostThatAnswers({ results: [{ ...VISA, ...given }] });
  expect(await settled(listPaymentAccounts(client, PLACE, NEVER))).toMatchObject({
    kind: 'failed',
    failure: { reason: 'Unreadable answer' },
  });
});

it('API-9, FRAME-5: a card is added, updated and deleted, each at its own address', async () => {
  const sent: unknown[] = [];
  const { client, asked } = hostThatAnswers(VISA, 200, (body) => void sent.push(body));
  const draft = { ...newDraft('card', 'Ada Marlowe '), displayName: ' Family card', isFsa: true };
  const one = { ...PLACE, paymentAccountId: '301' };
  expect(
    await settled(addPaymentAccount(client, PLACE, { draft, card: { ...CARD, zipCode: '48104-1234' } })),
  ).toEqual({ kind: 'ok', value: VISA });
  await settled(changePaymentAccount(client, one, { zipCode: '43215' }));
  expect(await settled(deletePaymentAccount(client, one))).toMatchObject({ kind: 'ok' });
  expect(asked).toEqual([`POST ${ADDRESS}`, `PUT ${ADDRESS}/301`, `DELETE ${ADDRESS}/301`]);
  expect(sent).toEqual([
    {
      token: CARD.token,
      accountType: 'Credit Card',
      name: 'Ada Marlowe',
      displayName: 'Family card',
      zipCode: '481041234',
      expirationDate: '12/30',
      isAutoRenewal: false,
      isFsa: true,
      isHsa: false,
    },
    { zipCode: '43215' },
  ]);
});

it('API-9: a bank account is added without an expiration date', async () => {
  const sent: object[] = [];
  const { client } = hostThatAnswers(VISA, 200, (body) => void sent.push(body as object));
  await addPaymentAccount(client, PLACE, { draft: newDraft('bank', 'Ada Marlowe'), card: BANK_ACCOUNT });
  expect(sent).toEqual([
    expect.objectContaining({ token: BANK_ACCOUNT.token, accountType: 'Bank Transfer', zipCode: '48104' }),
  ]);
  expect(sent[0]).not.toHaveProperty('expirationDate');
});
