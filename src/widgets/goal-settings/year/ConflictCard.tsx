import { useSelector } from '@xstate/react';
import { monthName } from '#domain/goal/goal.ts';
import type { MonthConflict } from '#domain/goal/year-draft.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type GoalSettingsRef, selectConflict } from '#machines/goal-settings/goal-settings.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';

const COLUMNS: readonly Column<MonthConflict>[] = [
  { id: 'month', name: 'Month', cell: ({ index }) => monthName(index), card: 'title' },
  { id: 'before', name: 'Before', align: 'end', cell: ({ beforeCents }) => formatMoney(beforeCents) },
  { id: 'mine', name: 'Yours', align: 'end', cell: ({ mineCents }) => formatMoney(mineCents) },
  { id: 'theirs', name: 'Theirs', align: 'end', cell: ({ theirsCents }) => formatMoney(theirsCents) },
];

/** The goals of both users in the months that differ. */
export function ConflictCard({ goals }: { goals: GoalSettingsRef }) {
  const conflict = useSelector(goals, selectConflict);
  if (conflict === null) return null;
  return (
    <div className="page-stack" role="alert">
      <Banner
        tone="warning"
        title={copy.conflictTitle(conflict.changedBy)}
        action={
          <div className="page-actions">
            <Button variant="primary" onClick={() => goals.send({ type: 'mine.keep' })}>
              {copy.MY_GOALS}
            </Button>
            <Button onClick={() => goals.send({ type: 'theirs.take' })}>{copy.THEIR_GOALS}</Button>
          </div>
        }
      >
        {copy.CONFLICT_WORDS} {conflict.months.length === 0 && copy.NO_DIFFERENCE}
      </Banner>
      {conflict.months.length > 0 && (
        <Table
          label={copy.conflictTitle(conflict.changedBy)}
          columns={COLUMNS}
          rows={conflict.months}
          rowId={({ index }) => String(index)}
        />
      )}
    </div>
  );
}
