import type { Actor } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { addOfficeAccount, deleteOfficeAccount, listOfficeAccounts } from '#api/payment-accounts.ts';
import { mayAct } from '#domain/access/may-act.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf, todayAt } from '#widgets/shared/host-facts.ts';
import { configuredCardFrame } from '#widgets/shared/payment-accounts/configured-card-frame.ports.ts';
import { wireAccounts } from '#widgets/shared/payment-accounts/payment-accounts.ports.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';

export function startOfficeAccounts(host: WidgetHost) {
  const client = createHostClient(host);
  const path = practiceOf(host);
  const may = (action: Action) => mayAct(host.session.user, 'paymentManagement', action);
  const frame = configuredCardFrame(host, () => accounts);
  const machine = wireAccounts({
    host,
    frame,
    calls: {
      list: (signal) => listOfficeAccounts(client, path, signal),
      add: (account) => addOfficeAccount(client, path, account),
      /** The contract can't change an office account, only replace it. */
      change: () => Promise.reject(new Error('An office account is replaced, not changed.')),
      remove: (id, reason) => deleteOfficeAccount(client, { ...path, paymentAccountId: id }, reason),
    },
  });
  const accounts: Actor<typeof paymentAccountsMachine> = createRoot(machine, {
    input: {
      patientName: '',
      today: todayAt(host),
      may: { create: may('create'), update: may('update'), delete: may('delete') },
      needsReason: true,
    },
  });
  accounts.start();
  return {
    accounts,
    attachCardFields: (element: HTMLIFrameElement | null) => frame?.attach(element),
    stop: watchToday(host, accounts, () => accounts),
  };
}
