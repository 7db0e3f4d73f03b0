import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { membershipMachine } from '#machines/membership/membership.machine.ts';
import {
  selectAutoRenew,
  selectIsRemovalOpen,
  selectIsRemoving,
  selectIsSwitching,
  selectRemovalError,
} from '#machines/membership/membership.selectors.ts';
import { membershipModel, NELL } from '#tests/machines/membership.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { RECEIVED_CHILD, RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { type Drive, pressFirst } from './drive.ts';
import { tellHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof membershipMachine>;

/** The confirmation covers the switch; while its request is in flight, both of its buttons are disabled. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  switch (event.type) {
    case 'renewal.switch':
      return !(selectIsRemovalOpen(snapshot) || selectIsSwitching(snapshot));
    case 'member.choose':
      return !selectIsRemovalOpen(snapshot);
    case 'member.keep':
    case 'member.remove':
      return selectIsRemovalOpen(snapshot) && !selectIsRemoving(snapshot);
    default:
      return false;
  }
}

export const membershipPage = pageModel({
  model: membershipModel,
  scenes: {
    'a plan that renews itself': { input: { autoRenew: true }, can },
    'another tab has switched the renewal meanwhile': {
      input: { autoRenew: true },
      routes: [['member.choose', 'member.remove', 'removeMember → done', 'plan.change: it ends']],
    },
  },
  notOnPage: [],
});

const RENEWAL = '/auto-renew';
const SUMMARY = '/member/10000001/summary';
const REMOVAL = '/remove/10000002';

const child = { member: RECEIVED_CHILD, plan: { ...RECEIVED_PLAN, relationship: 'Dependent' } };
const plansThat = (autoRenew: boolean) => ({
  activePlans: [{ member: RECEIVED_MEMBER, plan: { ...RECEIVED_PLAN, autoRenew, dependents: [child] } }],
  futurePlans: [],
  expiredPlans: [],
});

export const driveMembership: Drive<typeof membershipMachine> = async (adapter, desk) => {
  const answer = await desk.hold(RENEWAL, REMOVAL, SUMMARY);
  await tellHead(desk);
  const seesSwitch = (snapshot: Snapshot) =>
    shows(adapter, readSwitch, {
      isOn: selectAutoRenew(snapshot),
      isBusy: selectIsSwitching(snapshot),
    });
  const seesRemoval = (snapshot: Snapshot) =>
    shows(adapter, readRemoval, {
      title: selectIsRemovalOpen(snapshot) ? 'Remove Nell Marlowe from Family Care?' : '',
      isBusy: selectIsRemoving(snapshot),
      error: selectRemovalError(snapshot) ?? '',
    });
  return {
    ...adapter,
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

function readSwitch() {
  const found = document.querySelector<HTMLInputElement>('.overview [role=switch]');
  return {
    isOn: found?.checked ?? false,
    isBusy: found?.closest('[aria-busy=true]') != null,
  };
}

function readRemoval() {
  const dialog = document.querySelector('[role=dialog][data-state=open]');
  const words = (selector: string) => dialog?.querySelector<HTMLElement>(selector)?.innerText ?? '';
  return {
    title: words('.dialog-title'),
    isBusy: dialog?.querySelector('[data-loading]') != null,
    error: words('.dialog-error'),
  };
}
