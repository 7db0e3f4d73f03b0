import { describe, expect, it } from 'vitest';
import type { MemberAndPlan } from '#domain/plan/plan.ts';
import { patientMachine } from '#machines/patient/patient.machine.ts';
import {
  selectCoverage,
  selectIsDueKnown,
  selectPlan,
  selectPlanToRenew,
  selectReason,
} from '#machines/patient/patient.selectors.ts';
import { BUSY } from '#tests/support/failures.ts';
import { dueOf, heldBy, plansIn } from '#tests/support/patient-plans.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { ACTIVE, EXPIRED, ON_PLANS } from './patient.model.ts';

function openPatient() {
  const { actor, clock, ports, now } = startChart(patientMachine, { page: 'overview', mayReverse: true });
  const { loadPatient: patient, getAmountDue: due } = ports;
  const shown = () => [selectPlan(now()).name, selectReason(now()), selectPlan(now()).amountDue];
  return { actor, clock, patient, due, now, shown };
}

describe('the selection of a patient’s plan', () => {
  it('PATIENT-5: another plan can be chosen, with its amount due; a late response is ignored', async () => {
    const { actor, patient, due, now, shown } = openPatient();
    await patient.succeed(ON_PLANS);
    actor.send({ type: 'plan.choose', planId: '20000' });
    expect(due.asked).toEqual([{ planId: '20001' }, { planId: '20000' }]);
    await due.succeed(dueOf(12.5));
    await due.succeed(dueOf(30));
    expect([shown(), selectCoverage(now())]).toEqual([['Smile Basic', 'chosen', 12.5], EXPIRED]);
    actor.send({ type: 'plan.choose', planId: '20001' });
    expect([shown(), selectIsDueKnown(now())]).toEqual([['Family Care', 'chosen', 0], false]);
    actor.send({ type: 'plan.choose', planId: 'of someone else' });
    expect([shown(), due.asked.length]).toEqual([['Family Care', 'chosen', 0], 3]);
  });

  it('PATIENT-1.6: the plan that renews is the next term, once the plan is renewed', async () => {
    const next = heldBy({ id: '20002' });
    next.term = { startDate: ACTIVE.term.endDate, endDate: '2028-06-10' };
    const planToRenew = async (...futurePlans: MemberAndPlan[]) => {
      const { patient, now } = openPatient();
      await patient.succeed({ ...ON_PLANS, summary: plansIn({ activePlans: [ACTIVE], futurePlans }) });
      return selectPlanToRenew(now()).id;
    };
    expect([await planToRenew(), await planToRenew(next)]).toEqual(['20001', '20002']);
  });

  it('PATIENT-2: another page of the patient shows the known data, and loads it again after 60 seconds', async () => {
    const { actor, clock, patient, due, shown } = openPatient();
    await patient.succeed(ON_PLANS);
    await due.succeed(dueOf(30));
    actor.send({ type: 'plan.choose', planId: '20000' });
    await due.succeed(dueOf(30));
    clock.increment(59_999);
    actor.send({ type: 'page.open', page: 'transactions' });
    expect([patient.asked.length, shown()]).toEqual([1, ['Smile Basic', 'chosen', 30]]);
    clock.increment(1);
    actor.send({ type: 'page.open', page: 'transactions' });
    expect([patient.asked.length, shown()]).toEqual([2, ['Smile Basic', 'chosen', 30]]);
    await patient.succeed(ON_PLANS);
    await due.succeed(dueOf(0));
    expect(shown()).toEqual(['Smile Basic', 'chosen', 0]);
  });

  it('PATIENT-2: data that could not be loaded loads again with the next page', async () => {
    const { actor, patient, due } = openPatient();
    await patient.fail(BUSY);
    actor.send({ type: 'page.open', page: 'transactions' });
    await patient.succeed(ON_PLANS);
    await due.fail(BUSY);
    actor.send({ type: 'page.open', page: 'transactions' });
    expect(patient.asked.length).toBe(3);
  });

  it('PATIENT-2: changed data is requested again; if the chosen plan no longer exists, the rule selects one', async () => {
    const { actor, patient, due, shown } = openPatient();
    await patient.succeed(ON_PLANS);
    await due.succeed(dueOf(30));
    actor.send({ type: 'plan.choose', planId: '20000' });
    await due.succeed(dueOf(0));
    actor.send({ type: 'patient.refresh' });
    expect([patient.asked.length, shown()]).toEqual([2, ['Smile Basic', 'chosen', 0]]);
    await patient.succeed({ ...ON_PLANS, summary: plansIn({ activePlans: [ACTIVE] }) });
    expect(shown()).toEqual(['Family Care', 'active', 0]);
  });
});
