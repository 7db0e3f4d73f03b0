import { useSelector } from '@xstate/react';
import {
  type BenefitsRef,
  selectBenefits,
  selectBenefitsPhase,
  selectFailure,
} from '#machines/benefits/benefits.selectors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { NotLoaded, Outdated } from '#widgets/shared/NotLoaded.tsx';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';
import { CoveredCard } from './CoveredCard.tsx';
import * as copy from './copy.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { ContributionsCard, DiscountsCard } from './TermsCards.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { UseDialog } from './UseDialog.tsx';
import './BenefitSummaryScreen.css';

export interface BenefitSummaryProps {
  benefits: BenefitsRef;
  timeZone: string;
}

export function BenefitSummaryScreen({ benefits, timeZone }: BenefitSummaryProps) {
  const phase = useSelector(benefits, selectBenefitsPhase);
  const summary = useSelector(benefits, selectBenefits);
  const failure = useSelector(benefits, selectFailure);
  const refresh = () => benefits.send({ type: 'benefits.refresh' });
  if (phase === 'failed')
    return (
      <Card height="tall">
        <NotLoaded title={copy.NOT_LOADED} failure={failure} onRetry={refresh} />
      </Card>
    );
  if (summary === null) return <BenefitsSkeleton />;
  return (
    <div className="benefits">
      <StatusRegion>{phase === 'outdated' && <Outdated failure={failure} onRetry={refresh} />}</StatusRegion>
      <div className="benefits-columns">
        <div className="benefits-column">
          <QuestionCard benefits={benefits} />
          <CoveredCard benefits={benefits} summary={summary} timeZone={timeZone} />
        </div>
        <div className="benefits-column">
          <DiscountsCard discounts={summary.discounts} />
          <ContributionsCard summary={summary} />
        </div>
      </div>
      <UseDialog benefits={benefits} timeZone={timeZone} />
      <UndoDialog benefits={benefits} />
    </div>
  );
}
