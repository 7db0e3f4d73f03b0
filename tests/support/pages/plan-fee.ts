import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { isScheduled } from '#domain/plan/fee-cancel.ts';
import type { planFeeMachine } from '#machines/plan-fee/plan-fee.machine.ts';
import { selectIsCancelOpen, selectPlanPhase } from '#machines/plan-fee/plan-fee.selectors.ts';
import { planFeeModel } from '#tests/machines/plan-fee.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { FEE_CHANGED, RECEIVED_PLAN_FEE, RECEIVED_WITHOUT_INCREASES } from '#tests/support/received-fees.ts';
import type { Drive } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof planFeeMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  switch (event.type) {
    case 'plan.load':
      return snapshot.matches('failed');
    case 'cancel.choose':
      return (
        (snapshot.matches('shown') || snapshot.matches('loading')) &&
        isScheduled(snapshot.context.loaded, String(event['levelId']))
      );
    default:
      return snapshot.matches('confirming');
  }
}

export const planFeePage = pageModel({
  model: planFeeModel,
  scenes: {
    'the fees of a plan': { input: { planId: '12', mayCancel: true }, can },
  },
  notOnPage: [
    {
      transition: 'planFee.checkingAddress|always|1',
      why: 'routes.test.ts opens the page without a plan, and nothing can be done there',
    },
    ...['shown', 'loading'].map((state) => ({
      transition: `planFee.${state}|plan.load|0`,
      why: 'the chart of a fee change sends it after a change',
    })),
  ],
});

const PLAN = '/plan-fees/12';
const CANCEL_TWO = '/coverageLevel/two/cancel';
const CANCEL_FAMILY = '/coverageLevel/family/cancel';

export const drivePlanFee: Drive<typeof planFeeMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PLAN, CANCEL_TWO, CANCEL_FAMILY);
  let canceled = CANCEL_TWO;
  const sees = (snapshot: Snapshot) => {
    const isOpen = selectIsCancelOpen(snapshot);
    return shows(adapter, readPlan, {
      phase: selectPlanPhase(snapshot),
      dialog: isOpen ? `Cancel the fee increase for ${snapshot.context.levelToCancel?.name}?` : '',
      failure: isOpen ? (snapshot.context.failure?.message ?? '') : '',
      isBusy: snapshot.matches('canceling'),
    });
  };
  return {
    ...adapter,
    open: () => desk.open('/edit-plan-fee?plan=12'),
    do: {
      'plan.load': () => adapter.click('button', 'Try again'),
      'cancel.choose'({ levelId }) {
        canceled = levelId === 'two' ? CANCEL_TWO : CANCEL_FAMILY;
        const level = levelId === 'two' ? 'Two members' : 'Family';
        return adapter.click('button', `Cancel increase: ${level}`);
      },
      'cancel.confirm': () => adapter.click('button', 'Cancel increase'),
      'dialog.close': () => adapter.click('button', 'Keep increase'),
    },
    answer: {
      'loadPlan → loaded': () => answer(PLAN, 200, RECEIVED_PLAN_FEE),
      'loadPlan → loaded without increases': () => answer(PLAN, 200, RECEIVED_WITHOUT_INCREASES),
      'loadPlan → server down': () => answer(PLAN, 503, BUSY),
      'cancelIncrease → canceled': () => answer(canceled, 200, RECEIVED_PLAN_FEE),
      'cancelIncrease → server down': () => answer(canceled, 503, BUSY),
      'cancelIncrease → changed by another user': () => answer(canceled, 409, FEE_CHANGED),
    },
    see: everyState(planFeePage, sees),
  };
};

function readPlan() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const phases = {
    failed: '.widget .state-message[role=alert]',
    noPlan: '.widget .state-message',
    ready: '.plan-fee-name',
  };
  const phase = Object.entries(phases).find(([, selector]) => document.querySelector(selector) !== null);
  return {
    phase: phase?.[0] ?? 'loading',
    dialog: words('.dialog-title'),
    failure: words('.dialog [role=alert]'),
    isBusy: document.querySelector('.dialog [aria-busy=true]') !== null,
  };
}
