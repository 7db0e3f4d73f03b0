import { formatDate } from '#domain/date/day.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { formatPhone } from '#domain/text/phone.ts';
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
    cell: ({ phoneNumber }) => <span className="tabular">{formatPhone(phoneNumber)}</span>,
  },
  {
    id: 'plan',
    name: copy.PLAN,
    cell: ({ planName, status }) => (planName === '' ? copy.NO_PLAN : `${planName} (${status})`),
  },
];

interface PatientTableProps {
  patients: readonly PatientRow[];
  /** The label of each patient's button. */
  action: string;
  onChoose: (memberId: string) => void;
}

/** Patients with the same name and birth date. The user chooses one. */
export function PatientTable({ patients, action, onChoose }: PatientTableProps) {
  return (
    <Table
      label={copy.KNOWN_PATIENTS}
      columns={COLUMNS}
      rows={patients}
      rowId={({ memberId }) => memberId}
      actions={({ memberId }) => (
        <Button variant="primary" onClick={() => onChoose(memberId)}>
          {action}
        </Button>
      )}
    />
  );
}
