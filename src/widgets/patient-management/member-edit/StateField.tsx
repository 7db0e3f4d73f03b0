import { useSelector } from '@xstate/react';
import { US_STATES } from '#domain/patient/us-states.ts';
import {
  type MemberEditRef,
  selectIsSaving,
  selectMessages,
  selectState,
} from '#machines/member-edit/member-edit.selectors.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';

const OPTIONS = Object.entries(US_STATES).map(([id, name]) => ({ id, name: `${name} (${id})` }));

export function StateField({ edit }: { edit: MemberEditRef }) {
  const state = useSelector(edit, selectState);
  const error = useSelector(edit, selectMessages).state ?? null;
  const choose = (code: string | null) => {
    edit.send({ type: 'field.change', field: 'state', value: code ?? '' });
    edit.send({ type: 'field.blur', field: 'state' });
  };
  return (
    <Combobox
      label="State"
      options={state in US_STATES || state === '' ? OPTIONS : [...OPTIONS, { id: state, name: state }]}
      value={state === '' ? null : state}
      onChoose={choose}
      error={error}
      readOnly={useSelector(edit, selectIsSaving)}
      required
    />
  );
}
