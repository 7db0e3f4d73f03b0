import { useSelector } from '@xstate/react';
import { missingRight } from '#domain/access/missing-right.ts';
import { isMonthAhead, type MonthGoal, monthName, percentMet, type YearGoals } from '#domain/goal/goal.ts';
import { goalCents } from '#domain/goal/paste-goals.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatAmount } from '#domain/money/money.ts';
import {
  type GoalSettingsRef,
  selectConflict,
  selectIsSaving,
  selectLoaded,
  selectMayEdit,
  selectMonthsOver,
  selectToday,
} from '#machines/goal-settings/goal-settings.selectors.ts';
import { Grid } from '#ui/Grid/Grid.tsx';
import type { GridColumn } from '#ui/Grid/grid.ts';
import * as copy from './copy.ts';

interface MonthRow extends MonthGoal {
  index: number;
}

/** The twelve months, edited as in a spreadsheet. */
export function YearGrid({ goals, year }: { goals: GoalSettingsRef; year: YearGoals }) {
  const monthsOver = useSelector(goals, selectMonthsOver);
  const mayEdit = useSelector(goals, selectMayEdit);
  const isSaving = useSelector(goals, selectIsSaving);
  const isConflicting = useSelector(goals, selectConflict) !== null;
  const today = useSelector(goals, selectToday);
  const stored = useSelector(goals, selectLoaded)?.goals.months;
  const isChanged = ({ index, settingCents }: MonthRow) =>
    stored !== undefined && stored[index]?.settingCents !== settingCents;
  const isAhead = ({ index }: MonthRow) => isMonthAhead(year.year, index, today);
  const lockedWords = ({ index }: MonthRow) => {
    if (!mayEdit) return missingRight('goalSettings', 'update');
    if (isConflicting) return copy.DECIDE_FIRST;
    if (index < monthsOver) return copy.locked(monthName(index));
    return isSaving ? copy.SAVING : null;
  };
  const columns: readonly GridColumn<MonthRow>[] = [
    {
      id: 'month',
      name: 'Month',
      text: (month) =>
        isChanged(month) ? copy.changedMonth(monthName(month.index)) : monthName(month.index),
    },
    {
      id: 'goal',
      name: 'Goal',
      align: 'end',
      text: ({ settingCents }) => formatMoney(settingCents),
      edit: {
        start: '$',
        submit: copy.APPLY,
        value: ({ settingCents }) => formatAmount(settingCents),
        check: (text) => (goalCents(text) === null ? copy.wrongGoal : null),
        locked: lockedWords,
        onSave: ({ index }, text) => goals.send({ type: 'goal.edit', index, cents: goalCents(text) ?? 0 }),
        onPaste: ({ index }, text) => goals.send({ type: 'goals.paste', index, text }),
      },
    },
    {
      id: 'result',
      name: 'Net collections',
      align: 'end',
      text: (month) => (isAhead(month) ? copy.NO_AMOUNT : formatMoney(month.metCents)),
    },
    {
      id: 'percent',
      name: 'Reached',
      align: 'end',
      text: (month) =>
        month.settingCents === 0 || isAhead(month) ? copy.NO_AMOUNT : copy.percentWords(percentMet(month)),
    },
  ];
  return (
    <Grid
      label={copy.gridLabel(year.year)}
      columns={columns}
      rows={year.months.map((month, index) => ({ ...month, index }))}
      rowId={({ index }) => String(index)}
      rowName={({ index }) => monthName(index)}
      empty=""
    />
  );
}
