import { pageModel } from '#charts/page/page-model.ts';
import { isScheduled } from '#domain/plan/fee-cancel.ts';
import { selectIsCancelOpen, selectPlanPhase } from '#machines/plan-fee/plan-fee.selectors.ts';
import { planFeeModel } from '#tests/machines/plan-fee.model.ts';
import { MAY_CHANGE } from '#tests/machines/plan-fees.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { FEE_CHANGED, RECEIVED_PLAN_FEE, RECEIVED_WITHOUT_INCREASES } from '#tests/support/received-fees.ts';
import { because, canDo, type Drive, endedByDefect, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof planFeeModel>;

const can = canDo<typeof planFeeModel>({
  'fees.reload': (snapshot) => snapshot.matches('failed'),
  'cancel.choose': (snapshot, { levelId }) =>
    (snapshot.matches('shown') || snapshot.matches('loading')) &&
    isScheduled(snapshot.context.loaded, levelId),
  otherwise: (snapshot) => snapshot.matches('confirming'),
});

export const planFeePage = pageModel({
  model: planFeeModel,
  scenes: {
    'the fees of a plan': { input: { ...MAY_CHANGE, planId: '12', mayCancel: true }, can },
  },
  notOnPage: [
    ...endedByDefect('planFee', 'feeChange'),
    ...because(
      'routes.test.ts opens the page without a plan, and nothing can be done there',
      'planFee.checkingAddress|always|1',
    ),
    ...because(
      'the chart of a fee change sends it after a change',
      ...['shown', 'loading'].map((state) => `planFee.${state}|fees.reload|0`),
    ),
  ],
});

const PLAN = '/plan-fees/12';
const CANCEL_TWO = '/coverageLevel/two/cancel';
const CANCEL_FAMILY = '/coverageLevel/family/cancel';

export const drivePlanFee: Drive<typeof planFeeModel> = async (adapter, harness) => {
  const answer = await harness.pause(PLAN, CANCEL_TWO, CANCEL_FAMILY);
  let canceled = CANCEL_TWO;
  const sees = (snapshot: Snapshot) => {
    const isOpen = selectIsCancelOpen(snapshot);
    return shows(adapter, readPlan, {
      phase: selectPlanPhase(snapshot),
      dialog: isOpen ? `Cancel the fee increase for ${snapshot.context.levelToCancel?.name}?` : '',
      isBusy: snapshot.matches('canceling'),
    });
  };
  return {
    open: () => harness.open('/edit-plan-fee?plan=12'),
    do: {
      'fees.reload': () => adapter.click('button', 'Try again'),
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
  const phase = dom.which({
    failed: '.widget .state-message[role=alert]',
    noPlan: '.widget .state-message',
    ready: '.plan-fee-name',
  });
  return {
    phase: phase ?? 'loading',
    dialog: dom.words('.dialog-title'),
    isBusy: dom.has('.dialog [aria-busy=true]'),
  };
}
