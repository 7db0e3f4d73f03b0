import { useEffect, useState } from 'react';
import { getPaymentSchedule, getTreatments } from '#api/plan-records.ts';
import type { PlanRecordRef } from '#machines/plan-record/plan-record.selectors.ts';
import { NO_PAYMENTS, NO_TREATMENTS } from '#widgets/patient-management/plan-record/copy.ts';
import { NoPlan } from '#widgets/patient-management/plan-record/NoPlan.tsx';
import { ScheduleScreen } from '#widgets/patient-management/plan-record/ScheduleScreen.tsx';
import { TreatmentScreen } from '#widgets/patient-management/plan-record/TreatmentScreen.tsx';
import type { PatientPageProps } from './patient-pages.ts';
import { type AskRecord, startPlanRecord } from './plan-record-wiring.ts';

/** What was used of the selected plan, and what it saved. */
export function TreatmentPage({ host, plan: { id } }: PatientPageProps) {
  const record = usePlanRecord(host, id, getTreatments);
  if (id === '') return <NoPlan words={NO_TREATMENTS} />;
  return record && <TreatmentScreen record={record} />;
}

/** What falls due on the selected plan. */
export function SchedulePage({ host, plan: { id }, today }: PatientPageProps) {
  const record = usePlanRecord(host, id, getPaymentSchedule);
  if (id === '') return <NoPlan words={NO_PAYMENTS} />;
  return record && <ScheduleScreen record={record} today={today} />;
}

/** The chart runs as long as the page is open; a patient without a plan has nothing to ask for. */
function usePlanRecord(host: PatientPageProps['host'], planId: string, ask: AskRecord) {
  const [record, setRecord] = useState<PlanRecordRef>();
  useEffect(() => {
    if (planId === '') return undefined;
    const started = startPlanRecord(host, planId, ask);
    setRecord(started);
    return () => void started.stop();
  }, [host, planId, ask]);
  return record;
}
