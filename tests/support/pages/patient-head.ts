import type { Desk } from '#tests/support/desk.ts';
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
export async function tellHead(
  { tell }: Pick<Desk, 'tell'>,
  { member = () => RECEIVED_MEMBER, plan = () => RECEIVED_PLAN, amountDue = 0 }: Head = {},
): Promise<void> {
  await tell('/member/10000001/detail', member);
  await tell('/member/10000001/summary', () => plansReceived({ member: member(), plan: plan() }));
  await tell('/plan/20001/payment/due', () => ({ amountDue }));
}

/** The same for Ada Marlowe, with 30 dollars due regardless of payments. */
export const tellDebtor = (desk: Pick<Desk, 'tell'>): Promise<void> =>
  tellHead(desk, { member: () => ({ ...RECEIVED_MEMBER, fullName: 'Ada Marlowe' }), amountDue: 30 });
