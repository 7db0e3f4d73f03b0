import { describe, expect, it } from 'vitest';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import {
  selectAutoRenew,
  selectIsRemovalOpen,
  selectIsRemoving,
  selectIsSwitching,
  selectMemberToRemove,
  selectRemovalError,
} from '#machines/membership/membership.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { NELL } from './membership.model.ts';

const NO_ACCOUNT = {
  status: 409,
  reason: 'Conflict',
  message: 'Choose a card for auto-renewal first.',
};

function startMembership(autoRenew = false) {
  const { actor, ports, effects, now } = startChart(membershipMachine, { autoRenew });
  const { setAutoRenew: renewal, removeMember: removal } = ports;
  const changes = () => effects.reloadPatient.length;
  return { actor, renewal, removal, toasts: effects.showToast, now, changes };
}

describe('the membership of a plan', () => {
  it('API-12: auto-renew switches at once, is saved, and a toast shows the outcome', async () => {
    const { actor, renewal, toasts, now, changes } = startMembership();
    actor.send({ type: 'renewal.switch' });
    expect([selectAutoRenew(now()), selectIsSwitching(now()), renewal.asked]).toEqual([
      true,
      true,
      [{ enable: true }],
    ]);
    actor.send({ type: 'renewal.switch' });
    await renewal.succeed();
    expect([selectAutoRenew(now()), selectIsSwitching(now()), changes()]).toEqual([true, false, 1]);
    actor.send({ type: 'renewal.switch' });
    expect(renewal.asked).toEqual([{ enable: true }, { enable: false }]);
    await renewal.succeed();
    expect(toasts).toEqual([
      { variant: 'success', label: 'Auto-renew is on.' },
      { variant: 'success', label: 'Auto-renew is off. The plan won’t renew at the end of its term.' },
    ]);
  });

  it('API-12: a failed switch goes back, and a toast shows why', async () => {
    const { actor, renewal, toasts, now, changes } = startMembership();
    actor.send({ type: 'renewal.switch' });
    await renewal.fail(NO_ACCOUNT);
    expect([selectAutoRenew(now()), selectIsSwitching(now()), changes()]).toEqual([false, false, 1]);
    expect(toasts).toEqual([
      {
        variant: 'error',
        title: 'Couldn’t turn on auto-renew',
        label: 'Choose a card for auto-renewal first.',
      },
    ]);
    expect(selectRemovalError(now())).toBeNull();
  });

  it('API-12: a switch with an unknown outcome shows a toast and reloads the plan', async () => {
    const { actor, renewal, toasts, now, changes } = startMembership();
    actor.send({ type: 'renewal.switch' });
    await renewal.fail({ status: 0, message: 'The server could not be reached.' });
    expect([selectAutoRenew(now()), changes()]).toEqual([false, 1]);
    expect(toasts.map(({ title }) => title)).toEqual(['We couldn’t confirm the change to auto-renew']);
    actor.send({ type: 'plan.change', autoRenew: true });
    expect(selectAutoRenew(now())).toBe(true);
  });

  it('API-12: a later value of the server is shown, unless the user is switching', async () => {
    const { actor, renewal, now } = startMembership(true);
    actor.send({ type: 'plan.change', autoRenew: false });
    expect(selectAutoRenew(now())).toBe(false);
    actor.send({ type: 'renewal.switch' });
    actor.send({ type: 'plan.change', autoRenew: false });
    expect(selectAutoRenew(now())).toBe(true);
    await renewal.succeed();
    expect(selectAutoRenew(now())).toBe(true);
  });

  it('API-12: a member is removed after a confirmation', async () => {
    const { actor, removal, toasts, now, changes } = startMembership();
    actor.send({ type: 'member.choose', memberToRemove: NELL });
    expect([selectIsRemovalOpen(now()), selectMemberToRemove(now()), removal.asked]).toEqual([
      true,
      NELL,
      [],
    ]);
    actor.send({ type: 'member.keep' });
    expect([selectIsRemovalOpen(now()), removal.asked]).toEqual([false, []]);
    actor.send({ type: 'member.choose', memberToRemove: NELL });
    actor.send({ type: 'member.remove' });
    actor.send({ type: 'member.remove' });
    actor.send({ type: 'member.keep' });
    expect([selectIsRemoving(now()), removal.asked]).toEqual([true, [{ memberId: '10000002' }]]);
    await removal.succeed();
    expect([selectIsRemovalOpen(now()), changes(), toasts]).toEqual([
      false,
      1,
      [{ variant: 'success', label: 'Nell Marlowe was removed from the plan.' }],
    ]);
  });

  it('API-12, ERR-1: a member who cannot be removed stays, and the confirmation shows why', async () => {
    const { actor, removal, now, changes } = startMembership();
    actor.send({ type: 'member.choose', memberToRemove: NELL });
    actor.send({ type: 'member.remove' });
    const message = "The subscriber can't be removed from their own plan.";
    await removal.fail({ status: 409, reason: 'Conflict', message });
    expect([selectIsRemovalOpen(now()), selectRemovalError(now()), changes()]).toEqual([true, message, 0]);
    actor.send({ type: 'member.remove' });
    expect([selectRemovalError(now()), removal.asked.length]).toEqual([null, 2]);
  });
});
