import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { PracticeFigures, PracticeRow } from '#domain/report/report-pages.ts';
import { NET_COLLECTIONS } from '#domain/report/report-words.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { NO_VALUE, valueText } from '#ui/Chart/chart.ts';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { csvOf, format } from './Figures.tsx';
import { PRACTICE_FIELDS, type PracticeField, practiceValue, sortedPractices } from './practice-sort.ts';
import type { ReportActions } from './report-actions.ts';
import { type ReportViewRef, selectSort } from './report-view.selectors.ts';
import { SaveCsv } from './SaveCsv.tsx';
// On a phone, the sort selector looks like the pagination's.
import '#ui/Pagination/Pagination.css';

const TITLE = 'Practices side by side';
const PRACTICE = 'Practice';

const NAMES: Record<PracticeField, { name: string; unit: 'count' | 'cents' }> = {
  active: { name: 'Active', unit: 'count' },
  added: { name: 'New', unit: 'count' },
  renewed: { name: 'Renewed', unit: 'count' },
  lapsed: { name: 'Lapsed', unit: 'count' },
  collectedCents: { name: 'Collected', unit: 'cents' },
  pastDueCents: { name: 'Past due', unit: 'cents' },
  goalCents: { name: 'Goal', unit: 'cents' },
  metCents: { name: NET_COLLECTIONS, unit: 'cents' },
  paceCents: { name: 'Pace', unit: 'cents' },
};

const COLUMNS: readonly Column<PracticeRow>[] = [
  { id: 'name', name: PRACTICE, cell: ({ name }) => name, sortable: true, card: 'title' },
  ...PRACTICE_FIELDS.map(
    (field): Column<PracticeRow> => ({
      id: field,
      name: NAMES[field].name,
      align: 'end',
      sortable: true,
      firstOrder: 'desc',
      cell: (row) => cellOf(row, field),
    }),
  ),
];

interface PracticesPageProps {
  view: ReportViewRef;
  figures: PracticeFigures;
  actions: ReportActions;
}

export function PracticesPage({ view, figures: { day, practices }, actions }: PracticesPageProps) {
  const sort = useSelector(view, selectSort);
  const rows = sortedPractices(practices, sort);
  const head = [PRACTICE, ...PRACTICE_FIELDS.map((field) => NAMES[field].name)];
  const lines = rows.map((row) => [
    row.name,
    ...PRACTICE_FIELDS.map((field) => csvOf(practiceValue(row, field), NAMES[field].unit)),
  ]);
  return (
    <Card title={TITLE}>
      <p className="report-note">
        {`Pace compares net collections in months with a goal with the part of the goal expected by ${formatDate(day)}. Past due is as of that day.`}
      </p>
      <Table
        label={TITLE}
        columns={COLUMNS}
        rows={rows}
        rowId={({ practiceId }) => practiceId}
        sort={sort}
        onSort={({ field, order }) => {
          const known = (['name', ...PRACTICE_FIELDS] as const).find((each) => each === field);
          if (known !== undefined) view.send({ type: 'sort.select', sort: { field: known, order } });
        }}
      />
      <SaveCsv title={TITLE} lines={[head, ...lines]} actions={actions} />
    </Card>
  );
}

function cellOf(row: PracticeRow, field: PracticeField) {
  const value = practiceValue(row, field);
  if (field !== 'paceCents') return valueText(value, (each) => format(each, NAMES[field].unit));
  if (value === null) return NO_VALUE;
  const amount = formatMoney(Math.abs(value));
  return value < 0 ? (
    <Badge tone="warning">{`${amount} behind`}</Badge>
  ) : (
    <Badge tone="success">{`${amount} ahead`}</Badge>
  );
}
