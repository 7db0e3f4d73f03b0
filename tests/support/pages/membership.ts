import { pageModel } from '#charts/page/page-model.ts';
import * as select from '#machines/membership/membership.selectors.ts';
import { membershipModel, NELL } from '#tests/machines/membership.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { RECEIVED_CHILD, RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { canDo, type Drive, nothingElse, pressFirst, type SnapshotOf } from './drive.ts';
import { plansReceived, sendHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof membershipModel>;

const isIdle = (at: Snapshot) => at.matches({ removal: 'idle', cancellation: 'idle' });
const canRemove = (at: Snapshot) => select.selectIsRemovalOpen(at) && !select.selectIsRemoving(at);
const canCancel = (at: Snapshot) => select.selectIsCancellationOpen(at) && !select.selectIsCanceling(at);

/** A confirmation covers the switch; while its request is in flight, both of its buttons are disabled. */
const can = canDo<typeof membershipModel>({
  'renewal.switch': (at) => isIdle(at) && !select.selectIsSwitching(at),
  'member.choose': isIdle,
  'cancellation.open': isIdle,
  'plan.change': nothingElse,
  otherwise: (at, { type }) => (type.startsWith('member') ? canRemove(at) : canCancel(at)),
});

export const membershipPage = pageModel({
  model: membershipModel,
  scenes: {
    'a plan that renews itself': { input: { autoRenew: true }, can },
    'another tab has switched the renewal meanwhile': {
      input: { autoRenew: true },
      routes: [['member.choose', 'member.remove', 'removeMember → done', 'plan.change: it ends']],
    },
  },
});

const RENEWAL = '/auto-renew';
const SUMMARY = '/member/10000001/summary';
const REMOVAL = '/remove/10000002';
const CANCELLATION = '/plan/20001/cancel';

const child = { member: RECEIVED_CHILD, plan: { ...RECEIVED_PLAN, relationship: 'Dependent' } };
const plansThat = (autoRenew: boolean) =>
  plansReceived({ member: RECEIVED_MEMBER, plan: { ...RECEIVED_PLAN, autoRenew, dependents: [child] } });

export const driveMembership: Drive<typeof membershipModel> = async (adapter, harness) => {
  const answer = await harness.pause(RENEWAL, REMOVAL, CANCELLATION, SUMMARY);
  await sendHead(harness);
  const questionIn = (at: Snapshot) =>
    select.selectIsCancellationOpen(at) ? 'Cancel Family Care?' : 'Remove Nell Marlowe from Family Care?';
  const sees = (snapshot: Snapshot) =>
    shows(adapter, readPage, {
      isOn: select.selectAutoRenew(snapshot),
      isSwitching: select.selectIsSwitching(snapshot),
      title: isIdle(snapshot) ? '' : questionIn(snapshot),
      isBusy: select.selectIsRemoving(snapshot) || select.selectIsCanceling(snapshot),
      error: select.selectRemovalError(snapshot) ?? select.selectCancellationError(snapshot) ?? '',
    });
  return {
    open: async () => {
      await harness.open('/view-patient/overview');
      await answer(SUMMARY, 200, plansThat(true));
    },
    do: {
      'plan.change': () => answer(SUMMARY, 200, plansThat(false)),
      'renewal.switch': () => adapter.inPage(pressFirst, '[role=switch]'),
      'member.choose': () => adapter.click('button', `Remove ${NELL.name}`),
      'member.keep': () => adapter.click('button', 'Cancel'),
      'member.remove': () => adapter.click('button', 'Remove member'),
      'cancellation.open': () => adapter.click('button', 'Cancel plan'),
      'plan.keep': () => adapter.click('button', 'Keep plan'),
      'plan.cancel': () => adapter.click('button', 'Cancel plan'),
    },
    answer: {
      'setAutoRenew → done': () => answer(RENEWAL, 200, { planId: '20001', autoRenew: true }),
      'setAutoRenew → server down': () => answer(RENEWAL, 503, BUSY),
      'removeMember → done': () => answer(REMOVAL, 200, {}),
      'removeMember → server down': () => answer(REMOVAL, 503, BUSY),
      'cancelPlan → done': () => answer(CANCELLATION, 200, {}),
      'cancelPlan → server down': () => answer(CANCELLATION, 503, BUSY),
    },
    see: everyState(membershipPage, sees),
  };
};

const readPage = () => ({
  isOn: dom.has('.overview [role=switch]:checked'),
  isSwitching: dom.has('.overview [aria-busy=true] [role=switch]'),
  title: dom.words('.dialog-title'),
  isBusy: dom.has('.dialog [data-loading]'),
  error: dom.words('.dialog-error'),
});
