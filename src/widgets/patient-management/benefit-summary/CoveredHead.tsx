import { useSelector } from '@xstate/react';
import { Printer } from 'lucide';
import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { type BenefitsRef, selectBenefitPlan } from '#machines/benefits/benefits.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Meter } from '#ui/Meter/Meter.tsx';
import * as copy from './copy.ts';

interface CoveredHeadProps {
  benefits: BenefitsRef;
  summary: BenefitSummary;
}

export function CoveredHead({ benefits, summary }: CoveredHeadProps) {
  const plan = useSelector(benefits, selectBenefitPlan);
  return (
    <div className="benefits-head">
      <div className="benefits-title">
        <h2 className="card-title">{copy.COVERED}</h2>
        {plan.status !== 'over' && <p className="page-facts tabular">{copy.resetWords(plan)}</p>}
      </div>
      <Button
        size="small"
        icon={<Icon of={Printer} />}
        onClick={() => benefits.send({ type: 'summary.print' })}
      >
        {copy.PRINT}
      </Button>
      <Maximum {...summary} />
    </div>
  );
}

function Maximum({ maximum, givenCents }: Pick<BenefitSummary, 'maximum' | 'givenCents'>) {
  return (
    <div className="benefits-maximum tabular">
      <span className="benefits-maximum-label">{maximum === null ? copy.NO_MAXIMUM : copy.MAXIMUM}</span>
      {maximum && (
        <>
          <Meter label={copy.MAXIMUM} value={maximum.availableCents} total={maximum.annualCents} />
          <span>{copy.maximumWords(maximum)}</span>
        </>
      )}
      <span className="page-facts">
        {copy.usedThisTerm(givenCents)} {copy.DENIED_NOT_COUNTED}
      </span>
    </div>
  );
}
