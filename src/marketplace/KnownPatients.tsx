import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/date/day.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { type NewPatientRef, selectKnownPatients } from '#machines/new-patient/new-patient.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './new-patient-copy.ts';

const COLUMNS: readonly Column<PatientRow>[] = [
  { id: 'name', name: copy.NAME, card: 'title', cell: ({ name }) => name },
  {
    id: 'memberId',
    name: copy.MEMBER_ID,
    cell: ({ memberId }) => <span className="tabular">{memberId}</span>,
  },
  { id: 'born', name: copy.BORN, cell: ({ dateOfBirth }) => formatDate(dateOfBirth) },
  {
    id: 'phone',
    name: copy.PHONE,
    cell: ({ phoneNumber }) => <span className="tabular">{phoneNumber}</span>,
  },
  {
    id: 'plan',
    name: copy.PLAN,
    cell: ({ planName, status }) => (planName === '' ? copy.NO_PLAN : `${planName} (${status})`),
  },
];

/** Offers the patients on file with the same name and birth date. */
export function KnownPatients({ newPatient }: { newPatient: NewPatientRef }) {
  const known = useSelector(newPatient, selectKnownPatients);
  return (
    <div className="sale-known">
      <div role="status">
        <Banner tone="info" title={copy.KNOWN}>
          {copy.KNOWN_WORDS}
        </Banner>
      </div>
      <Table
        label={copy.KNOWN_PATIENTS}
        columns={COLUMNS}
        rows={known}
        rowId={({ memberId }) => memberId}
        actions={({ memberId }) => (
          <Button variant="primary" onClick={() => newPatient.send({ type: 'patient.choose', memberId })}>
            {copy.SELL}
          </Button>
        )}
      />
      <div className="form-actions">
        <Button onClick={() => newPatient.send({ type: 'patient.edit' })}>{copy.CHANGE}</Button>
        <Button variant="quiet" onClick={() => newPatient.send({ type: 'patient.addAnyway' })}>
          {copy.ANOTHER}
        </Button>
      </div>
    </div>
  );
}
