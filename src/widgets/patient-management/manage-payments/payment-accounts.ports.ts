import { createHostClient } from '#api/host-client.ts';
import type { PatientPath } from '#api/member.ts';
import {
  addPaymentAccount,
  changePaymentAccount,
  deletePaymentAccount,
  listPaymentAccounts,
} from '#api/payment-accounts.ts';
import {
  selectCanRunHidden,
  selectIsPreferring,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import type { CardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import { wireAccounts } from '#widgets/shared/payment-accounts/payment-accounts.ports.ts';
import { lastingWrite } from '../frame/lasting-write.ports.ts';
import type { PageChart, PatientFacts } from '../frame/page-chart.ts';

export const paymentAccountsChart: PageChart<'paymentAccounts'> = {
  run(patient, { host, cardFrame }) {
    const input = accountsInput(patient);
    const logic = () => wirePaymentAccounts({ host, params: patientOf(host), frame: cardFrame });
    return { about: [input], logic, input };
  },
  canRunHidden: selectCanRunHidden,
  willReport: selectIsPreferring,
};

/** Whether another member is the subscriber of the plan, and pays for it. */
export const isHeldElsewhere = ({ member, plan }: Pick<PatientFacts, 'member' | 'plan'>): boolean =>
  !member.primary && plan.id !== '';

export const accountsInput = (patient: PatientFacts) => ({
  patientName: patient.member.name,
  today: patient.today,
  paysForPlans: !isHeldElsewhere(patient),
});

interface PaymentAccountsParts {
  host: WidgetHost;
  params: PatientPath;
  /** Null if no card fields are configured. */
  frame: CardFrame | null;
}

export function wirePaymentAccounts({ host, params, frame }: PaymentAccountsParts) {
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
