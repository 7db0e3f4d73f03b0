import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { MemberEditRef } from '#machines/member-edit/member-edit.selectors.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { MemberEditScreen } from './MemberEditScreen.tsx';
import { wireMemberEdit } from './member-edit.ports.ts';

/** The form that changes a patient. Its chart runs as long as the page is open, over midnight too. */
export function MemberEdit({ host, member: { id }, selection, today }: PatientPageProps) {
  const [input] = useState({ today });
  const [edit, setEdit] = useState<MemberEditRef | null>(null);
  useEffect(() => {
    const started = createActor(wireMemberEdit(host, id, selection), { input }).start();
    setEdit(started);
    return () => void started.stop();
  }, [host, id, selection, input]);
  return edit && <MemberEditScreen edit={edit} />;
}
