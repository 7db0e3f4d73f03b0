import { createHostClient } from '#api/host-client.ts';
import {
  addPaymentAccount,
  changePaymentAccount,
  deletePaymentAccount,
  listPaymentAccounts,
} from '#api/payment-accounts.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import { wireAccounts } from '#widgets/shared/payment-accounts/payment-accounts.ports.ts';
import { lastingWrite } from '../frame/lasting-write.ports.ts';
import type { PageChartParts } from '../frame/page-chart.ts';

export function wirePaymentAccounts({ host, cardFrame: frame }: Pick<PageChartParts, 'host' | 'cardFrame'>) {
  const params = patientOf(host);
  const client = createHostClient(host);
  const calls = {
    list: (signal: AbortSignal) => listPaymentAccounts(client, params, signal),
    add: (account: Parameters<typeof addPaymentAccount>[2]) => addPaymentAccount(client, params, account),
    change: ({ id, changes }: { id: string; changes: Parameters<typeof changePaymentAccount>[2] }) =>
      changePaymentAccount(client, { ...params, paymentAccountId: id }, changes),
    remove: (id: string) => deletePaymentAccount(client, { ...params, paymentAccountId: id }),
  };
  return wireAccounts({ host, calls, frame, write: lastingWrite });
}
