import { BUSY, type Desk } from '#tests/support/desk.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import type { PatientSet } from '#tests/support/pages/patient.ts';
import { shows } from '#tests/support/pages/shows.ts';
import { RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';

const DETAIL = '/detail';
const SUMMARY = '/summary';
const DUE = '/payment/due';
const RENEWAL = '/auto-renew';

const pair = (plan: object) => ({ member: RECEIVED_MEMBER, plan: { ...RECEIVED_PLAN, ...plan } });
const NO_PLANS = { activePlans: [], futurePlans: [], expiredPlans: [] };
const PLANS = {
  ...NO_PLANS,
  activePlans: [pair({})],
  expiredPlans: [pair({ planId: '20000', name: 'Smile Basic', planStatus: 'Expired' })],
};
const NOBODY = { status: 404, reason: 'Not Found', message: 'Not found' };

/** One patient; the server answers what is asked of them on command. */
export async function patientSet(adapter: PageAdapter, desk: Desk): Promise<PatientSet> {
  const answer = await desk.hold(DETAIL, SUMMARY, DUE, RENEWAL);
  const patient = (status: number, detail: object, summary: object) => async () => {
    await answer(SUMMARY, status, summary);
    await answer(DETAIL, status, detail);
  };
  return {
    open: () => desk.open('/view-patient/overview'),
    async switchRenewal() {
      await adapter.clickAt('.switch-button');
      await answer(RENEWAL, 200, { planId: '20001', autoRenew: true });
      // Whoever sees the switch settled has asked for the patient again.
      await shows(adapter, readIsSwitching, 'false');
    },
    answer: {
      'on plans': patient(200, RECEIVED_MEMBER, PLANS),
      'without a plan': patient(200, RECEIVED_MEMBER, NO_PLANS),
      'nobody of the practice': patient(404, NOBODY, NOBODY),
      'patient: server down': patient(503, BUSY, BUSY),
      owed: () => answer(DUE, 200, { amountDue: 30 }),
      'due: server down': () => answer(DUE, 503, BUSY),
    },
  };
}

/** Runs in the page. */
const readIsSwitching = () => document.querySelector('.switch')?.getAttribute('aria-busy');
