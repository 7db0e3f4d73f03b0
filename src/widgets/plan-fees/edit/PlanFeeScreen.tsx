import { useSelector } from '@xstate/react';
import { ArrowLeft, CircleDollarSign } from 'lucide';
import type { PlanFeeDetail } from '#domain/plan/plan-fee.ts';
import {
  type PlanFeeRef,
  selectFailure,
  selectFeeChange,
  selectLoaded,
  selectPlanPhase,
} from '#machines/plan-fee/plan-fee.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { FeeChangeDialog } from '../change/FeeChangeDialog.tsx';
import * as copy from '../copy.ts';
import type { FeeRights } from '../fee-rights.ts';
import { CancelIncrease } from './CancelIncrease.tsx';
import { FeeHistory } from './FeeHistory.tsx';
import { LevelCard } from './LevelCard.tsx';
import '#widgets/shared/pages.css';
import './PlanFeeScreen.css';

interface PlanFeeProps {
  plan: PlanFeeRef;
  rights: FeeRights;
  timeZone: string;
  onBack: () => void;
}

export function PlanFeeScreen(props: PlanFeeProps) {
  const { plan, onBack } = props;
  const change = useSelector(plan, selectFeeChange);
  const phase = useSelector(plan, selectPlanPhase);
  return (
    <div className="page-stack" {...focusFallback(copy.edit.FEES)}>
      {phase !== 'noPlan' && (
        <div>
          <Button variant="quiet" icon={<Icon of={ArrowLeft} mirrors />} onClick={onBack}>
            {copy.edit.BACK}
          </Button>
        </div>
      )}
      <Content {...props} />
      {change && <FeeChangeDialog change={change} />}
      <CancelIncrease plan={plan} />
    </div>
  );
}

function Content({ plan, rights, timeZone, onBack }: PlanFeeProps) {
  const phase = useSelector(plan, selectPlanPhase);
  const loaded = useSelector(plan, selectLoaded);
  const failure = useSelector(plan, selectFailure);
  if (phase === 'noPlan') return <NoPlan onBack={onBack} />;
  if (phase === 'failed')
    return (
      <Card>
        <NotLoaded
          title={copy.edit.NOT_LOADED}
          failure={failure}
          onRetry={() => plan.send({ type: 'fees.reload' })}
        />
      </Card>
    );
  if (loaded === null)
    return (
      <Card>
        <p role="status" className="plan-fee-loading">
          {copy.edit.LOADING}
        </p>
        <Skeleton />
      </Card>
    );
  return <Fees plan={plan} rights={rights} loaded={loaded} timeZone={timeZone} />;
}

function Fees({
  plan,
  rights,
  loaded: { plan: fees, noticeDays, history },
  timeZone,
}: Omit<PlanFeeProps, 'onBack'> & { loaded: PlanFeeDetail }) {
  const change = useSelector(plan, selectFeeChange);
  return (
    <>
      <h2 className="plan-fee-name">
        <bdi>{fees.name}</bdi>
      </h2>
      <div className="plan-fee-levels">
        {fees.levels.map((level) => (
          <LevelCard
            key={level.levelId}
            level={level}
            rights={rights}
            onChange={(mode) =>
              change?.send({ type: 'change.open', mode, levels: [level], leastNoticeDays: noticeDays })
            }
            onCancel={() => plan.send({ type: 'cancel.choose', levelId: level.levelId })}
          />
        ))}
      </div>
      <FeeHistory history={history} timeZone={timeZone} />
    </>
  );
}

const NoPlan = ({ onBack }: Pick<PlanFeeProps, 'onBack'>) => (
  <Card height="tall">
    <EmptyState
      icon={CircleDollarSign}
      title={copy.edit.NO_PLAN}
      action={
        <Button variant="primary" onClick={onBack}>
          {copy.edit.VIEW_FEES}
        </Button>
      }
    >
      {copy.edit.NO_PLAN_ABOUT}
    </EmptyState>
  </Card>
);
