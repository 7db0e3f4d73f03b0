import { model } from '#charts/explore/model.ts';
import type { PlanFeeDetail } from '#domain/plan/plan-fee.ts';
import { planFeeMachine } from '#machines/plan-fee/plan-fee.machine.ts';
import { selectIsCancelOpen } from '#machines/plan-fee/plan-fee.selectors.ts';
import { DEFECT, isBroken } from '#tests/support/failures.ts';
import { FEE_CHANGED } from '#tests/support/received-fees.ts';
import { DETAIL, FREE_LEVEL } from '#widgets/plan-fees/story-fees.ts';
import { MAY_CHANGE } from './plan-fees.model.ts';

const BUSY = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
const STALE = { error: FEE_CHANGED };

const WITHOUT_INCREASES: PlanFeeDetail = { ...DETAIL, plan: { ...DETAIL.plan, levels: [FREE_LEVEL] } };

export const planFeeModel = model({
  machine: planFeeMachine,
  inputs: [
    { ...MAY_CHANGE, planId: '12', mayCancel: true },
    { ...MAY_CHANGE, planId: '12', mayCancel: false },
    { ...MAY_CHANGE, planId: null, mayCancel: true },
  ],
  events: {
    'fees.reload': [{}],
    'cancel.choose': [
      { case: 'a scheduled increase', levelId: 'two' },
      { case: 'a sent increase', levelId: 'family' },
      { case: 'no increase', levelId: 'one' },
    ],
    'cancel.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    feeChange: { breaks: DEFECT },
    loadPlan: {
      loaded: { output: DETAIL },
      'loaded without increases': { output: WITHOUT_INCREASES },
      'server down': BUSY,
    },
    cancelIncrease: {
      canceled: { output: undefined },
      'server down': BUSY,
      'changed by another user': STALE,
    },
  },
  /** A defect in the chart of a change does not affect the page. */
  isWorthTaking: (snapshot, { label }) =>
    !isBroken(snapshot) && (!label.endsWith('→ breaks') || snapshot.matches('shown')),
  isHome: (snapshot) => snapshot.matches('shown') || snapshot.matches('noPlan'),
  whyHome: 'The page rests once the plan is loaded, or if the address names none.',
  invariants: {
    'PERM-8.1: without the right to delete, nothing is canceled.': (snapshot) =>
      !selectIsCancelOpen(snapshot) || snapshot.context.mayCancel,
    'API-14.2: only a scheduled increase is canceled, after a confirmation that names it.': (snapshot) =>
      !selectIsCancelOpen(snapshot) || (snapshot.context.levelToCancel?.increase ?? null) !== null,
    'API-14.2: an increase that is chosen while the plan loads is confirmed after that, as it was loaded.': (
      snapshot,
    ) =>
      (snapshot.matches('loading') || snapshot.context.chosenLevelId === null) &&
      (!snapshot.matches('confirming') ||
        (snapshot.context.loaded?.plan.levels ?? []).some(
          (level) => level === snapshot.context.levelToCancel,
        )),
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !(snapshot.hasTag('loading') || snapshot.hasTag('busy')) || snapshot.context.failure === null,
  },
});
