import { expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { selectIsBusy } from '#machines/benefits/benefits.selectors.ts';
import { patientHost } from '#tests/support/patient-host.ts';
import { wireBenefits } from '#widgets/patient-management/benefit-summary/benefits.ports.ts';
import { WAIT } from '../../../../scripts/test/hangs.ts';
import { PATIENT, PLAN } from '../../../machines/benefits.model.ts';

const FLUORIDE = { cdtCode: 'X2030', descriptionOfCdtCodes: 'Fluoride varnish' };
const GROUP = { codes: [FLUORIDE], limit: 0, previousProceduresDates: [], limitRemaining: 0 };
const NOT_ASKED = { benefitRequestStatus: null, requestedAt: null, notificationId: null, notification: null };
const SUMMARY = {
  planId: '20001',
  planName: 'Family Care',
  hasAnnualMaximums: false,
  annualMaximum: 0,
  utilizedAnnualMaximum: 0,
  availableAnnualMaximum: 0,
  getAmount: 0,
  explanationOfBenefits: [{ name: 'Fluoride', codeGroups: [GROUP], ...NOT_ASKED }],
  discounts: [],
  hasEmployerContribution: false,
  employerContribution: 0,
  memberContribution: 0,
};

/** The user opens the benefits. The server responds to each recorded use as `respond` does. */
async function openBenefits(respond: () => Response) {
  const keys: (string | null)[] = [];
  let isDown = false;
  const host = patientHost({
    async fetch(path, init) {
      if (init?.method === 'POST') {
        keys.push(new Headers(init.headers).get('Idempotency-Key'));
        return respond();
      }
      if (isDown) throw new TypeError('Failed to fetch');
      return Response.json(path.endsWith('/procedures') ? { procedures: [] } : SUMMARY);
    },
  });
  const machine = wireBenefits(host, '20001').provide({
    actors: { watchReturns: fromCallback(() => undefined) },
  });
  const benefits = createActor(machine, { input: { plan: PLAN, patient: PATIENT } }).start();
  const settled = () =>
    vi.waitFor(() => {
      const snapshot = benefits.getSnapshot();
      const isLoading =
        snapshot.matches({ summary: 'loading' }) || snapshot.matches({ summary: 'refreshing' });
      expect(isLoading || selectIsBusy(snapshot)).toBe(false);
    }, WAIT);
  await settled();
  /** Returns the key that was sent. Afterwards the page loads the benefits again, which can fail. */
  async function record(day: string, reload: 'shown' | 'down' = 'down') {
    isDown = reload === 'down';
    benefits.send({ type: 'dialog.close' });
    benefits.send({ type: 'discard.confirm' });
    benefits.send({ type: 'benefit.use', code: 'X2030' });
    benefits.send({ type: 'field.change', field: 'day', value: day });
    const before = keys.length;
    benefits.send({ type: 'work.confirm' });
    await vi.waitFor(() => expect(keys).toHaveLength(before + 1), WAIT);
    await settled();
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

it('API-15: a use on another day, or after the page has shown the outcome, gets another key', async () => {
  const { record } = await openBenefits(LOST);
  expect(await record('12/29/1969')).not.toBe(await record('12/30/1969'));
  expect(await record('12/29/1969', 'shown')).not.toBe(await record('12/29/1969'));
});
