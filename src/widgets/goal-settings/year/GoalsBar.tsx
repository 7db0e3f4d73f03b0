import { useSelector } from '@xstate/react';
import { missingRight } from '#domain/access/missing-right.ts';
import { MONTHS, yearOf } from '#domain/goal/goal.ts';
import {
  type GoalSettingsRef,
  selectChangeCount,
  selectConflict,
  selectIsSaving,
  selectMayEdit,
  selectMonthsOver,
  selectPhase,
  selectToday,
  selectYear,
} from '#machines/goal-settings/goal-settings.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';

/** The years that the user can open, around the current one. */
const YEARS_BEFORE = 3;
const YEARS_AFTER = 2;

/** The year, and the controls for the year as a whole. */
export function GoalsBar({ goals }: { goals: GoalSettingsRef }) {
  const year = useSelector(goals, selectYear);
  const current = yearOf(useSelector(goals, selectToday));
  const changes = useSelector(goals, selectChangeCount);
  const isSaving = useSelector(goals, selectIsSaving);
  const mayEdit = useSelector(goals, selectMayEdit);
  const isOver = useSelector(goals, selectMonthsOver) === MONTHS.length;
  const isLoaded = useSelector(goals, selectPhase) === 'shown';
  const undecided = useSelector(goals, selectConflict) === null ? undefined : copy.DECIDE_FIRST;
  const refusal = mayEdit ? undecided : missingRight('goalSettings', 'update');
  const first = Math.min(current - YEARS_BEFORE, year);
  const years = Array.from({ length: current + YEARS_AFTER - first + 1 }, (_, index) =>
    String(first + index),
  );
  return (
    <div className="goals-bar">
      <div className="goals-year">
        <Select
          label={copy.YEAR}
          options={years.map((each) => ({ id: each, name: each }))}
          value={String(year)}
          disabled={changes > 0}
          onChoose={(id) => goals.send({ type: 'year.choose', year: Number(id) })}
        />
        <p className="goals-changes">
          {changes > 0 && `${copy.changesWords(changes)}.`}{' '}
          {changes > 0 && undecided === undefined && copy.BEFORE_ANOTHER_YEAR}
        </p>
      </div>
      <div className="page-actions">
        <Button
          refusal={refusal ?? (isOver ? copy.YEAR_OVER : undefined)}
          disabled={!isLoaded || isSaving}
          onClick={() => goals.send({ type: 'fill.open' })}
        >
          {copy.FILL}
        </Button>
        <Button
          refusal={undecided}
          disabled={changes === 0 || isSaving}
          onClick={() => goals.send({ type: 'goals.discard' })}
        >
          {copy.DISCARD}
        </Button>
        <Button
          variant="primary"
          refusal={refusal}
          disabled={refusal === undefined && changes === 0}
          loading={isSaving}
          onClick={() => goals.send({ type: 'goals.save' })}
        >
          {copy.SAVE}
        </Button>
      </div>
    </div>
  );
}
