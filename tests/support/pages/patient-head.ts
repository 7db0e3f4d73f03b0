import type { Harness } from '#tests/support/harness.ts';
import { RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';

/** A patient's plans in the contract's format. */
export const plansReceived = (...activePlans: { member: object; plan: object }[]) => ({
  activePlans,
  futurePlans: [],
  expiredPlans: [],
});

interface Head {
  member?: () => object;
  plan?: () => object;
  /** In dollars. */
  amountDue?: number;
}

/** Responds immediately to the requests of a patient page's header: a patient with one plan and an amount due. */
export async function sendHead(
  { respondTo }: Pick<Harness, 'respondTo'>,
  { member = () => RECEIVED_MEMBER, plan = () => RECEIVED_PLAN, amountDue = 0 }: Head = {},
): Promise<void> {
  await respondTo('/member/10000001/detail', member);
  await respondTo('/member/10000001/summary', () => plansReceived({ member: member(), plan: plan() }));
  await respondTo('/plan/20001/payment/due', () => ({ amountDue }));
}

/** The same for Ada Marlowe, with 30 dollars due regardless of payments. */
export const sendDebtor = (harness: Pick<Harness, 'respondTo'>): Promise<void> =>
  sendHead(harness, { member: () => ({ ...RECEIVED_MEMBER, fullName: 'Ada Marlowe' }), amountDue: 30 });
