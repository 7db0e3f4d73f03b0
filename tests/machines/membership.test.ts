import { describe, expect, it } from 'vitest';
import { membershipMachine } from '#machines/membership/membership.machine.ts';
import {
  selectAutoRenew,
  selectCancellationError,
  selectIsCanceling,
  selectIsCancellationOpen,
  selectIsSwitching,
  selectRemovalError,
} from '#machines/membership/membership.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

const NO_ACCOUNT = {
  status: 409,
  reason: 'Conflict',
  message: 'Choose a payment method for auto-renewal first.',
};

function startMembership(autoRenew = false) {
  const { actor, ports, effects, now } = startChart(membershipMachine, { autoRenew });
  const changes = () => {
    expect(effects.reloadActivity).toHaveLength(effects.reloadPatient.length);
    return effects.reloadPatient.length;
  };
  return {
    actor,
    renewal: ports.setAutoRenew,
    cancellation: ports.cancelPlan,
    toasts: effects.showToast,
    now,
    changes,
  };
}

describe('the membership of a plan', () => {
  it('API-12: a failed switch reverts, and a toast shows why', async () => {
    const { actor, renewal, toasts, now, changes } = startMembership();
    actor.send({ type: 'renewal.switch' });
    await renewal.fail(NO_ACCOUNT);
    expect([selectAutoRenew(now()), selectIsSwitching(now()), changes()]).toEqual([false, false, 1]);
    expect(toasts).toEqual([
      {
        variant: 'error',
        title: 'Couldn’t turn on auto-renew',
        label: 'Choose a payment method for auto-renewal first.',
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

  it('API-12.3: a plan is canceled after a confirmation; a refusal is shown, the plan is loaded again, and it can be sent again', async () => {
    const { actor, cancellation, toasts, now, changes } = startMembership();
    actor.send({ type: 'plan.cancel' });
    expect(selectIsCanceling(now())).toBe(false);
    actor.send({ type: 'cancellation.open' });
    actor.send({ type: 'plan.cancel' });
    await cancellation.fail({ status: 409, reason: 'Conflict', message: 'A payment is still processing.' });
    expect([selectCancellationError(now()), changes()]).toEqual(['A payment is still processing.', 1]);
    actor.send({ type: 'plan.cancel' });
    await cancellation.succeed();
    expect([selectIsCancellationOpen(now()), changes(), toasts]).toEqual([
      false,
      2,
      [{ variant: 'success', label: 'The plan was canceled. No more payments will be charged.' }],
    ]);
  });

  it('API-12: a later value from the server is shown, unless the user is switching', async () => {
    const { actor, renewal, toasts, now } = startMembership(true);
    actor.send({ type: 'plan.change', autoRenew: false });
    expect(selectAutoRenew(now())).toBe(false);
    actor.send({ type: 'renewal.switch' });
    actor.send({ type: 'plan.change', autoRenew: false });
    expect(selectAutoRenew(now())).toBe(true);
    await renewal.succeed();
    expect(selectAutoRenew(now())).toBe(true);
    expect(toasts).toEqual([{ variant: 'success', label: 'Auto-renew is on.' }]);
  });
});
