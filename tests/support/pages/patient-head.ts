import type { Desk } from '#tests/support/desk.ts';
import { RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';

interface Head {
  member?: () => object;
  plan?: () => object;
  /** In dollars. */
  amountDue?: number;
}

/** What the head of the pages about a patient asks for is told at once, of a patient on one plan who owes as much. */
export async function tellHead(
  { tell }: Pick<Desk, 'tell'>,
  { member = () => RECEIVED_MEMBER, plan = () => RECEIVED_PLAN, amountDue = 0 }: Head = {},
): Promise<void> {
  await tell('/member/10000001/detail', member);
  await tell('/member/10000001/summary', () => ({
    activePlans: [{ member: member(), plan: plan() }],
    futurePlans: [],
    expiredPlans: [],
  }));
  await tell('/plan/20001/payment/due', () => ({ amountDue }));
}

/** The same of a patient by the name of Ada Marlowe who owes 30 dollars, whatever is paid. */
export const tellDebtor = (desk: Pick<Desk, 'tell'>): Promise<void> =>
  tellHead(desk, { member: () => ({ ...RECEIVED_MEMBER, fullName: 'Ada Marlowe' }), amountDue: 30 });
