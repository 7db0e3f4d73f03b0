import { pageModel } from '#charts/page/page-model.ts';
import * as select from '#machines/membership/membership.selectors.ts';
import { membershipModel, NELL } from '#tests/machines/membership.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { RECEIVED_CHILD, RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { canDo, type Drive, nothingElse, pressFirst, type SnapshotOf } from './drive.ts';
import { plansReceived, tellHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof membershipModel>;

const canAnswer = (snapshot: Snapshot): boolean =>
  select.selectIsRemovalOpen(snapshot) && !select.selectIsRemoving(snapshot);

/** The confirmation covers the switch; while its request is in flight, both of its buttons are disabled. */
const can = canDo<typeof membershipModel>({
  'renewal.switch': (snapshot) =>
    !(select.selectIsRemovalOpen(snapshot) || select.selectIsSwitching(snapshot)),
  'member.choose': (snapshot) => !select.selectIsRemovalOpen(snapshot),
  'member.keep': canAnswer,
  'member.remove': canAnswer,
  otherwise: nothingElse,
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

const child = { member: RECEIVED_CHILD, plan: { ...RECEIVED_PLAN, relationship: 'Dependent' } };
const plansThat = (autoRenew: boolean) =>
  plansReceived({ member: RECEIVED_MEMBER, plan: { ...RECEIVED_PLAN, autoRenew, dependents: [child] } });

export const driveMembership: Drive<typeof membershipModel> = async (adapter, desk) => {
  const answer = await desk.hold(RENEWAL, REMOVAL, SUMMARY);
  await tellHead(desk);
  const seesSwitch = (snapshot: Snapshot) =>
    shows(adapter, readSwitch, {
      isOn: select.selectAutoRenew(snapshot),
      isBusy: select.selectIsSwitching(snapshot),
    });
  const seesRemoval = (snapshot: Snapshot) =>
    shows(adapter, readRemoval, {
      title: select.selectIsRemovalOpen(snapshot) ? 'Remove Nell Marlowe from Family Care?' : '',
      isBusy: select.selectIsRemoving(snapshot),
      error: select.selectRemovalError(snapshot) ?? '',
    });
  return {
    open: async () => {
      await desk.open('/view-patient/overview');
      await answer(SUMMARY, 200, plansThat(true));
    },
    do: {
      'plan.change': () => answer(SUMMARY, 200, plansThat(false)),
      'renewal.switch': () => adapter.inPage(pressFirst, '[role=switch]'),
      'member.choose': () => adapter.click('button', `Remove ${NELL.name}`),
      'member.keep': () => adapter.click('button', 'Cancel'),
      'member.remove': () => adapter.click('button', 'Remove member'),
    },
    answer: {
      'setAutoRenew → done': () => answer(RENEWAL, 200, { planId: '20001', autoRenew: true }),
      'setAutoRenew → server down': () => answer(RENEWAL, 503, BUSY),
      'removeMember → done': () => answer(REMOVAL, 200, {}),
      'removeMember → server down': () => answer(REMOVAL, 503, BUSY),
    },
    see: {
      ...everyState(membershipPage, seesSwitch),
      ...everyState(membershipPage, seesRemoval, 'membership.removal'),
    },
  };
};

const readSwitch = () => ({
  isOn: dom.has('.overview [role=switch]:checked'),
  isBusy: dom.has('.overview [aria-busy=true] [role=switch]'),
});

const readRemoval = () => ({
  title: dom.words('.dialog-title'),
  isBusy: dom.has('.dialog [data-loading]'),
  error: dom.words('.dialog-error'),
});
