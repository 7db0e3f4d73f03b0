import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getPaymentSchedule } from '#api/plan-records.ts';
import { listTransactions } from '#api/transactions.ts';
import { FIRST_TRANSACTIONS } from '#domain/payment/transaction-list.ts';
import type { PlanRecord } from '#domain/plan/plan-record.ts';
import { planRecordMachine } from '#machines/plan-record/plan-record.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';

export function wirePaymentFacts(host: WidgetHost, planId: string) {
  const client = createHostClient(host);
  return planRecordMachine.provide({
    actors: {
      load: fromPromise<PlanRecord, undefined>(async ({ signal }) => {
        const path = patientOf(host);
        const [{ payments, chargedTo }, { chains }] = await Promise.all([
          getPaymentSchedule(client, { ...path, planId }, signal),
          listTransactions(client, path, FIRST_TRANSACTIONS, signal),
        ]);
        return { kind: 'facts', payments, chargedTo, charges: chains.map(({ entries: [charge] }) => charge) };
      }),
    },
  });
}
