import { describe, expect, it } from 'vitest';
import { supportMachine } from '#machines/support/support.machine.ts';
import {
  selectInformation,
  selectIsSupportOpen,
  selectSearch,
  selectSupportPhase,
} from '#machines/support/support.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { supportInformation } from './support-information.ts';

function startSupport(practiceId: string | null = 'p1') {
  const { actor: support, ports, now } = startChart(supportMachine, { practiceId });
  const seen = () => [selectIsSupportOpen(now()), selectSupportPhase(now()), selectInformation(now())];
  return { support, load: ports.loadSupport, seen };
}

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

  it('LAYOUT-8: the search of how-tos is empty again when the widget reopens', () => {
    const { actor: support, now } = startChart(supportMachine, { practiceId: 'p1' });
    support.send({ type: 'support.open' });
    support.send({ type: 'search.change', text: 'refund' });
    support.send({ type: 'support.close' });
    expect(selectSearch(now())).toBe('refund');
    support.send({ type: 'support.open' });
    expect(selectSearch(now())).toBe('');
  });
});
