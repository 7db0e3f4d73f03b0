import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { PatientRow, PatientSortField } from '#domain/patient/patient-search.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/Table/table.ts';

type PatientColumn = Column<PatientRow> & { id: PatientSortField };

const tabular = (text: string) => <span className="tabular">{text}</span>;
const none = <span className="patient-search-none">None</span>;

/** On a card, which has no column heads, words say what the amount is. */
const PastDue = ({ pastDueCents }: PatientRow) =>
  pastDueCents > 0 ? (
    <span className="patient-search-due">
      {formatMoney(pastDueCents)}
      <span className="patient-search-in-card"> past due</span>
    </span>
  ) : (
    <span className="patient-search-none">
      <span className="patient-search-in-table">{formatMoney(0)}</span>
      <span className="patient-search-in-card">Nothing due</span>
    </span>
  );

const TONES: Record<string, 'success' | 'warning'> = { Active: 'success', Expired: 'warning' };

/** Every column can be sorted. The ones that the front desk needs most come first. */
export const PATIENT_COLUMNS: readonly PatientColumn[] = [
  { id: 'name', name: 'Name', cell: ({ name }) => name, sortable: true, card: 'title' },
  {
    id: 'dateOfBirth',
    name: 'Date of birth',
    cell: ({ dateOfBirth }) => tabular(formatDate(dateOfBirth)),
    sortable: true,
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <Badge tone={TONES[status] ?? 'neutral'}>{status}</Badge>,
    sortable: true,
  },
  {
    id: 'pastDue',
    name: 'Past due',
    cell: PastDue,
    align: 'end',
    sortable: true,
    card: 'fact',
  },
  { id: 'planType', name: 'Plan', cell: ({ planType }) => planType || none, sortable: true },
  { id: 'memberId', name: 'Member ID', cell: ({ memberId }) => tabular(memberId), sortable: true },
  {
    id: 'emailAddress',
    name: 'Email',
    cell: ({ emailAddress }) => (
      <span className="patient-search-email" title={emailAddress}>
        {emailAddress}
      </span>
    ),
    sortable: true,
  },
  {
    id: 'subscriberIdentifier',
    name: 'Subscriber',
    cell: ({ subscriberIdentifier }) => tabular(subscriberIdentifier),
    sortable: true,
    card: 'hidden',
  },
  { id: 'lastName', name: 'Last name', cell: ({ lastName }) => lastName, sortable: true, card: 'hidden' },
  {
    id: 'patientId',
    name: 'Patient ID',
    cell: ({ patientId }) => tabular(patientId),
    sortable: true,
    card: 'hidden',
  },
];
