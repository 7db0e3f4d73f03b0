import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import {
  selectAccountDialog,
  selectAccounts,
  selectAccountsFailure,
  selectAccountsPhase,
  selectCardPhase,
  selectChosen,
  selectDraftMessage,
  selectIsBusy,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { ChangedAccount, NewAccount } from '#machines/payment-accounts/payment-accounts.types.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { CARD } from './hosted-fields.model.ts';
import { TODAY, VISA } from './payment-accounts.model.ts';

function startAccounts() {
  const clock = new SimulatedClock();
  const list = commandedPort<readonly PaymentAccount[]>();
  const fields = commandedPort<void>();
  const card = commandedPort<GivenCard>();
  const adding = commandedPort<PaymentAccount, NewAccount>();
  const changing = commandedPort<PaymentAccount, ChangedAccount>();
  const removing = commandedPort<void, { id: string }>();
  const toasts: Toast[] = [];
  const machine = paymentAccountsMachine.provide({
    actors: {
      listAccounts: list.logic,
      loadCardFields: fields.logic,
      requestCardToken: card.logic,
      addAccount: adding.logic,
      changeAccount: changing.logic,
      removeAccount: removing.logic,
    },
    actions: { showToast: (_, toast) => void toasts.push(toast) },
  });
  const accounts = createActor(machine, {
    clock,
    input: { patientName: 'Ada Marlowe', today: TODAY },
  }).start();
  return {
    accounts,
    clock,
    list,
    fields,
    card,
    adding,
    changing,
    removing,
    toasts,
    read: () => accounts.getSnapshot(),
  };
}

it('API-9, FRAME-5: a card is added by what stands for it, and the list is asked for again', async () => {
  const { accounts, list, fields, card, adding, toasts, read } = startAccounts();
  expect(selectAccountsPhase(read())).toBe('loading');
  await list.succeed([]);
  accounts.send({ type: 'account.add' });
  expect([selectAccountDialog(read()), selectCardPhase(read())]).toEqual(['adding', 'opening']);
  await fields.succeed(undefined);
  accounts.send({ type: 'draft.mark', mark: 'isHsa', isOn: true });
  accounts.send({ type: 'draft.kind', accountType: 'Debit Card' });
  accounts.send({ type: 'draft.save' });
  expect(selectIsBusy(read())).toBe(true);
  await card.succeed(CARD);
  expect(adding.asked).toEqual([
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
    },
  ]);
  await adding.succeed(VISA);
  expect(toasts).toEqual([{ variant: 'success', label: 'Card added' }]);
  expect([selectAccountDialog(read()), selectAccountsPhase(read())]).toEqual([null, 'refreshing']);
  await list.succeed([VISA]);
  expect(selectAccounts(read())).toEqual([VISA]);
});

it('FRAME-5: card fields that say nothing for 15 seconds are away, and are asked for again', async () => {
  const { accounts, clock, list, fields, read } = startAccounts();
  await list.succeed([]);
  accounts.send({ type: 'account.add' });
  clock.increment(14_999);
  expect(selectCardPhase(read())).toBe('opening');
  clock.increment(1);
  expect(selectCardPhase(read())).toBe('unavailable');
  accounts.send({ type: 'card.retry' });
  await fields.succeed(undefined);
  expect([selectCardPhase(read()), selectAccountsFailure(read())]).toEqual(['ready', null]);
});

it('FRAME-5: a provider that does not answer for 20 seconds leaves the card to be asked for again', async () => {
  const { accounts, clock, list, fields, read } = startAccounts();
  await list.succeed([]);
  accounts.send({ type: 'account.add' });
  await fields.succeed(undefined);
  accounts.send({ type: 'draft.save' });
  clock.increment(20_000);
  expect([selectIsBusy(read()), selectAccountsFailure(read())?.reason]).toEqual([false, 'Unreachable']);
});

it('API-9: an account that an auto-renewal needs stays, and the question says why', async () => {
  const { accounts, list, removing, toasts, read } = startAccounts();
  await list.succeed([VISA]);
  accounts.send({ type: 'account.remove', id: '301' });
  expect([selectAccountDialog(read()), selectChosen(read())]).toEqual(['removing', VISA]);
  accounts.send({ type: 'removal.confirm' });
  await removing.fail({
    status: 409,
    message: 'This card is set for auto-renewal. Choose another one first.',
  });
  expect(selectAccountsFailure(read())?.message).toBe(
    'This card is set for auto-renewal. Choose another one first.',
  );
  expect(selectAccountDialog(read())).toBe('removing');
  accounts.send({ type: 'removal.confirm' });
  await removing.succeed(undefined);
  expect(removing.asked).toEqual([{ id: '301' }, { id: '301' }]);
  expect(toasts.map(({ label }) => label)).toEqual(['Payment method removed']);
});

it('API-9, SCHEMA-2, SCHEMA-3, SCHEMA-5: only what was changed of an account is sent, once it is right', async () => {
  const { accounts, list, changing, read } = startAccounts();
  const messages = () =>
    (['name', 'expiry', 'zip'] as const).map((field) => selectDraftMessage(field)(read()));
  await list.succeed([VISA]);
  accounts.send({ type: 'account.edit', id: '301' });
  expect(read().context.fields.texts).toMatchObject({ name: 'Ada Marlowe', expiry: '12/30', zip: '48104' });
  for (const [field, value] of [
    ['name', 'Al'],
    ['expiry', '10/26'],
    ['zip', '481'],
  ] as const)
    accounts.send({ type: 'field.change', field, value });
  expect(messages()).toEqual([null, null, null]);
  accounts.send({ type: 'draft.save' });
  expect(messages()).toEqual([
    'Name/Surname must be at least 3 characters',
    'Payment Card expired',
    'Zip code must be 5 digits or 9 digits',
  ]);
  for (const [field, value] of [
    ['name', 'Ada Marlowe'],
    ['expiry', '11/31'],
    ['zip', '48104'],
  ] as const)
    accounts.send({ type: 'field.change', field, value });
  accounts.send({ type: 'draft.save' });
  expect(changing.asked).toEqual([{ id: '301', changes: { expirationDate: '11/31' } }]);
});

it('API-9: what nobody knows to be done is told, and the list says how it stands', async () => {
  const { accounts, list, changing, toasts, read } = startAccounts();
  await list.succeed([VISA]);
  accounts.send({ type: 'account.prefer', id: '301' });
  expect(changing.asked).toEqual([{ id: '301', changes: { isAutoRenewal: true } }]);
  await changing.fail({ status: 503, message: 'The server is busy.' });
  const NOT_KNOWN = 'We couldn’t confirm the change to auto-renewal';
  expect(toasts).toEqual([{ variant: 'error', title: NOT_KNOWN, label: 'The server is busy.' }]);
  expect(selectAccountsPhase(read())).toBe('refreshing');
  await list.fail({ status: 503 });
  expect(selectAccountsPhase(read())).toBe('failed');
  accounts.send({ type: 'accounts.retry' });
  await list.succeed([VISA]);
  expect(selectAccountsPhase(read())).toBe('shown');
  accounts.send({ type: 'account.prefer', id: '301' });
  await changing.fail({ status: 409, message: 'The account is switched off.' });
  expect(toasts.at(-1)?.title).toBe('Couldn’t use this payment method for auto-renewal');
});

it('FIELD-1: a key that a field does not let in leaves no trace, and that field alone says why', async () => {
  const { accounts, list, read } = startAccounts();
  await list.succeed([VISA]);
  accounts.send({ type: 'account.edit', id: VISA.id });
  const said = () => [read().context.fields.texts.zip, read().context.fields.refusal];
  accounts.send({ type: 'field.change', field: 'zip', value: '48104x' });
  expect(said()).toEqual(['48104', { field: 'zip', message: 'You can only use numbers and hyphens' }]);
  accounts.send({ type: 'field.blur', field: 'zip' });
  expect(said()).toEqual(['48104', null]);
  accounts.send({ type: 'field.change', field: 'zip', value: '48104x' });
  accounts.send({ type: 'dialog.close' });
  accounts.send({ type: 'account.edit', id: VISA.id });
  expect(said()).toEqual(['48104', null]);
});

it('FIELD-1, FIELD-2: a value from the server is neither tidied nor sent; a typed one is sent with single spaces', async () => {
  const { accounts, list, changing, read } = startAccounts();
  const account = { ...VISA, displayName: 'Visa  No.', zipCode: '481041234' };
  await list.succeed([account]);
  accounts.send({ type: 'account.edit', id: VISA.id });
  for (const field of ['displayName', 'zip'] as const) accounts.send({ type: 'field.blur', field });
  expect(read().context.fields.texts).toMatchObject({ displayName: 'Visa  No.', zip: '481041234' });
  accounts.send({ type: 'field.change', field: 'name', value: 'Ada  Marlow ' });
  accounts.send({ type: 'draft.save' });
  expect(changing.asked).toEqual([{ id: '301', changes: { name: 'Ada Marlow' } }]);
});
