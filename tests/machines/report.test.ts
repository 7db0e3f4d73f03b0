import { describe, expect, it } from 'vitest';
import { reportMachine } from '#machines/report/report.machine.ts';
import { BUSY } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';

const ISSUED = { token: 'one', at: 1_000_000 };
const request = { groupId: 'bridgework', reportId: 'practice', organizationId: 'o1' };

describe('the report on the dashboard', () => {
  it('API-4: after a failed renewal, the report that needs a token gets it at once, not at the next retry', async () => {
    const { actor, ports, effects } = startChart(reportMachine, { address: '/report', request });
    await ports.requestToken.succeed(ISSUED);
    actor.send({ type: 'token.expire' });
    await ports.renewToken.fail(BUSY);
    actor.send({ type: 'token.expire' });
    expect(ports.renewToken.asked).toHaveLength(2);
    await ports.renewToken.succeed({ ...ISSUED, token: 'two' });
    expect(effects.sendToken).toHaveLength(1);
  });
});
