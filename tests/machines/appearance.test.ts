import { describe, expect, it } from 'vitest';
import { DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import { selectAppearance } from '#machines/appearance/appearance.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

const COMPACT = { ...DEFAULT_APPEARANCE, density: 'compact' } as const;
const CHOSEN = { ...COMPACT, theme: 'purple', scheme: 'dark' } as const;

function openEarly() {
  const chart = startChart(appearanceMachine);
  chart.actor.send({ type: 'appearance.choose', change: { theme: 'purple' } });
  chart.actor.send({ type: 'user.change', userId: 'ann' });
  chart.actor.send({ type: 'appearance.choose', change: { scheme: 'dark' } });
  return chart;
}

describe('an appearance that is chosen before the stored one has loaded', () => {
  it('CONST-1: applies over the stored one, and is stored', async () => {
    const { ports, effects, now } = openEarly();
    await ports.loadAppearance.succeed(COMPACT);
    expect(ports.saveAppearance.asked).toEqual([{ userId: 'ann', appearance: CHOSEN }]);
    await ports.saveAppearance.succeed();
    expect([effects.showAppearance, selectAppearance(now()), now().value]).toEqual([
      [CHOSEN],
      CHOSEN,
      'stored',
    ]);
  });

  it('CONST-1: applies and is stored if the stored one can’t be read', async () => {
    const { ports, effects, now } = openEarly();
    await ports.loadAppearance.fail(new Error('The browser refuses storage.'));
    const chosen = { ...DEFAULT_APPEARANCE, theme: 'purple', scheme: 'dark' };
    expect([effects.showAppearance, selectAppearance(now())]).toEqual([[chosen], chosen]);
    expect(ports.saveAppearance.asked).toEqual([{ userId: 'ann', appearance: chosen }]);
  });

  it('CONST-1: is not applied to another user', async () => {
    const { actor, ports, now } = openEarly();
    actor.send({ type: 'user.change', userId: 'bob' });
    await ports.loadAppearance.succeed(COMPACT);
    expect([selectAppearance(now()), now().value]).toEqual([COMPACT, 'stored']);
  });
});
