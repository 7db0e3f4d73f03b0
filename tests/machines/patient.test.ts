import { describe, expect, it } from 'vitest';
import { patientMachine } from '#machines/patient/patient.machine.ts';
import {
  selectCoverage,
  selectFailure,
  selectIsDueKnown,
  selectIsDueMissing,
  selectIsOutdated,
  selectMember,
  selectPatientPhase,
  selectPlan,
  selectReason,
  selectSummary,
} from '#machines/patient/patient.selectors.ts';
import { ADA, heldBy, plansIn } from '#tests/support/patient-plans.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { ACTIVE, EXPIRED, ON_PLANS, WITHOUT_PLAN } from './patient.model.ts';

const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

function openPatient() {
  const { actor, clock, ports, now } = startChart(patientMachine, { page: 'overview' });
  const { loadPatient: patient, getAmountDue: due } = ports;
  const shown = () => [selectPlan(now()).name, selectReason(now()), selectPlan(now()).amountDue];
  return { actor, clock, patient, due, now, shown };
}

describe('the selection of a patient’s plan', () => {
  it('PATIENT-2: the detail and the summary are loaded first', async () => {
    const { patient, due, now } = openPatient();
    expect([patient.asked.length, selectPatientPhase(now()), selectMember(now())]).toEqual([
      1,
      'loading',
      null,
    ]);
    expect([selectSummary(now()), selectCoverage(now()), selectIsDueKnown(now())]).toEqual([
      null,
      null,
      true,
    ]);
    await patient.succeed(ON_PLANS);
    expect([selectPatientPhase(now()), selectMember(now())]).toEqual(['shown', { ...ADA, primary: true }]);
    expect([selectSummary(now()), due.asked]).toEqual([ON_PLANS.summary, [{ planId: '20001' }]]);
  });

  it('PATIENT-3: with no active and no expired plans the detail is shown with a placeholder plan', async () => {
    const { patient, due, now } = openPatient();
    const future = heldBy({ id: '20002', name: 'To come', status: 'Inactive' });
    await patient.succeed({ member: ADA, summary: plansIn({ futurePlans: [future] }) });
    expect(selectPlan(now())).toMatchObject({
      id: '',
      status: 'Inactive',
      type: 'Legacy',
      name: '',
      subscription: 'annual',
      amountDue: 0,
      members: [],
    });
    expect([selectMember(now()), selectReason(now()), due.asked]).toEqual([ADA, 'none', []]);
  });

  it('PATIENT-4: with no active but expired plans, the first expired plan is shown', async () => {
    const { patient, due, shown } = openPatient();
    const earlier = heldBy({ id: '19999', name: 'Before that' });
    await patient.succeed({ member: ADA, summary: plansIn({ expiredPlans: [EXPIRED, earlier] }) });
    expect(shown()).toEqual(['Smile Basic', 'expired', 0]);
    await due.succeed(0);
    expect(shown()).toEqual(['Smile Basic', 'expired', 0]);
  });

  it('PATIENT-5: otherwise the first active plan is used, and its outstanding amount is fetched and set as amountDue', async () => {
    const { patient, due, now, shown } = openPatient();
    const second = heldBy({ id: '20003', name: 'Second' });
    await patient.succeed({
      member: ADA,
      summary: plansIn({ activePlans: [ACTIVE, second], expiredPlans: [EXPIRED] }),
    });
    expect([shown(), selectIsDueKnown(now())]).toEqual([['Family Care', 'active', 0], false]);
    await due.succeed(30);
    expect([shown(), selectIsDueKnown(now())]).toEqual([['Family Care', 'active', 30], true]);
  });

  it('PATIENT-5: another plan can be chosen, with its amount due; a late response is ignored', async () => {
    const { actor, patient, due, now, shown } = openPatient();
    await patient.succeed(ON_PLANS);
    actor.send({ type: 'plan.choose', planId: '20000' });
    expect(due.asked).toEqual([{ planId: '20001' }, { planId: '20000' }]);
    await due.succeed(12.5);
    await due.succeed(30);
    expect([shown(), selectCoverage(now())]).toEqual([['Smile Basic', 'chosen', 12.5], EXPIRED]);
    actor.send({ type: 'plan.choose', planId: '20001' });
    expect([shown(), selectIsDueKnown(now())]).toEqual([['Family Care', 'chosen', 0], false]);
    actor.send({ type: 'plan.choose', planId: 'of somebody else' });
    expect([shown(), due.asked.length]).toEqual([['Family Care', 'chosen', 0], 3]);
  });

  it('PATIENT-2: another page of the patient shows what is known, and loads it again after 60 seconds', async () => {
    const { actor, clock, patient, due, shown } = openPatient();
    await patient.succeed(ON_PLANS);
    await due.succeed(30);
    actor.send({ type: 'plan.choose', planId: '20000' });
    await due.succeed(30);
    clock.increment(59_999);
    actor.send({ type: 'page.open', page: 'transactions' });
    expect([patient.asked.length, shown()]).toEqual([1, ['Smile Basic', 'chosen', 30]]);
    clock.increment(1);
    actor.send({ type: 'page.open', page: 'transactions' });
    expect([patient.asked.length, shown()]).toEqual([2, ['Smile Basic', 'chosen', 30]]);
    await patient.succeed(ON_PLANS);
    await due.succeed(0);
    expect(shown()).toEqual(['Smile Basic', 'chosen', 0]);
  });

  it('PATIENT-2: what could not be loaded loads again with the next page', async () => {
    const { actor, patient, due } = openPatient();
    await patient.fail(BUSY);
    actor.send({ type: 'page.open', page: 'transactions' });
    await patient.succeed(ON_PLANS);
    await due.fail(BUSY);
    actor.send({ type: 'page.open', page: 'transactions' });
    expect(patient.asked.length).toBe(3);
  });

  it('PATIENT-2: what has changed is asked for again; a plan that was chosen and is gone leaves it to the rule', async () => {
    const { actor, patient, due, shown } = openPatient();
    await patient.succeed(ON_PLANS);
    await due.succeed(30);
    actor.send({ type: 'plan.choose', planId: '20000' });
    await due.succeed(0);
    actor.send({ type: 'patient.refresh' });
    expect([patient.asked.length, shown()]).toEqual([2, ['Smile Basic', 'chosen', 0]]);
    await patient.succeed({ member: ADA, summary: plansIn({ activePlans: [ACTIVE] }) });
    expect(shown()).toEqual(['Family Care', 'active', 0]);
  });

  it('PATIENT-2: nobody of the practice is told from a server that fails', async () => {
    const busy = openPatient();
    await busy.patient.fail(BUSY);
    expect([selectPatientPhase(busy.now()), selectFailure(busy.now())?.message]).toEqual([
      'failed',
      'The server is busy.',
    ]);
    busy.actor.send({ type: 'patient.retry' });
    expect([selectPatientPhase(busy.now()), selectFailure(busy.now())]).toEqual(['loading', null]);
    const foreign = openPatient();
    await foreign.patient.fail({ status: 404, reason: 'Not Found', message: 'Not found' });
    expect([selectPatientPhase(foreign.now()), selectPlan(foreign.now()).name]).toEqual(['unknown', '']);
  });

  it('PATIENT-5: an amount that cannot be loaded is not shown as nothing; who was known is shown as out of date', async () => {
    const { actor, patient, due, now } = openPatient();
    await patient.succeed(WITHOUT_PLAN);
    actor.send({ type: 'patient.refresh' });
    await patient.succeed(ON_PLANS);
    await due.fail(BUSY);
    expect([selectIsDueMissing(now()), selectIsDueKnown(now()), selectIsOutdated(now())]).toEqual([
      true,
      false,
      false,
    ]);
    actor.send({ type: 'patient.retry' });
    await patient.fail(BUSY);
    expect([selectPatientPhase(now()), selectIsOutdated(now()), selectIsDueMissing(now())]).toEqual([
      'shown',
      true,
      false,
    ]);
  });
});
