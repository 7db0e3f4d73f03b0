import { BUSY, type Desk } from '#tests/support/desk.ts';
import type { MembershipSet } from '#tests/support/pages/membership.ts';
import { RECEIVED_CHILD, RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { tellHead } from './patient-head.ts';

const RENEWAL = '/auto-renew';
const SUMMARY = '/member/10000001/summary';
const REMOVAL = '/remove/10000002';

const child = { member: RECEIVED_CHILD, plan: { ...RECEIVED_PLAN, relationship: 'Dependent' } };
const plansThat = (autoRenew: boolean) => ({
  activePlans: [{ member: RECEIVED_MEMBER, plan: { ...RECEIVED_PLAN, autoRenew, dependents: [child] } }],
  futurePlans: [],
  expiredPlans: [],
});

/** One family; the server answers changes of their plan on command, and what they led to. */
export async function membershipSet(desk: Desk): Promise<MembershipSet> {
  const answer = await desk.hold(RENEWAL, REMOVAL, SUMMARY);
  await tellHead(desk);
  return {
    async open() {
      await desk.open('/view-patient/overview');
      await answer(SUMMARY, 200, plansThat(true));
    },
    tellEnding: () => answer(SUMMARY, 200, plansThat(false)),
    answer: {
      switched: () => answer(RENEWAL, 200, { planId: '20001', autoRenew: true }),
      'switch: server down': () => answer(RENEWAL, 503, BUSY),
      removed: () => answer(REMOVAL, 200, {}),
      'removal: server down': () => answer(REMOVAL, 503, BUSY),
    },
  };
}
