import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import type { PatientPath } from '#api/member.ts';
import {
  addPaymentAccount,
  changePaymentAccount,
  deletePaymentAccount,
  listPaymentAccounts,
} from '#api/payment-accounts.ts';
import { ApiFailure } from '#domain/failure/failure.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import { selectIsSettled } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { ChangedAccount, NewAccount } from '#machines/payment-accounts/payment-accounts.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import type { PageChart } from '../frame/page-chart.ts';
import { type CardFrame, NoCard } from './card-frame.ports.ts';

const NOT_CONFIGURED = new ApiFailure({
  status: 404,
  reason: 'Not configured',
  message: 'Adding cards isn’t set up yet. Contact your administrator.',
});
const NOT_GIVEN = {
  status: 422,
  reason: 'No card',
  message: 'Check the highlighted fields.',
  validationErrors: [{ field: 'card', message: 'Check the highlighted fields.' }],
};

export const paymentAccountsChart: PageChart<'paymentAccounts'> = {
  run({ member: { name }, today }, { host, cardFrame }) {
    const input = { patientName: name, today };
    const logic = () => wirePaymentAccounts({ host, params: patientOf(host), frame: cardFrame });
    return { about: [input], logic, input };
  },
  isSettled: (chart) => selectIsSettled(chart.getSnapshot()),
};

interface PaymentAccountsParts {
  host: WidgetHost;
  params: PatientPath;
  /** Null where no card fields are configured. */
  frame: CardFrame | null;
}

export function wirePaymentAccounts({ host, params, frame }: PaymentAccountsParts) {
  const client = createHostClient(host);
  return paymentAccountsMachine.provide({
    actors: {
      listAccounts: fromPromise<readonly PaymentAccount[], undefined>(({ signal }) =>
        listPaymentAccounts(client, params, signal),
      ),
      loadCardFields: fromPromise<void, undefined>(async ({ signal }) => frameOf(frame).load(signal)),
      requestCardToken: fromPromise<GivenCard, undefined>(async ({ signal }) => {
        try {
          return await frameOf(frame).ask(signal);
        } catch (cause) {
          throw cause instanceof NoCard ? new ApiFailure(NOT_GIVEN) : cause;
        }
      }),
      addAccount: fromPromise<PaymentAccount, NewAccount>(async ({ input: { draft, card } }) => {
        if (card === null) throw new ApiFailure(NOT_GIVEN);
        return addPaymentAccount(client, params, { draft, card });
      }),
      changeAccount: fromPromise<PaymentAccount, ChangedAccount>(({ input: { id, changes } }) =>
        changePaymentAccount(client, { ...params, paymentAccountId: id }, changes),
      ),
      removeAccount: fromPromise<void, { id: string }>(async ({ input: { id } }) => {
        await deletePaymentAccount(client, { ...params, paymentAccountId: id });
      }),
    },
    actions: {
      reportUnsavedWork: (_, { isUnsaved }) => (isUnsaved ? host.workBegan() : host.workEnded()),
      showToast: (_, toast) => host.toast(toast),
      notifyAdded: () => undefined,
    },
  });
}

function frameOf(frame: CardFrame | null): CardFrame {
  if (frame === null) throw NOT_CONFIGURED;
  return frame;
}
