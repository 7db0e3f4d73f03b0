import { useSelector } from '@xstate/react';
import { PAGES } from '#domain/navigation/routes.ts';
import { MEMBER_LABELS, type MemberField } from '#domain/patient/member-edit.ts';
import {
  type MemberEditRef,
  selectDifferences,
  selectFailure,
  selectHasChanges,
  selectIsSaving,
  selectMessages,
  selectNotice,
} from '#machines/member-edit/member-edit.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ChangedSince } from '#ui/ChangedSince/ChangedSince.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Form, FormPair, FormSection } from '#ui/Form/Form.tsx';
import { FormColumns, FormProblems } from '#ui/Form/FormColumns.tsx';
import { PhoneField, ZipField } from '#ui/FormattedField/FormattedField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { StateField } from './StateField.tsx';

export function MemberForm({ edit }: { edit: MemberEditRef }) {
  return (
    <Form
      onSubmit={() => edit.send({ type: 'member.save' })}
      notice={<Notice edit={edit} />}
      actions={<Actions edit={edit} />}
    >
      <FormColumns>
        <FormSection title={copy.PERSON}>
          <FormPair>
            <TextField {...useMemberField(edit, 'firstName')} required />
            <TextField {...useMemberField(edit, 'lastName')} required />
          </FormPair>
          <FormPair>
            <DateField {...useMemberField(edit, 'birthDate')} required />
            <PhoneField {...useMemberField(edit, 'phone')} required />
          </FormPair>
          <TextField {...useMemberField(edit, 'email')} inputMode="email" hint={copy.EMAIL_HINT} />
        </FormSection>
        <FormSection title={copy.ADDRESS}>
          <TextField {...useMemberField(edit, 'line1')} />
          <TextField {...useMemberField(edit, 'line2')} />
          <TextField {...useMemberField(edit, 'city')} />
          <FormPair>
            <StateField edit={edit} />
            <ZipField {...useMemberField(edit, 'zipCode')} required />
          </FormPair>
        </FormSection>
      </FormColumns>
    </Form>
  );
}

/** Keeps the browser from suggesting what an earlier user typed. */
function useMemberField(edit: MemberEditRef, field: MemberField) {
  return {
    ...useField(edit, field),
    name: field,
    label: MEMBER_LABELS[field],
    autoComplete: 'off',
    spellCheck: false,
    readOnly: useSelector(edit, selectIsSaving),
    error: useSelector(edit, selectMessages)[field] ?? null,
  } as const;
}

function Notice({ edit }: { edit: MemberEditRef }) {
  const notice = useSelector(edit, selectNotice);
  const failure = useSelector(edit, selectFailure);
  const differences = useSelector(edit, selectDifferences);
  return (
    <>
      {notice !== null && failure !== null && (
        <div role="alert">
          <Banner tone="danger" title={copy.notSaved(failure)}>
            {notice}
          </Banner>
        </div>
      )}
      {differences && <ChangedSince title={copy.CHANGED} subject={copy.FIELD} rows={differences} />}
    </>
  );
}

function Actions({ edit }: { edit: MemberEditRef }) {
  const hasChanges = useSelector(edit, selectHasChanges);
  const isSaving = useSelector(edit, selectIsSaving);
  return (
    <>
      <Button type="submit" variant="primary" disabled={!hasChanges} loading={isSaving}>
        {copy.SAVE}
      </Button>
      {hasChanges ? (
        <Button disabled={isSaving} onClick={() => edit.send({ type: 'member.discard' })}>
          {copy.DISCARD}
        </Button>
      ) : (
        <PageLink to={PAGES.overview.path}>{copy.CANCEL}</PageLink>
      )}
      <FormProblems count={Object.keys(useSelector(edit, selectMessages)).length} />
    </>
  );
}
