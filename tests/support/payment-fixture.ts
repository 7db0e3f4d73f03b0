import { writeEntryOn } from '#server/audit/write-entries.queries.ts';
import { systemClock } from '#server/clock.ts';
import { beforeCommit } from '#server/db/before-commit.ts';
import type { Db } from '#server/db/open.ts';
import type { SandboxBehavior } from '#server/payments/gateway/sandbox.ts';
import { postInstallments, writeInstallments } from '#server/payments/installments.queries.ts';
import { gatewayOf, moneyServices } from '#server/payments/money-services.ts';
import { addPatient, addPlan, addPractice } from './patients.ts';

const TERM = { start: '2026-01-01', end: '2099-01-01' };
/** It has an installment, because the payments on it are automatic ones (`takenBy` is null) to the renewal account. */
export const MONTHLY_PAYMENT = {
  dueDate: TERM.start,
  paymentType: 'Subscription',
  amountCents: 3000,
  adminFeeCents: 0,
  adminFeeSalesTaxCents: 0,
  feeSalesTaxCents: 0,
  salesTaxHundredths: 0,
} as const;
const APPROVING = {
  lastFour: '0042',
  cardType: 1,
  accountType: 'Bank Transfer',
  name: 'Vera Talbot',
  zipCode: '43215',
  expiresOn: null,
  displayName: '',
  autoRenewal: false,
  fsa: false,
  hsa: false,
} as const;
/** The operation in the audit entries of its payments. */
export const AUDITED_AS = 'takePayment';

const moneyIn = (db: Db) => moneyServices(db, systemClock, gatewayOf('sandbox', db, systemClock), {});

/** A patient who owes 30 dollars, with an account that the sandbox charges, or one with another behavior. */
export async function addDebtor(
  db: Db,
  practice: number,
  name: string,
  behavior: SandboxBehavior = 'approved',
) {
  const { id, memberId } = await addPatient(db, practice);
  const plan = await addPlan(db, practice, id, TERM);
  await writeInstallments(db, plan, [MONTHLY_PAYMENT]);
  await postInstallments(db, plan, { dueBy: TERM.start, day: TERM.start });
  const member = { practiceId: String(practice), memberId };
  const itemId = `itm_${behavior}_${name}`;
  const paymentAccountId = await addAccount(db, member, { itemId, autoRenewal: true });
  return { ...member, planId: String(plan), paymentAccountId };
}
export type Debtor = Awaited<ReturnType<typeof addDebtor>>;

/** Adds another account that the sandbox charges. Returns its id. */
export const addOtherAccount = (db: Db, debtor: Debtor): Promise<string> =>
  addAccount(db, debtor, { itemId: `itm_approved_other_${debtor.memberId}`, lastFour: '0043' });

async function addAccount(
  db: Db,
  { practiceId, memberId }: { practiceId: string; memberId: string },
  given: { itemId: string; lastFour?: string; autoRenewal?: boolean },
): Promise<string> {
  const account = await moneyIn(db).accounts.add({ practiceId, memberId }, { ...APPROVING, ...given });
  if (typeof account === 'string') throw new Error(account);
  return account.id;
}

/** Takes payments in a separate new practice. */
export async function paymentsIn(db: Db, name: string) {
  const { takePayment } = moneyIn(db);
  const practice = await addPractice(db, name);

  /** Writes an audit entry with every change, like a call to the server. */
  const audited = <Result>(requestId: string, memberId: string, work: () => Promise<Result>) =>
    beforeCommit.run(
      (connection) =>
        writeEntryOn(connection, {
          at: systemClock(),
          requestId,
          operation: AUDITED_AS,
          stage: 'change',
          userId: 1,
          organizationId: null,
          practiceId: practice,
          memberId,
          outcome: null,
          address: null,
        }),
      work,
    );

  /**
   * Pays 10 of 30 dollars, and repeats it like a browser after a dropped connection.
   *
   * @returns the transactions that were acknowledged
   */
  return async function pay(intentName: string): Promise<string[]> {
    const debtor = await addDebtor(db, practice, intentName);
    const intent = {
      ...debtor,
      amountCents: 1000,
      takenBy: null,
      idempotencyKey: `intent-${intentName}`,
    };
    const take = () => audited(intent.idempotencyKey, debtor.memberId, () => takePayment(intent));
    const taken = await Promise.all([take(), take()]);
    return taken.flatMap((each) => (each.kind === 'paid' ? [each.transactionId] : []));
  };
}
