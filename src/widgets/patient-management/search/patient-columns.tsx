import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { PatientColumn } from '#domain/patient/patient-columns.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { NEED_WORDS, type PatientView } from '#domain/patient/patient-view.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/Table/table.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './copy.ts';

const tabular = (text: string) => <span className="tabular">{text}</span>;
const none = (words: string) => (
  <span className="patient-search-none">
    <span aria-hidden="true">—</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
const clipped = (text: string) => (
  <span className="patient-search-clipped" title={text}>
    {text}
  </span>
);

/** A card has no column headers, so words explain the amount. */
const PastDue = ({ pastDueCents }: PatientRow) =>
  pastDueCents > 0 ? (
    <span className="patient-search-due">
      {formatMoney(pastDueCents)}
      <span className="patient-search-in-card"> past due</span>
    </span>
  ) : (
    none('Nothing due')
  );

const TONES: Record<string, 'success' | 'warning'> = { Active: 'success', Expired: 'warning' };

const NAME: Column<PatientRow> = {
  id: 'name',
  name: copy.NAME,
  cell: ({ name }) => name,
  sortable: true,
  sortField: 'lastName',
  card: 'title',
  width: 12,
};

const COLUMNS: Record<PatientColumn, Omit<Column<PatientRow>, 'id' | 'name'>> = {
  phoneNumber: {
    cell: ({ phoneNumber }) => (phoneNumber ? tabular(formatPhone(phoneNumber)) : none('None')),
    width: 8.5,
  },
  dateOfBirth: { cell: ({ dateOfBirth }) => tabular(formatDate(dateOfBirth)), sortable: true, width: 7.5 },
  planName: { cell: ({ planName }) => planName || none('None'), sortable: true, width: 10 },
  status: {
    cell: ({ status }) => (
      <Badge tone={TONES[status] ?? 'neutral'}>{copy.optionName('status', status)}</Badge>
    ),
    sortable: true,
    width: 6.5,
  },
  pastDue: { cell: PastDue, align: 'end', sortable: true, firstOrder: 'desc', card: 'fact', width: 6.5 },
  memberId: { cell: ({ memberId }) => tabular(memberId), sortable: true, card: 'hidden', width: 7 },
  emailAddress: { cell: ({ emailAddress }) => clipped(emailAddress), sortable: true, width: 14 },
  planType: { cell: ({ planType }) => planType || none('None'), sortable: true, width: 6.5 },
  subscriberIdentifier: {
    cell: ({ subscriberIdentifier }) => tabular(subscriberIdentifier),
    sortable: true,
    width: 8,
  },
  patientId: { cell: ({ patientId }) => tabular(patientId), sortable: true, width: 7 },
};

/** What each patient of the renewal forecast needs. */
const NEEDS: Column<PatientRow> = {
  id: 'needs',
  name: copy.NEEDS,
  cell: ({ needs = [] }) => (
    <span className="patient-needs">
      {needs.map((need) => (
        <Badge key={need} tone="warning">
          {NEED_WORDS[need]}
        </Badge>
      ))}
    </span>
  ),
  width: 9,
};

export const columnsOf = (
  chosen: readonly PatientColumn[],
  view: PatientView,
): readonly Column<PatientRow>[] => [
  NAME,
  ...(view === 'renewals' ? [NEEDS] : []),
  ...chosen.map((id) => ({ ...COLUMNS[id], id, name: copy.COLUMNS[id] })),
];
