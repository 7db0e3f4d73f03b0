import { expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import { selectIsBusy } from '#machines/benefits/benefits.selectors.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { deskHost } from '#tests/support/desk-host.ts';
import { wireBenefits } from '#widgets/patient-management/benefit-summary/benefits.ports.ts';
import { WAIT } from '../../../../scripts/test/hangs.ts';
import { ASKED, DOWN, PATIENT, PLAN } from '../../../machines/benefits.model.ts';

/** The user opens the benefits. The server responds to each recorded use as `respond` does. */
async function openBenefits(respond: () => Response) {
  const keys: (string | null)[] = [];
  const summary = commandedPort<BenefitSummary>();
  const host = deskHost({
    async fetch(_, init) {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      return respond();
    },
  });
  const machine = wireBenefits(host, '20001').provide({
    actors: { loadSummary: summary.logic, watchReturns: fromCallback(() => undefined) },
  });
  const benefits = createActor(machine, { input: { plan: PLAN, patient: PATIENT } }).start();
  await summary.succeed(ASKED);
  /** Returns the key that was sent. */
  async function record(day: string) {
    benefits.send({ type: 'dialog.close' });
    benefits.send({ type: 'benefit.use', code: 'X2030' });
    benefits.send({ type: 'field.change', field: 'day', value: day });
    benefits.send({ type: 'work.confirm' });
    await vi.waitFor(() => expect(selectIsBusy(benefits.getSnapshot())).toBe(false), WAIT);
    await summary.fail(DOWN);
    return keys.at(-1);
  }
  return { record };
}

const RECORDED = () => Response.json({});
const LOST = () => {
  throw new TypeError('Failed to fetch');
};
const REFUSED = () => Response.json({ message: 'Sign in again.' }, { status: 401 });

it('API-15: a use with an unknown outcome is recorded again with the same key', async () => {
  const responses = [LOST, REFUSED, RECORDED, RECORDED];
  const { record } = await openBenefits(() => (responses.shift() ?? LOST)());
  const lost = await record('12/29/1969');
  expect(lost).toMatch(/^[\w-]{36}$/);
  expect([await record('12/29/1969'), await record('12/29/1969')]).toEqual([lost, lost]);
  expect(await record('12/29/1969')).not.toBe(lost);
});

it('API-15: a use on another day gets another key', async () => {
  const { record } = await openBenefits(LOST);
  expect(await record('12/29/1969')).not.toBe(await record('12/30/1969'));
});
