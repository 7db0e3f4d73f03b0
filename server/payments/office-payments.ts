import { randomUUID } from 'node:crypto';
import type { components } from '#api/schema.d.ts';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { TransactionsTable } from '../db/schema/money-tables.ts';
import { billingDescriptorOf } from './billing-descriptor.ts';
import { refusalOfAmount } from './debt.ts';
import { debtsOfPlan } from './debts.queries.ts';
import type { PaymentRefusal } from './payment-attempts.queries.ts';
import { isRepeated, type LockedPlan, lockPlanToPay, type PaymentFacts } from './payment-facts.queries.ts';
import { approve } from './payment-settlements.queries.ts';
import { findByKey, paymentDigest, storePending } from './stored-payments.queries.ts';

/** Cash or a check that the office received. */
export interface OfficeMoney {
  method: components['schemas']['OfficeMethod'];
  /** Null for cash. */
  checkNumber: string | null;
}

interface OfficePaymentWanted extends PaymentFacts, OfficeMoney {
  note: string | null;
}

type Recorded = { kind: 'refused'; because: PaymentRefusal } | { kind: 'paid'; transactionId: string };

const refused = (because: PaymentRefusal): Recorded => ({ kind: 'refused', because });
const paid = ({ id }: { id: number }): Recorded => ({ kind: 'paid', transactionId: String(id) });

/** The note is not included, because a client that sends the payment again may have lost it. */
const methodOf = ({ method, checkNumber }: OfficeMoney) => `${method} ${checkNumber ?? ''}`;

/** Cash and checks: stored and settled in one transaction, and no gateway is called. */
export function officePaymentsRepository(db: Db, clock: Clock) {
  return {
    record: (wanted: OfficePaymentWanted): Promise<Recorded> =>
      db.transaction().execute(async (transaction) => {
        const plan = await lockPlanToPay(transaction, wanted);
        if (!plan) return refused('unknown');
        const known = await findByKey(transaction, wanted, paymentDigest(wanted, methodOf(wanted)));
        if (known === 'keyOfAnother') return refused(known);
        return known ? paid(known) : recordNew(transaction, clock, plan, wanted);
      }),
  };
}

async function recordNew(
  db: Db,
  clock: Clock,
  plan: LockedPlan,
  wanted: OfficePaymentWanted,
): Promise<Recorded> {
  if (plan.disabled) return refused('unknown');
  const now = clock();
  if (await isRepeated(db, plan, { ...wanted, accountId: null }, now)) return refused('repeated');
  const debts = await debtsOfPlan(db, plan.id);
  const [oldest] = debts;
  const refusal = refusalOfCheck(wanted) ?? refusalOfAmount(wanted.amountCents, debts);
  if (refusal || !oldest) return refused(refusal ?? 'nothingDue');
  const today = dayIn(plan.time_zone, now);
  const descriptor = billingDescriptorOf(plan.practice_name);
  const attempt = await storePending(db, wanted, {
    plan,
    debts,
    paidBy: paidInOffice(wanted, wanted.note, oldest.paymentType),
    order: { reference: randomUUID(), holdsUntil: now, descriptor },
    today,
    now,
  });
  if (!attempt) return refused('keyOfAnother');
  await approve(db, clock, { id: attempt.id, planId: plan.id, datePaid: today });
  return paid(attempt);
}

/** The payment type says what the money pays for, as no account does. */
export const paidInOffice = (
  money: OfficeMoney,
  note: string | null,
  paymentType: TransactionsTable['payment_type'],
) => ({
  method: methodOf(money),
  payment_account_id: null,
  account_type: null,
  last_four: '',
  payment_type: paymentType,
  office_method: money.method,
  check_number: money.checkNumber,
  note,
});

export function refusalOfCheck({
  method,
  checkNumber,
}: OfficeMoney): 'noCheckNumber' | 'checkNumberOfCash' | undefined {
  if (method === 'Check' && checkNumber === null) return 'noCheckNumber';
  return method === 'Cash' && checkNumber !== null ? 'checkNumberOfCash' : undefined;
}
