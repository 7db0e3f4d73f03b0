import { useSelector } from '@xstate/react';
import { missingRight } from '#domain/access/missing-right.ts';
import { percentMet, totalOf } from '#domain/goal/goal.ts';
import type { PracticeYear } from '#domain/goal/organization-goals.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type GoalSettingsRef, selectHasChanges } from '#machines/goal-settings/goal-settings.selectors.ts';
import {
  type OrganizationGoalsRef,
  selectFailure,
  selectGoals,
  selectIsLoading,
  selectMayEdit,
  selectPhase,
  selectPracticeId,
  selectSelected,
} from '#machines/organization-goals/organization-goals.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column, Selection } from '#ui/Table/table.ts';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import * as copy from './copy.ts';

const COLUMNS: readonly Column<PracticeYear>[] = [
  { id: 'name', name: 'Practice', cell: ({ name }) => name, card: 'title' },
  { id: 'goal', name: 'Goal', align: 'end', cell: ({ total }) => formatMoney(total.settingCents) },
  { id: 'result', name: 'Net collections', align: 'end', cell: ({ total }) => formatMoney(total.metCents) },
  {
    id: 'percent',
    name: 'Reached',
    align: 'end',
    card: 'fact',
    cell: ({ total }) => (total.settingCents === 0 ? copy.NO_AMOUNT : copy.percentWords(percentMet(total))),
  },
];

interface OrganizationCardProps {
  goals: GoalSettingsRef;
  organization: OrganizationGoalsRef;
}

/** The organization's total, and the practices to copy goals to. */
export function OrganizationCard({ goals, organization }: OrganizationCardProps) {
  const phase = useSelector(organization, selectPhase);
  const found = useSelector(organization, selectGoals);
  const failure = useSelector(organization, selectFailure);
  const isLoading = useSelector(organization, selectIsLoading);
  const own = useSelector(organization, selectPracticeId);
  const selected = useSelector(organization, selectSelected);
  const mayEdit = useSelector(organization, selectMayEdit);
  const isUnsaved = useSelector(goals, selectHasChanges);
  if (phase === 'alone') return null;
  if (phase === 'failed')
    return (
      <Card title={copy.ORGANIZATION}>
        <NotLoaded
          title={copy.ORGANIZATION_NOT_LOADED}
          failure={failure}
          onRetry={() => organization.send({ type: 'organization.load' })}
        />
      </Card>
    );
  const practices = found?.practices ?? [];
  const others = practices.filter(({ practiceId }) => practiceId !== own);
  const total = totalOf(found?.months ?? []);
  const selection: Selection<PracticeYear> = {
    selected,
    nameOf: ({ name }) => name,
    onSelect: (ids, isSelected) => organization.send({ type: 'practices.select', ids, isSelected }),
  };
  const refusal = mayEdit ? undefined : missingRight('goalSettings', 'update');
  return (
    <Card title={copy.ORGANIZATION}>
      <div className="page-stack">
        <p className="page-facts tabular">
          {found === null ? (
            <Skeleton shape="wide" />
          ) : (
            <>
              <span>{copy.organizationTotal(practices.length)}</span>
              <span>Goal {formatMoney(total.settingCents)}</span>
              <span>Net collections {formatMoney(total.metCents)}</span>
              {total.settingCents > 0 && <span>{copy.percentWords(percentMet(total))} reached</span>}
            </>
          )}
        </p>
        <Table
          label={copy.OTHER_PRACTICES}
          columns={COLUMNS}
          rows={others}
          rowId={({ practiceId }) => practiceId}
          status={found === null ? 'loading' : 'ready'}
          expected={3}
          {...(mayEdit && { selection })}
        />
        <div className="page-actions">
          <Button
            refusal={refusal ?? (isUnsaved ? copy.SAVE_FIRST : undefined)}
            loading={isLoading && selected.length > 0}
            disabled={refusal === undefined && !isUnsaved && selected.length === 0}
            onClick={() => organization.send({ type: 'copy.open' })}
          >
            {selected.length === 0 ? copy.COPY : copy.copyTo(selected.length)}
          </Button>
          <span className="goals-advice">{copy.COPY_ADVICE}</span>
        </div>
      </div>
      <CopyDialog organization={organization} />
    </Card>
  );
}
