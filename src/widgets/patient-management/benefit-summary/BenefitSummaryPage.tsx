import { useSelector } from '@xstate/react';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { NoPlan } from '../plan-record/NoPlan.tsx';
import { BenefitSummaryScreen } from './BenefitSummaryScreen.tsx';
import * as copy from './copy.ts';

export function BenefitSummaryPage({ host, plan, patient }: PatientPageProps) {
  const benefits = useSelector(patient, chartOf('benefits'));
  if (plan.id === '') return <NoPlan words={copy.NO_PLAN} />;
  return benefits && <BenefitSummaryScreen benefits={benefits} timeZone={timeZoneAt(host)} />;
}
