// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { dayCloseMachine } from '#machines/day-close/day-close.machine.ts';
import { selectToday } from '#machines/goal-settings/goal-settings.selectors.ts';
import * as planFee from '#machines/plan-fee/plan-fee.selectors.ts';
import * as planFees from '#machines/plan-fees/plan-fees.selectors.ts';
import { practiceTransactionsMachine } from '#machines/practice-transactions/practice-transactions.machine.ts';
import { patientHost } from '#tests/support/patient-host.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { startGoals } from '#widgets/goal-settings/year/goal-settings.ports.ts';
import { startPatient } from '#widgets/patient-management/frame/patient.ports.ts';
import { startOfficeAccounts } from '#widgets/payment-management/accounts/office-accounts.ports.ts';
import { startPlanFee } from '#widgets/plan-fees/edit/plan-fee.ports.ts';
import { startPlanFees } from '#widgets/plan-fees/list/plan-fees.ports.ts';
import { todayAt } from '#widgets/shared/host-facts.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';

afterEach(() => void vi.useRealTimers());

it('CONST-3.6: a page that stays open overnight closes the new day, and lists its payments as those of today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
  const host = patientHost({ fetch: () => new Promise(() => undefined) });
  const today = todayAt(host);
  const close = startChart(dayCloseMachine, { today, mayClose: true, mayReopen: true });
  const list = startChart(practiceTransactionsMachine, { today, mayReverse: false });
  const stops = [
    watchToday(host, close.actor, () => close.actor),
    watchToday(host, list.actor, () => list.actor),
  ];
  close.actor.send({ type: 'day.choose', day: '2026-11-24' });
  expect(close.now().context.day).toBe('2026-11-23');
  vi.advanceTimersByTime(24 * 3_600_000);
  close.actor.send({ type: 'day.choose', day: '2026-11-24' });
  expect(close.now().context.day).toBe('2026-11-24');
  list.actor.send({ type: 'period.choose', period: 'today' });
  expect(list.now().context.days.from).toBe('2026-11-24');
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('CONST-3: a patient on a page that stays open overnight loads again, because plans begin and end with the day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') });
  const requested: string[] = [];
  const fetch = (path: string) => {
    requested.push(path);
    return new Promise<Response>(() => undefined);
  };
  const { stop } = startPatient(patientHost({ fetch }), 'benefitSummary');
  const loads = () => requested.filter((path) => path.endsWith('/summary')).length;
  await vi.advanceTimersByTimeAsync(10 * 3_600_000);
  expect(loads()).toBe(1);
  await vi.advanceTimersByTimeAsync(14 * 3_600_000);
  expect(loads()).toBe(2);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('CONST-3: goals, fee increases and office payment methods on a page that stays open overnight have the new day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') });
  const host = patientHost({ fetch: () => new Promise(() => undefined) });
  const { goals, stop: stopGoals } = startGoals(host);
  const { fees, stop: stopFees } = startPlanFees(host);
  const { plan, stop: stopPlan } = startPlanFee(host, '?plan=12');
  const { accounts, stop: stopAccounts } = startOfficeAccounts(host);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect([
    selectToday(goals.getSnapshot()),
    planFees.selectFeeChange(fees.getSnapshot())?.getSnapshot().context.today,
    planFee.selectFeeChange(plan.getSnapshot())?.getSnapshot().context.today,
    accounts.getSnapshot().context.today,
  ]).toEqual(['2026-12-01', '2026-12-01', '2026-12-01', '2026-12-01']);
  for (const stop of [stopGoals, stopFees, stopPlan, stopAccounts]) stop();
  expect(vi.getTimerCount()).toBe(0);
});
