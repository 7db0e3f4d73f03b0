import { useEffect, useState } from 'react';
import { type BenefitPlan, benefitPlanOf, isSameBenefitPlan } from '#domain/benefit/benefit-rule.ts';
import type { BenefitsRef } from '#machines/benefits/benefits.selectors.ts';
import { selectHeld, selectSummary } from '#machines/plan-selection/plan-selection.selectors.ts';
import { useSelector } from '#react/use-selector.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { NoPlan } from '../plan-record/NoPlan.tsx';
import { timeZoneAt } from '../practice-day.ts';
import { BenefitSummaryScreen } from './BenefitSummaryScreen.tsx';
import { startBenefits } from './benefits.ports.ts';
import { NO_PLAN } from './copy.ts';

/** The benefits of the selected plan; their chart runs as long as the page is open. */
export function BenefitSummaryPage({ host, member, selection, today }: PatientPageProps) {
  const { name, email } = member;
  const held = useSelector(selection, selectHeld);
  const summary = useSelector(selection, selectSummary);
  const [benefits, setBenefits] = useState<BenefitsRef>();
  const plan = useSteadyPlan(held && summary && benefitPlanOf(held, summary, today));
  const planId = held?.plan.id ?? '';
  useEffect(() => {
    if (plan === null) return undefined;
    const started = startBenefits(host, planId, { plan, patient: { name, email } });
    setBenefits(started.benefits);
    return started.stop;
  }, [host, planId, plan, name, email]);
  if (plan === null) return <NoPlan words={NO_PLAN} />;
  return benefits && <BenefitSummaryScreen benefits={benefits} timeZone={timeZoneAt(host)} />;
}

/** The same object as long as it says the same: the patient is loaded again and again, and work goes on meanwhile. */
function useSteadyPlan(given: BenefitPlan | null): BenefitPlan | null {
  const [plan, setPlan] = useState(given);
  if (!isSameBenefitPlan(plan, given)) setPlan(given);
  return plan;
}
