import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { FeeRequest } from '#domain/plan/fee-change.ts';
import { levelKey, type PlanFeeDetail, type PlanFeePage } from '#domain/plan/plan-fee.ts';
import { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import { selectIsOpen, selectMessageOf, selectMode } from '#machines/fee-change/fee-change.selectors.ts';
import { planFeeMachine } from '#machines/plan-fee/plan-fee.machine.ts';
import { selectIsCancelOpen } from '#machines/plan-fee/plan-fee.selectors.ts';
import { planFeesMachine } from '#machines/plan-fees/plan-fees.machine.ts';
import { selectFeeChange, selectSelected } from '#machines/plan-fees/plan-fees.selectors.ts';
import { answering } from '#stories/answers.ts';
import { BUSY, conflict } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CHANGED, DETAIL, FEES, FREE_LEVEL, PLANNED_LEVEL, PREVIEW } from '#widgets/plan-fees/story-fees.ts';

const never = {
  showToast: () => undefined,
  reportUnsavedWork: () => undefined,
};
const changeOf = (mayIncrease: boolean, mayEdit: boolean) =>
  createActor(FEE_CHANGE, {
    input: { today: '2026-03-16', mayIncrease, mayEdit },
  }).start();
const FEE_CHANGE = feeChangeMachine.provide({ actions: never });
const PLAN_FEE = planFeeMachine.provide({ actors: { feeChange: FEE_CHANGE }, actions: never });
const MAY_CHANGE = { today: '2026-03-16', mayIncrease: true, mayEdit: true };
const increase = {
  type: 'change.open',
  mode: 'increase',
  levels: [FREE_LEVEL],
  leastNoticeDays: 60,
} as const;
const edit = { ...increase, mode: 'edit', levels: [PLANNED_LEVEL] } as const;

it('PERM-8.1: an editor can open the dialog that edits an increase, but not the one that schedules one', () => {
  const change = changeOf(false, true);
  change.send(increase);
  expect(selectIsOpen(change.getSnapshot())).toBe(false);
  change.send(edit);
  expect([selectIsOpen(change.getSnapshot()), selectMode(change.getSnapshot())]).toEqual([true, 'edit']);
});

it('PERM-8.1: without a right, no dialog opens', () => {
  const change = changeOf(false, false);
  change.send(increase);
  change.send(edit);
  expect(selectIsOpen(change.getSnapshot())).toBe(false);
});

it.each([
  [true, true],
  [false, false],
])(
  'PERM-8.1: with the right to delete %s, canceling opens its confirmation: %s',
  async (mayCancel, opens) => {
    const plan = createActor(PLAN_FEE.provide({ actors: { loadPlan: answering({ value: DETAIL }) } }), {
      input: { ...MAY_CHANGE, planId: '12', mayCancel },
    }).start();
    await expect.poll(() => plan.getSnapshot().matches('shown')).toBe(true);
    plan.send({ type: 'cancel.choose', levelId: 'two' });
    expect(selectIsCancelOpen(plan.getSnapshot())).toBe(opens);
  },
);

it('API-14.2: an increase that is chosen while the plan loads again is confirmed with the loaded values', async () => {
  const changed = { ...PLANNED_LEVEL, version: 6 };
  const details = [DETAIL, { ...DETAIL, plan: { ...DETAIL.plan, levels: [changed] } }];
  const loadPlan = fromPromise<PlanFeeDetail, { planId: string }>(async () => details.shift() ?? DETAIL);
  const plan = createActor(PLAN_FEE.provide({ actors: { loadPlan } }), {
    input: { ...MAY_CHANGE, planId: '12', mayCancel: true },
  }).start();
  await waitFor(plan, (snapshot) => snapshot.matches('shown'));
  plan.send({ type: 'fees.reload' });
  plan.send({ type: 'cancel.choose', levelId: 'two' });
  expect(selectIsCancelOpen(plan.getSnapshot())).toBe(false);
  expect((await waitFor(plan, selectIsCancelOpen)).context.levelToCancel).toBe(changed);
});

it('API-14: after an increase that may have been saved, the dialog closes and the fees load again', async () => {
  const { actor, ports, effects, now } = startChart(feeChangeMachine, MAY_CHANGE);
  actor.send(increase);
  actor.send({ type: 'field.change', field: 'percent', value: '5' });
  actor.send({ type: 'change.review' });
  await ports.previewFees.succeed(PREVIEW);
  actor.send({ type: 'change.confirm' });
  await ports.changeFees.fail(BUSY);
  expect([now().value, effects.clearSelection.length, effects.reloadFees.length]).toEqual(['closed', 1, 1]);
  expect(effects.showToast.map(({ title }) => title)).toEqual([
    'We couldn’t confirm that the fee increase was saved',
  ]);
});

it.each([
  [
    'took effect overnight',
    conflict('noFeeIncrease', 'No increase is scheduled.'),
    'The fee increase wasn’t canceled',
  ],
  ['may have been canceled', BUSY, 'We couldn’t confirm that the fee increase was canceled'],
])('API-14.2: the plan loads again after canceling an increase that %s', async (_, failure, title) => {
  const { actor, ports, effects, now } = startChart(PLAN_FEE, {
    ...MAY_CHANGE,
    planId: '12',
    mayCancel: true,
  });
  await ports.loadPlan.succeed(DETAIL);
  actor.send({ type: 'cancel.choose', levelId: 'two' });
  actor.send({ type: 'cancel.confirm' });
  await ports.cancelIncrease.fail(failure);
  expect([now().value, effects.showToast.map((toast) => toast.title)]).toEqual(['loading', [title]]);
});

it('API-14: after a conflict, the fees load again and stay selected', async () => {
  const { actor, ports, effects, now } = startChart(feeChangeMachine, MAY_CHANGE);
  actor.send(increase);
  actor.send({ type: 'field.change', field: 'percent', value: '5' });
  actor.send({ type: 'change.review' });
  await ports.previewFees.fail(conflict('planFeeChanged', 'Someone else changed this fee.'));
  expect([now().value, effects.clearSelection.length, effects.reloadFees.length]).toEqual(['stale', 0, 1]);
});

it.each([
  ['saved', { value: { message: 'Fee increase scheduled' } }, 'closed', 0],
  ['changed by another user', CHANGED, 'stale', 1],
] as const)(
  'API-14: after an increase that is %s, the list loads again, and only saved fees are deselected',
  async (_, saving, dialog, selected) => {
    let loads = 0;
    const listFees = fromPromise<PlanFeePage, { page: number }>(async () => {
      loads += 1;
      return FEES;
    });
    const feeChange = FEE_CHANGE.provide({
      actors: {
        previewFees: answering({ value: PREVIEW }),
        changeFees: answering<{ message: string }, FeeRequest>(saving),
      },
    });
    const fees = createActor(planFeesMachine.provide({ actors: { listFees, feeChange } }), {
      systemId: 'fees',
      input: MAY_CHANGE,
    }).start();
    await waitFor(fees, (snapshot) => snapshot.matches('shown'));
    fees.send({ type: 'rows.select', ids: [levelKey(FREE_LEVEL)], isSelected: true });
    const change = selectFeeChange(fees.getSnapshot());
    if (change === undefined) throw new Error('The list has no chart of a change.');
    change.send(increase);
    change.send({ type: 'field.change', field: 'percent', value: '5' });
    change.send({ type: 'change.review' });
    await waitFor(change, (snapshot) => snapshot.matches('reviewing'));
    change.send({ type: 'change.confirm' });
    await waitFor(change, (snapshot) => snapshot.matches(dialog));
    await waitFor(fees, (snapshot) => snapshot.matches('shown'));
    expect([loads, selectSelected(fees.getSnapshot()).length]).toEqual([2, selected]);
  },
);

it('API-14, CONST-3: the proposed and the earliest date of an increase follow the practice’s day', () => {
  const { actor, now } = startChart(feeChangeMachine, MAY_CHANGE);
  actor.send(increase);
  expect(now().context.fields.texts.effectiveDate).toBe('06/01/2026');
  actor.send({ type: 'today.change', today: '2026-04-03' });
  expect(now().context.fields.texts.effectiveDate).toBe('07/01/2026');
  actor.send({ type: 'dialog.close' });
  expect(now().value).toBe('closed');
  actor.send(increase);
  actor.send({ type: 'field.change', field: 'percent', value: '5' });
  actor.send({ type: 'today.change', today: '2026-05-04' });
  actor.send({ type: 'change.review' });
  expect(now().value).toBe('editing');
  expect(selectMessageOf('effectiveDate')(now())).toBe(
    'The earliest date is 07/03/2026, 60 days from today.',
  );
});
