import { useSelector } from '@xstate/react';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { MemberEditScreen } from './MemberEditScreen.tsx';

export function MemberEdit({ patient }: PatientPageProps) {
  const edit = useSelector(patient, chartOf('memberEdit'));
  return edit && <MemberEditScreen edit={edit} />;
}
