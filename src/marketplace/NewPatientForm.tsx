import { useSelector } from '@xstate/react';
import { PAGES } from '#domain/navigation/routes.ts';
import type { MemberField } from '#domain/patient/member-edit.ts';
import { US_STATES } from '#domain/patient/us-states.ts';
import {
  type NewPatientRef,
  selectIsAdding,
  selectNewPatientMessages,
  selectNewPatientNotice,
  selectNewPatientState,
} from '#machines/new-patient/new-patient.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Form, FormPair, FormSection } from '#ui/Form/Form.tsx';
import { FormColumns, FormProblems } from '#ui/Form/FormColumns.tsx';
import { PhoneField, ZipField } from '#ui/FormattedField/FormattedField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './new-patient-copy.ts';

export function NewPatientForm({ newPatient }: { newPatient: NewPatientRef }) {
  const messages = useSelector(newPatient, selectNewPatientMessages);
  return (
    <Form
      onSubmit={() => newPatient.send({ type: 'patient.submit' })}
      notice={<Notice newPatient={newPatient} />}
      actions={
        <>
          <Button type="submit" variant="primary" loading={useSelector(newPatient, selectIsAdding)}>
            {copy.NEXT}
          </Button>
          <ButtonLink variant="quiet" href={PAGES.searchPatients.path} target="_top">
            {copy.CANCEL}
          </ButtonLink>
          <FormProblems count={Object.keys(messages).length} />
        </>
      }
    >
      <p className="sale-about">{copy.WHO_WORDS}</p>
      <FormColumns>
        <FormSection title={copy.PERSON}>
          <FormPair>
            <TextField {...useNewField(newPatient, 'firstName')} label="First name" required />
            <TextField {...useNewField(newPatient, 'lastName')} label="Last name" required />
          </FormPair>
          <FormPair>
            <DateField {...useNewField(newPatient, 'birthDate')} label="Date of birth" required />
            <PhoneField {...useNewField(newPatient, 'phone')} label="Phone" required />
          </FormPair>
          <TextField
            {...useNewField(newPatient, 'email')}
            label="Email (optional)"
            inputMode="email"
            hint={copy.EMAIL_HINT}
          />
        </FormSection>
        <FormSection title={copy.ADDRESS}>
          <TextField {...useNewField(newPatient, 'line1')} label="Street" required />
          <TextField {...useNewField(newPatient, 'line2')} label={copy.OPTIONAL_LINE} />
          <TextField {...useNewField(newPatient, 'city')} label="City" required />
          <FormPair>
            <StateField newPatient={newPatient} />
            <ZipField {...useNewField(newPatient, 'zipCode')} label="Zip code" required />
          </FormPair>
        </FormSection>
      </FormColumns>
    </Form>
  );
}

/** Keeps the browser from suggesting what an earlier user typed. */
function useNewField(newPatient: NewPatientRef, field: MemberField) {
  return {
    ...useField(newPatient, field),
    name: field,
    autoComplete: 'off',
    spellCheck: false,
    readOnly: useSelector(newPatient, selectIsAdding),
    error: useSelector(newPatient, selectNewPatientMessages)[field] ?? null,
  } as const;
}

const STATES = Object.entries(US_STATES).map(([id, name]) => ({ id, name: `${name} (${id})` }));

function StateField({ newPatient }: { newPatient: NewPatientRef }) {
  const state = useSelector(newPatient, selectNewPatientState);
  const choose = (code: string | null) => {
    newPatient.send({ type: 'field.change', field: 'state', value: code ?? '' });
    newPatient.send({ type: 'field.blur', field: 'state' });
  };
  return (
    <Combobox
      label="State"
      options={STATES}
      value={state === '' ? null : state}
      onChoose={choose}
      error={useSelector(newPatient, selectNewPatientMessages).state ?? null}
      readOnly={useSelector(newPatient, selectIsAdding)}
      required
    />
  );
}

function Notice({ newPatient }: { newPatient: NewPatientRef }) {
  const notice = useSelector(newPatient, selectNewPatientNotice);
  if (notice === null) return null;
  return (
    <div role="alert">
      <Banner tone="danger" title={copy.NOT_ADDED}>
        {notice}
      </Banner>
    </div>
  );
}
