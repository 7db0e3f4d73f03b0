import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { reversePayment } from '#api/reversals.ts';
import { mayAct } from '#domain/access/may-act.ts';
import {
  type ReversalDecision,
  type ReversalOutcome,
  type Reversible,
  reversibleOf,
} from '#domain/payment/reversal.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { reversalMachine } from '#machines/reversal/reversal.machine.ts';
import type { SharedAction } from '#machines/shared/shared-action.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf, unsavedWorkOf } from '../host-facts.ts';

interface ReversalParts {
  host: WidgetHost;
  /** Loads the list again: something was refunded or voided, or may have been, here or elsewhere. */
  reload: SharedAction;
  /** The rows of the list after it has loaded; none if it could not be loaded. */
  listed(signal: AbortSignal): Promise<readonly Transaction[]>;
  newKey?(): string;
}

export const mayReverse = (host: WidgetHost): boolean =>
  mayAct(host.session.user, 'paymentManagement', 'create');

export function wireReversal({ host, reload, listed, newKey = () => crypto.randomUUID() }: ReversalParts) {
  const client = createHostClient(host);
  const keys = new Map<number, string>();
  const keyOf = (attempt: number): string => {
    const key = keys.get(attempt) ?? newKey();
    keys.set(attempt, key);
    return key;
  };
  return reversalMachine.provide({
    actors: {
      reverse: fromPromise<ReversalOutcome, ReversalDecision>(({ input }) =>
        reversePayment(client, practiceOf(host), keyOf(input.attempt), input),
      ),
      readPayment: fromPromise<Reversible, { transactionId: string }>(async ({ input, signal }) => {
        const payment = (await listed(signal)).find(({ id }) => id === input.transactionId);
        if (payment === undefined) throw new Error(`The list has no transaction ${input.transactionId}.`);
        return reversibleOf(payment);
      }),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      reloadTransactions: reload,
      showToast: (_, toast) => host.toast(toast),
    },
  });
}
