import { fromPromise } from 'xstate';
import { ApiFailure } from '#domain/failure/failure.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import type {
  ChangedAccount,
  NewAccount,
  Removal,
} from '#machines/payment-accounts/payment-accounts.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { type CardFrame, NoCard } from './card-frame.ports.ts';

const NOT_CONFIGURED = new ApiFailure({
  status: 404,
  reason: 'Not configured',
  message: 'Adding payment methods isn’t set up yet. Contact your administrator.',
});
const NOT_GIVEN = {
  status: 422,
  reason: 'No card',
  message: 'Check the highlighted fields.',
  validationErrors: [{ field: 'card', message: 'Check the highlighted fields.' }],
};

/** The calls for the accounts of one owner: a patient, or the practice. */
export interface AccountCalls {
  list(signal: AbortSignal): Promise<readonly PaymentAccount[]>;
  add(account: NewAccount & { card: GivenCard }): Promise<PaymentAccount>;
  change(account: ChangedAccount): Promise<PaymentAccount>;
  remove(id: string, reason: string): Promise<void>;
}

interface AccountParts {
  host: Pick<WidgetHost, 'workBegan' | 'workEnded' | 'toast'>;
  calls: AccountCalls;
  /** Null if no card fields are configured. */
  frame: CardFrame | null;
  write?: typeof writing;
}

const writing = <Output, Input>(write: (input: Input) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input }) => write(input));

export function wireAccounts({ host, calls, frame, write = writing }: AccountParts) {
  return paymentAccountsMachine.provide({
    actors: {
      listAccounts: fromPromise<readonly PaymentAccount[], undefined>(({ signal }) => calls.list(signal)),
      loadCardFields: fromPromise<void, HostedKind>(async ({ input, signal }) =>
        frameOf(frame).load(input, signal),
      ),
      requestCardToken: fromPromise<GivenCard, undefined>(async ({ signal }) => {
        try {
          return await frameOf(frame).requestCard(signal);
        } catch (cause) {
          throw cause instanceof NoCard ? new ApiFailure(NOT_GIVEN) : cause;
        }
      }),
      addAccount: write<PaymentAccount, NewAccount>(async ({ card, ...account }) => {
        if (card === null) throw new ApiFailure(NOT_GIVEN);
        return calls.add({ ...account, card });
      }),
      changeAccount: write<PaymentAccount, ChangedAccount>((account) => calls.change(account)),
      removeAccount: write<void, Removal>(({ id, reason }) => calls.remove(id, reason)),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      showToast: (_, toast) => host.toast(toast),
      notifyAdded: () => undefined,
      notifyUnconfirmed: () => undefined,
    },
  });
}

function frameOf(frame: CardFrame | null): CardFrame {
  if (frame === null) throw NOT_CONFIGURED;
  return frame;
}
