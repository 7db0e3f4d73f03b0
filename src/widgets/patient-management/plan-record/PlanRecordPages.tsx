import { useSelector } from '@xstate/react';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import * as copy from './copy.ts';
import { NoPlan } from './NoPlan.tsx';
import { ScheduleScreen } from './ScheduleScreen.tsx';
import { TreatmentScreen } from './TreatmentScreen.tsx';

export function TreatmentPage({ patient, plan }: PatientPageProps) {
  const record = useSelector(patient, chartOf('treatments'));
  if (plan.id === '') return <NoPlan words={copy.NO_TREATMENTS} />;
  return record && <TreatmentScreen record={record} />;
}

export function SchedulePage({ patient, plan, today }: PatientPageProps) {
  const record = useSelector(patient, chartOf('schedule'));
  if (plan.id === '') return <NoPlan words={copy.NO_PAYMENTS} />;
  return record && <ScheduleScreen record={record} today={today} />;
}
