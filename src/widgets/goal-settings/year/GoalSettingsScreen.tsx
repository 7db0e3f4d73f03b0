import { useSelector } from '@xstate/react';
import { draftYear } from '#domain/goal/year-draft.ts';
import {
  type GoalSettingsRef,
  selectDraft,
  selectFailure,
  selectLoaded,
  selectNotice,
  selectOrganizationGoals,
  selectPhase,
  selectToday,
} from '#machines/goal-settings/goal-settings.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { ConflictCard } from './ConflictCard.tsx';
import * as copy from './copy.ts';
import { FillDialog } from './FillDialog.tsx';
import { GoalFigures } from './GoalFigures.tsx';
import { GoalsBar } from './GoalsBar.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';
import { YearChart } from './YearChart.tsx';
import { YearGrid } from './YearGrid.tsx';
import '#widgets/shared/pages.css';
import './GoalSettingsScreen.css';

/** MISSION-1.7 */
export function GoalSettingsScreen({ goals }: { goals: GoalSettingsRef }) {
  const phase = useSelector(goals, selectPhase);
  const failure = useSelector(goals, selectFailure);
  return (
    <div className="goals" {...focusFallback()}>
      <GoalsBar goals={goals} />
      {phase === 'loading' && <WidgetSkeleton label={copy.LOADING} />}
      {phase === 'failed' && (
        <Card height="tall">
          <NotLoaded
            title={copy.NOT_LOADED}
            failure={failure}
            onRetry={() => goals.send({ type: 'goals.load' })}
          />
        </Card>
      )}
      {phase === 'shown' && <Year goals={goals} />}
    </div>
  );
}

function Year({ goals }: { goals: GoalSettingsRef }) {
  const organization = useSelector(goals, selectOrganizationGoals);
  const loaded = useSelector(goals, selectLoaded);
  const draft = useSelector(goals, selectDraft);
  const today = useSelector(goals, selectToday);
  if (loaded === null) return null;
  const year = draftYear(loaded.goals, draft);
  return (
    <>
      <Notices goals={goals} />
      <ConflictCard goals={goals} />
      <GoalFigures year={year} today={today} />
      <div className="goals-year-parts">
        <div className="page-stack">
          <YearGrid goals={goals} year={year} />
          <p className="goals-advice">{copy.HOW_TO_EDIT}</p>
        </div>
        <YearChart
          title={copy.BY_MONTH}
          label={copy.chartLabel(year.year)}
          year={year.year}
          months={year.months}
          today={today}
        />
      </div>
      {organization && <OrganizationCard goals={goals} organization={organization} />}
      <FillDialog goals={goals} />
    </>
  );
}

function Notices({ goals }: { goals: GoalSettingsRef }) {
  const notice = useSelector(goals, selectNotice);
  const failure = useSelector(goals, selectFailure);
  return (
    <>
      {failure && (
        <div role="alert">
          <Banner tone="danger" title={copy.notSaved(failure)}>
            {failure.message}
          </Banner>
        </div>
      )}
      <StatusRegion>
        {notice && <Banner tone={notice.isRefused ? 'danger' : 'info'}>{notice.message}</Banner>}
      </StatusRegion>
    </>
  );
}
