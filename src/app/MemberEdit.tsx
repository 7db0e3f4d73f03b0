import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { MemberEditScreen } from '#widgets/patient-management/member-edit/MemberEditScreen.tsx';
import { wireMemberEdit } from './member-edit-wiring.ts';
import type { PatientPageProps } from './patient-pages.ts';

/** The form that changes a patient, with its chart. */
export function MemberEdit({ host, member, today }: PatientPageProps) {
  const [machine] = useState(() => wireMemberEdit(host, member.id));
  const edit = useActorRef(machine, { input: { today } });
  return <MemberEditScreen edit={edit} />;
}
