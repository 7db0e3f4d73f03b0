import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { createHostClient } from '#api/host-client.ts';
import type { PlanPath } from '#api/member.ts';
import { getPaymentSchedule, getTreatments } from '#api/plan-records.ts';
import type { PlanRecord } from '#domain/plan/plan-record.ts';
import { planRecordMachine } from '#machines/plan-record/plan-record.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';

type AskRecord = (client: PortalClient, path: PlanPath, signal: AbortSignal) => Promise<PlanRecord>;

const RECORDS = { treatments: getTreatments, schedule: getPaymentSchedule } satisfies Record<
  string,
  AskRecord
>;

export type RecordName = keyof typeof RECORDS;

export function wirePlanRecord(host: WidgetHost, planId: string, name: RecordName) {
  const client = createHostClient(host);
  return planRecordMachine.provide({
    actors: {
      load: fromPromise<PlanRecord, undefined>(({ signal }) =>
        RECORDS[name](client, { ...patientOf(host), planId }, signal),
      ),
    },
  });
}
