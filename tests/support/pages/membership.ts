import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { membershipMachine } from '#machines/membership/membership.machine.ts';
import {
  selectAutoRenew,
  selectIsRemovalAsked,
  selectIsRemoving,
  selectIsSwitching,
  selectRemovalError,
} from '#machines/membership/membership.selectors.ts';
import { membershipModel, NELL } from '#tests/machines/membership.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof membershipMachine>;

/** The confirmation lies over the switch; while the server is asked, both of its buttons wait. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  switch (event.type) {
    case 'renewal.switch':
      return !(selectIsRemovalAsked(snapshot) || selectIsSwitching(snapshot));
    case 'member.choose':
      return !selectIsRemovalAsked(snapshot);
    case 'member.keep':
    case 'member.remove':
      return selectIsRemovalAsked(snapshot) && !selectIsRemoving(snapshot);
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

export interface MembershipSet {
  open(): Promise<void>;
  /** The plan, which is asked for again after a change, is not what it was: it no longer renews itself. */
  tellEnding(): Promise<void>;
  /** Ends the change that is under way, which waits until then. */
  answer: Record<
    'switched' | 'removed' | 'switch: server down' | 'removal: server down',
    () => Promise<void>
  >;
}

export function driveMembership(
  adapter: PageAdapter,
  set: MembershipSet,
): PageDriver<typeof membershipMachine> {
  const seesSwitch = (snapshot: Snapshot) =>
    shows(adapter, readSwitch, {
      isOn: selectAutoRenew(snapshot),
      isBusy: selectIsSwitching(snapshot),
    });
  const seesRemoval = (snapshot: Snapshot) =>
    shows(adapter, readRemoval, {
      title: selectIsRemovalAsked(snapshot) ? 'Remove Nell Marlowe from Family Care?' : '',
      isBusy: selectIsRemoving(snapshot),
      error: selectRemovalError(snapshot) ?? '',
    });
  return {
    ...adapter,
    open: set.open,
    do: {
      'plan.change': set.tellEnding,
      'renewal.switch': () => adapter.inPage(pressSwitch, null),
      'member.choose': () => adapter.click('button', `Remove ${NELL.name}`),
      'member.keep': () => adapter.click('button', 'Cancel'),
      'member.remove': () => adapter.click('button', 'Remove member'),
    },
    answer: {
      'setAutoRenew → done': set.answer.switched,
      'setAutoRenew → server down': set.answer['switch: server down'],
      'removeMember → done': set.answer.removed,
      'removeMember → server down': set.answer['removal: server down'],
    },
    see: {
      'membership.renewal.settled': seesSwitch,
      'membership.renewal.switching': seesSwitch,
      'membership.removal.idle': seesRemoval,
      'membership.removal.asked': seesRemoval,
      'membership.removal.removing': seesRemoval,
      'membership.removal.refused': seesRemoval,
    },
  };
}

function pressSwitch(): void {
  document.querySelector<HTMLElement>('[role=switch]')?.click();
}

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
