import { describe, expect, it } from 'vitest';
import { supportMachine } from '#machines/support/support.machine.ts';
import {
  selectInformation,
  selectIsSupportOpen,
  selectSupportFailure,
  selectSupportPhase,
} from '#machines/support/support.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { supportInformation } from '#tests/support/support-information.ts';

function startSupport(practiceId: string | null = 'p1') {
  const { actor: support, ports, effects, now } = startChart(supportMachine, { practiceId });
  const seen = () => [selectIsSupportOpen(now()), selectSupportPhase(now()), selectInformation(now())];
  return { support, load: ports.loadSupport, toasts: effects.showToast, seen };
}

const EMPTY = {
  telephoneNumber: '',
  weekdayHours: '',
  weekendHours: '',
  emailSupport: '',
  address: '',
  practiceState: '',
};

describe('the support widget', () => {
  it('LAYOUT-7: the contacts load when the widget first opens, and not again in the same practice', async () => {
    const { support, load, seen } = startSupport();
    expect(seen()).toEqual([false, 'idle', null]);
    support.send({ type: 'support.open' });
    expect(seen()).toEqual([true, 'loading', null]);
    await load.succeed(supportInformation());
    expect(seen()).toEqual([true, 'shown', supportInformation()]);
    support.send({ type: 'support.close' });
    expect(seen()).toEqual([false, 'shown', supportInformation()]);
    support.send({ type: 'support.open' });
    support.send({ type: 'practice.change', practiceId: 'p1' });
    expect(seen()).toEqual([true, 'shown', supportInformation()]);
    expect(load.asked).toEqual([{ practiceId: 'p1' }]);
  });

  it('LAYOUT-7: a practice change before the widget opens requests only the new practice', () => {
    const { support, load } = startSupport();
    support.send({ type: 'practice.change', practiceId: 'p2' });
    expect(load.asked).toEqual([]);
    support.send({ type: 'support.open' });
    expect(load.asked).toEqual([{ practiceId: 'p2' }]);
  });

  it('LAYOUT-7: another practice loads its contacts, and a late response about the previous one is ignored', async () => {
    const { support, load, seen } = startSupport();
    support.send({ type: 'support.open' });
    support.send({ type: 'practice.change', practiceId: 'p2' });
    expect(load.asked).toEqual([{ practiceId: 'p1' }, { practiceId: 'p2' }]);
    await load.succeed(supportInformation({ address: 'The second' }));
    await load.succeed(supportInformation({ address: 'The first, late' }));
    expect(seen()).toEqual([true, 'shown', supportInformation({ address: 'The second' })]);
    support.send({ type: 'practice.change', practiceId: 'p1' });
    expect(seen()).toEqual([true, 'loading', null]);
  });

  it('LAYOUT-7: a user without a practice sees a message, and the contacts once there is a practice', async () => {
    const { support, load, seen } = startSupport(null);
    support.send({ type: 'support.open' });
    expect(seen()).toEqual([true, 'waiting', null]);
    expect(load.asked).toEqual([]);
    support.send({ type: 'practice.change', practiceId: 'p1' });
    await load.succeed(supportInformation());
    expect(seen()).toEqual([true, 'shown', supportInformation()]);
  });

  it('ERR-2: a failure shows the first validation message and falls back to an empty state and phone', async () => {
    const { support, load, toasts, seen } = startSupport();
    support.send({ type: 'support.open' });
    await load.fail({
      status: 400,
      message: 'Invalid',
      validationErrors: [
        { field: 'id', message: 'The practice is closed.' },
        { field: 'id', message: 'It moved.' },
      ],
    });
    expect(seen()).toEqual([true, 'failed', EMPTY]);
    expect(toasts).toEqual([
      { variant: 'error', title: 'Couldn’t load contact information', label: 'The practice is closed.' },
    ]);
  });

  it('ERR-2: without validation messages the error message is shown; a retry or opening again loads again', async () => {
    const { support, load, toasts, seen } = startSupport();
    support.send({ type: 'support.open' });
    await load.fail({ status: 503, reason: 'Unavailable', message: 'The server is busy.' });
    expect(toasts.map(({ label }) => label)).toEqual(['The server is busy.']);
    expect(selectSupportFailure(support.getSnapshot())).toEqual({
      status: 503,
      reason: 'Unavailable',
      message: 'The server is busy.',
    });
    support.send({ type: 'support.retry' });
    expect(seen()).toEqual([true, 'loading', null]);
    await load.fail({ status: 503, message: 'Still busy.' });
    support.send({ type: 'support.close' });
    expect(load.asked).toHaveLength(2);
    support.send({ type: 'support.open' });
    await load.succeed(supportInformation());
    expect(seen()).toEqual([true, 'shown', supportInformation()]);
  });
});
