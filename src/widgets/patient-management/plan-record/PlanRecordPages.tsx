import { useEffect, useState } from 'react';
import type { PlanRecordRef } from '#machines/plan-record/plan-record.selectors.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { NO_PAYMENTS, NO_TREATMENTS } from './copy.ts';
import { NoPlan } from './NoPlan.tsx';
import { type RecordName, startPlanRecord } from './plan-record.ports.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';
import { TreatmentScreen } from './TreatmentScreen.tsx';

/** What was used of the selected plan, and what it saved. */
export function TreatmentPage({ host, plan: { id } }: PatientPageProps) {
  const record = usePlanRecord(host, id, 'treatments');
  if (id === '') return <NoPlan words={NO_TREATMENTS} />;
  return record && <TreatmentScreen record={record} />;
}

/** What falls due on the selected plan. */
export function SchedulePage({ host, plan: { id }, today }: PatientPageProps) {
  const record = usePlanRecord(host, id, 'schedule');
  if (id === '') return <NoPlan words={NO_PAYMENTS} />;
  return record && <ScheduleScreen record={record} today={today} />;
}

/** The chart runs as long as the page is open; a patient without a plan has nothing to ask for. */
function usePlanRecord(host: PatientPageProps['host'], planId: string, name: RecordName) {
  const [record, setRecord] = useState<PlanRecordRef>();
  useEffect(() => {
    if (planId === '') return undefined;
    const started = startPlanRecord(host, planId, name);
    setRecord(started);
    return () => void started.stop();
  }, [host, planId, name]);
  return record;
}
