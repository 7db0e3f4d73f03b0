import { expect, it } from 'vitest';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import {
  selectAccountDialog,
  selectAccounts,
  selectAccountsFailure,
  selectAccountsPhase,
  selectCardPhase,
  selectDraftMessage,
  selectIsBusy,
  selectOptions,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { PaymentAccountsEvent } from '#machines/payment-accounts/payment-accounts.types.ts';
import { GONE } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CARD } from './hosted-fields.model.ts';
import { TODAY, VISA } from './payment-accounts.model.ts';

function startAccounts() {
  const input = { patientName: 'Ada Marlowe', today: TODAY };
  const { actor: accounts, clock, ports, effects, now } = startChart(paymentAccountsMachine, input);
  return { accounts, clock, ...ports, ...effects, now };
}

it('API-9, FRAME-5, PATIENT-1.6: a card is added by its token, and the list and the patient load again', async () => {
  const {
    accounts,
    listAccounts,
    loadCardFields,
    requestCardToken,
    addAccount,
    showToast,
    notifyAdded,
    reloadPatient,
    now,
  } = startAccounts();
  expect(selectAccountsPhase(now())).toBe('loading');
  await listAccounts.succeed([]);
  accounts.send({ type: 'account.add', kind: 'card' });
  expect([selectAccountDialog(now()), selectCardPhase(now())]).toEqual(['adding', 'opening']);
  await loadCardFields.succeed(undefined);
  accounts.send({ type: 'draft.mark', mark: 'isFsa', isOn: true });
  accounts.send({ type: 'draft.kind', accountType: 'Debit Card' });
  expect(selectOptions(now())).toMatchObject({ accountType: 'Debit Card', isFsa: false, isHsa: false });
  accounts.send({ type: 'draft.mark', mark: 'isFsa', isOn: true });
  accounts.send({ type: 'draft.mark', mark: 'isHsa', isOn: true });
  accounts.send({ type: 'draft.save' });
  expect(selectIsBusy(now())).toBe(true);
  await requestCardToken.succeed(CARD);
  expect(addAccount.asked).toEqual([
    {
      draft: {
        accountType: 'Debit Card',
        name: 'Ada Marlowe',
        displayName: '',
        expiry: '',
        zip: '',
        isAutoRenewal: false,
        isFsa: false,
        isHsa: true,
      },
      card: CARD,
      replaces: null,
    },
  ]);
  await addAccount.succeed(VISA);
  expect(showToast).toEqual([{ variant: 'success', label: 'Card added' }]);
  expect(notifyAdded).toEqual([{ account: VISA }]);
  expect([selectAccountDialog(now()), selectAccountsPhase(now())]).toEqual([null, 'refreshing']);
  expect(reloadPatient).toHaveLength(0);
  await listAccounts.succeed([VISA]);
  expect(reloadPatient).toHaveLength(1);
  expect(selectAccounts(now())).toEqual([VISA]);
});

it('FRAME-5: card fields that do not load within 15 seconds are unavailable, and load again on retry', async () => {
  const { accounts, clock, listAccounts, loadCardFields, now } = startAccounts();
  await listAccounts.succeed([]);
  accounts.send({ type: 'account.add', kind: 'card' });
  clock.increment(14_999);
  expect(selectCardPhase(now())).toBe('opening');
  clock.increment(1);
  expect(selectCardPhase(now())).toBe('unavailable');
  accounts.send({ type: 'card.retry' });
  await loadCardFields.succeed(undefined);
  expect([selectCardPhase(now()), selectAccountsFailure(now())]).toEqual(['ready', null]);
});

it('FRAME-5: after 20 seconds without a token the user can request it again', async () => {
  const { accounts, clock, listAccounts, loadCardFields, now } = startAccounts();
  await listAccounts.succeed([]);
  accounts.send({ type: 'account.add', kind: 'card' });
  await loadCardFields.succeed(undefined);
  accounts.send({ type: 'draft.save' });
  clock.increment(20_000);
  expect([selectIsBusy(now()), selectAccountsFailure(now())?.reason]).toEqual([false, 'Unreachable']);
});

it('DIALOG-3: an untouched form closes at once; a half-typed card and changes are unsaved work, and are discarded only after a confirmation', async () => {
  const { accounts, listAccounts, loadCardFields, reportUnsavedWork, now } = startAccounts();
  await listAccounts.succeed([VISA]);
  const afterClosing = (form: PaymentAccountsEvent, ...edits: PaymentAccountsEvent[]) => {
    for (const event of [form, ...edits, { type: 'dialog.close' } as const]) accounts.send(event);
    return [selectAccountDialog(now()), now().hasTag('discarding')];
  };
  const edit = { type: 'account.edit', id: VISA.id } as const;
  const nickname = { type: 'field.change', field: 'displayName', value: 'Work' } as const;
  expect(afterClosing(edit)).toEqual([null, false]);
  expect(reportUnsavedWork).not.toContainEqual({ isUnsaved: true });
  expect(afterClosing(edit, nickname)).toEqual(['editing', true]);
  expect(reportUnsavedWork.at(-1)).toEqual({ isUnsaved: true });
  accounts.send({ type: 'discard.confirm' });
  expect(reportUnsavedWork.at(-1)).toEqual({ isUnsaved: false });
  for (const typed of [nickname, { type: 'card.edit' } as const]) {
    accounts.send({ type: 'account.add', kind: 'card' });
    await loadCardFields.succeed(undefined);
    expect(afterClosing(typed)).toEqual(['adding', true]);
    expect(reportUnsavedWork.at(-1)).toEqual({ isUnsaved: true });
    accounts.send({ type: 'dialog.close' });
    expect([selectAccountDialog(now()), now().hasTag('discarding')]).toEqual(['adding', false]);
    expect(afterClosing({ type: 'discard.confirm' })).toEqual(['adding', true]);
    accounts.send({ type: 'discard.confirm' });
    expect([selectAccountDialog(now()), reportUnsavedWork.at(-1)]).toEqual([null, { isUnsaved: false }]);
  }
});

it('API-9: a change with an unknown outcome shows a toast, and the list loads again', async () => {
  const { accounts, listAccounts, changeAccount, showToast, now } = startAccounts();
  await listAccounts.succeed([VISA]);
  accounts.send({ type: 'account.prefer', id: '301' });
  expect(changeAccount.asked).toEqual([{ id: '301', changes: { isAutoRenewal: true } }]);
  await changeAccount.fail({ status: 503, message: 'The server is busy.' });
  const NOT_KNOWN = 'We couldn’t confirm the change to auto-renewal';
  expect(showToast).toEqual([{ variant: 'error', title: NOT_KNOWN, label: 'The server is busy.' }]);
  expect(selectAccountsPhase(now())).toBe('refreshing');
  await listAccounts.fail({ status: 503 });
  expect(selectAccountsPhase(now())).toBe('failed');
  accounts.send({ type: 'accounts.retry' });
  await listAccounts.succeed([VISA]);
  expect(selectAccountsPhase(now())).toBe('shown');
  accounts.send({ type: 'account.prefer', id: '301' });
  await changeAccount.fail({ status: 409, message: 'The account is switched off.' });
  expect(showToast.at(-1)?.title).toBe('Couldn’t use this payment method for auto-renewal');
});

it('API-9: after a card that may have been added, the list loads again and the payment page is notified', async () => {
  const { accounts, listAccounts, loadCardFields, requestCardToken, addAccount, notifyUnconfirmed } =
    startAccounts();
  await listAccounts.succeed([]);
  accounts.send({ type: 'account.add', kind: 'card' });
  await loadCardFields.succeed(undefined);
  accounts.send({ type: 'draft.save' });
  await requestCardToken.succeed(CARD);
  await addAccount.fail({ status: 503, message: 'The server is busy.' });
  expect([notifyUnconfirmed.length, listAccounts.asked.length]).toEqual([1, 2]);
});

it('SCHEMA-2: an expired card can get another nickname, and an expired date only if it is typed shows why', async () => {
  const { accounts, listAccounts, changeAccount, now } = startAccounts();
  await listAccounts.succeed([{ ...VISA, expirationDate: '10/26' }]);
  accounts.send({ type: 'account.edit', id: VISA.id });
  accounts.send({ type: 'field.change', field: 'expiry', value: '09/26' });
  accounts.send({ type: 'draft.save' });
  expect([selectDraftMessage('expiry')(now()), changeAccount.asked]).toEqual(['Payment Card expired', []]);
  accounts.send({ type: 'field.change', field: 'expiry', value: '10/26' });
  accounts.send({ type: 'field.change', field: 'displayName', value: 'Work' });
  accounts.send({ type: 'draft.save' });
  expect(selectDraftMessage('expiry')(now())).toBeNull();
  expect(changeAccount.asked).toEqual([{ id: VISA.id, changes: { displayName: 'Work' } }]);
});

it('FIELD-1: a rejected key changes nothing, and only that field shows why', async () => {
  const { accounts, listAccounts, now } = startAccounts();
  await listAccounts.succeed([VISA]);
  accounts.send({ type: 'account.edit', id: VISA.id });
  const said = () => [now().context.fields.texts.zip, now().context.fields.refusal];
  accounts.send({ type: 'field.change', field: 'zip', value: '48104x' });
  expect(said()).toEqual(['48104', { field: 'zip', message: 'You can only use numbers and hyphens' }]);
  accounts.send({ type: 'field.blur', field: 'zip' });
  expect(said()).toEqual(['48104', null]);
  accounts.send({ type: 'field.change', field: 'zip', value: '48104x' });
  accounts.send({ type: 'dialog.close' });
  accounts.send({ type: 'account.edit', id: VISA.id });
  expect(said()).toEqual(['48104', null]);
});

it('FIELD-1, FIELD-2: an unchanged value of the server is not trimmed and not sent; a typed one is sent with single spaces', async () => {
  const { accounts, listAccounts, changeAccount, now } = startAccounts();
  const account = { ...VISA, displayName: 'Visa  No.', zipCode: '481041234' };
  await listAccounts.succeed([account]);
  accounts.send({ type: 'account.edit', id: VISA.id });
  for (const field of ['displayName', 'zip'] as const) accounts.send({ type: 'field.blur', field });
  expect(now().context.fields.texts).toMatchObject({ displayName: 'Visa  No.', zip: '481041234' });
  accounts.send({ type: 'field.change', field: 'name', value: 'Ada  Marlow ' });
  accounts.send({ type: 'draft.save' });
  expect(changeAccount.asked).toEqual([{ id: '301', changes: { name: 'Ada Marlow' } }]);
});

it.each(['removal', 'change'])(
  'API-9: after the %s of a payment method that another user removed, the dialog is closed and the list loads again',
  async (kind) => {
    const { accounts, listAccounts, removeAccount, changeAccount, showToast, now } = startAccounts();
    await listAccounts.succeed([VISA]);
    accounts.send({ type: kind === 'removal' ? 'account.remove' : 'account.edit', id: VISA.id });
    if (kind === 'change') accounts.send({ type: 'field.change', field: 'displayName', value: 'Work' });
    accounts.send({ type: kind === 'removal' ? 'removal.confirm' : 'draft.save' });
    await (kind === 'removal' ? removeAccount : changeAccount).fail(GONE);
    expect([selectAccountDialog(now()), selectAccountsPhase(now())]).toEqual([null, 'refreshing']);
    expect(showToast).toEqual([{ variant: 'info', label: 'This payment method was already removed.' }]);
  },
);
