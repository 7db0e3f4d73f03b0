import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { MemberField } from '#domain/patient/member-edit.ts';
import {
  type MemberEditRef,
  selectIsSaving,
  selectMessages,
  selectRefusal,
  selectTexts,
} from '#machines/member-edit/member-edit.selectors.ts';

/** Binds an input to its field of the form. What an earlier person typed into the browser is not offered. */
export function useMemberField(edit: MemberEditRef, field: MemberField) {
  const refusal = useSelector(edit, selectRefusal);
  return {
    name: field,
    autoComplete: 'off',
    spellCheck: false,
    value: useSelector(edit, selectTexts)[field],
    readOnly: useSelector(edit, selectIsSaving),
    error: useSelector(edit, selectMessages)[field] ?? null,
    refusal: refusal?.field === field ? refusal.words : null,
    onChange: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
      edit.send({ type: 'member.type', field, text: value }),
    onBlur: () => edit.send({ type: 'member.leave', field }),
  } as const;
}
