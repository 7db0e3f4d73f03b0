import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  type BenefitsRef,
  selectBenefits,
  selectBenefitsPhase,
  selectFailure,
} from '#machines/benefits/benefits.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { StatusPlace } from '#ui/StatusPlace/StatusPlace.tsx';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';
import { CoveredCard } from './CoveredCard.tsx';
import { NOT_LOADED, OUTDATED, RETRY } from './copy.ts';
import { MaximumRow } from './MaximumRow.tsx';
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
  if (phase === 'failed') return <NotLoaded benefits={benefits} />;
  if (summary === null) return <BenefitsSkeleton />;
  return (
    <div className="benefits">
      <StatusPlace>{phase === 'outdated' && <Outdated benefits={benefits} />}</StatusPlace>
      <MaximumRow summary={summary} />
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

interface BenefitsProps {
  benefits: BenefitsRef;
}

function Retry({ benefits }: BenefitsProps) {
  return <Button onClick={() => benefits.send({ type: 'benefits.refresh' })}>{RETRY}</Button>;
}

function NotLoaded({ benefits }: BenefitsProps) {
  const failure = useSelector(benefits, selectFailure);
  return (
    <Card height="fill">
      <ErrorState
        title={NOT_LOADED}
        reference={failure === null ? undefined : referenceOf(failure)}
        action={<Retry benefits={benefits} />}
      >
        {failure?.message}
      </ErrorState>
    </Card>
  );
}

/** Loaded data stays visible when it can't be refreshed. */
function Outdated({ benefits }: BenefitsProps) {
  const failure = useSelector(benefits, selectFailure);
  return (
    <Banner tone="warning" title={OUTDATED} action={<Retry benefits={benefits} />}>
      {failure?.message}
    </Banner>
  );
}
