import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PaymentAccountsTable } from '../db/schema/money-tables.ts';
import { billingDescriptorOf } from './billing-descriptor.ts';
import { findChargeableAccount } from './chargeable-accounts.queries.ts';
import { type Debt, type DueRefusal, refusalOfAmount } from './debt.ts';
import { debtsOfPlan } from './debts.queries.ts';
import type { Order } from './gateway/gateway.ts';
import { isChargedByJob } from './installments.queries.ts';
import { orderHoldsUntil } from './order-times.ts';
import { type AccountRefusal, refusalOfAccount } from './payment-account.ts';
import { isRepeated, type LockedPlan, lockPlanToPay, type PaymentWanted } from './payment-facts.queries.ts';
import {
  ATTEMPT_COLUMNS,
  type Attempt,
  findByKey,
  paymentDigest,
  storePending,
} from './stored-payments.queries.ts';

/** As many as in a UUID. */
const REFERENCE_DIGITS = 32;

export type PaymentRefusal =
  | 'unknown'
  | 'keyOfAnother'
  | 'repeated'
  | 'noCheckNumber'
  | 'checkNumberOfCash'
  | DueRefusal
  | AccountRefusal;

export interface PendingAttempt extends Attempt {
  holdsUntil: Date;
  /** The charge that it refunds or voids; null for a payment. */
  reverses: number | null;
  voided: boolean;
}

type Beginning =
  | { kind: 'started'; attempt: Attempt; order: Order }
  | { kind: 'known'; attempt: Attempt }
  | { kind: 'refused'; because: PaymentRefusal };

const refused = (because: PaymentRefusal): Beginning => ({ kind: 'refused', because });

/** Attempts on a plan wait for each other. */
export function paymentAttemptsRepository(db: Db, clock: Clock) {
  const pending = () =>
    db
      .selectFrom('transactions')
      .select(ATTEMPT_COLUMNS)
      .select(['order_holds_until as holdsUntil', 'referenced_transaction_id as reverses', 'voided'])
      .where('payment_status', '=', 'Pending');

  return {
    begin: (wanted: PaymentWanted): Promise<Beginning> =>
      db.transaction().execute(async (transaction) => {
        const plan = await lockPlanToPay(transaction, wanted);
        if (!plan) return refused('unknown');
        const known = await findByKey(transaction, wanted, paymentDigest(wanted, wanted.paymentAccountId));
        if (known === 'keyOfAnother') return refused(known);
        if (known) return { kind: 'known', attempt: known };
        if (plan.disabled) return refused('unknown');
        return beginNew(transaction, plan, wanted, clock());
      }),

    /** Attempts without an outcome, after an id, oldest first. */
    listPending: (limit: number, after: number): Promise<PendingAttempt[]> =>
      pending().where('id', '>', after).orderBy('id').limit(limit).execute(),

    findPending: (id: number): Promise<PendingAttempt | undefined> =>
      pending().where('id', '=', id).executeTakeFirst(),

    find: (id: number): Promise<Attempt> =>
      db.selectFrom('transactions').select(ATTEMPT_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow(),
  };
}
export type PaymentAttemptsRepository = ReturnType<typeof paymentAttemptsRepository>;

async function beginNew(db: Db, plan: LockedPlan, wanted: PaymentWanted, now: Date): Promise<Beginning> {
  const payers = { practiceId: plan.practice_id, patientId: plan.patient_id, planId: plan.id };
  const account = await findChargeableAccount(db, payers, wanted.paymentAccountId);
  if (!account) return refused('unknown');
  const isAutomatic = wanted.takenBy === null;
  if (isAutomatic && !(await isChargedByJob(db, plan.id, account.id))) return refused('unknown');
  if (await isRepeated(db, plan, { ...wanted, accountId: account.id }, now)) return refused('repeated');
  const debts = await debtsOfPlan(db, plan.id, isAutomatic ? 'job' : 'all');
  const today = dayIn(plan.time_zone, now);
  const refusal =
    refusalOfAccount({ active: account.active, expiresOn: account.expires_on }, today) ??
    refusalOfAmount(wanted.amountCents, debts);
  return refusal ? refused(refusal) : store(db, wanted, { plan, account, debts, today, now });
}

interface Payment {
  plan: LockedPlan;
  account: Selectable<PaymentAccountsTable>;
  debts: readonly Debt[];
  today: string;
  now: Date;
}

async function store(db: Db, wanted: PaymentWanted, { account, ...payment }: Payment): Promise<Beginning> {
  const order: Order = {
    reference: referenceOf(wanted, account.item_id),
    itemId: account.item_id,
    amountCents: wanted.amountCents,
    descriptor: billingDescriptorOf(payment.plan.practice_name),
    holdsUntil: orderHoldsUntil(payment.now),
  };
  const attempt = await storePending(db, wanted, {
    ...payment,
    order,
    paidBy: {
      method: wanted.paymentAccountId,
      payment_account_id: account.id,
      account_type: account.account_type,
      last_four: account.last_four,
      payment_type: account.account_type,
    },
  });
  return attempt ? { kind: 'started', attempt, order } : refused('keyOfAnother');
}

/**
 * The gateway charges a reference once, so a server that was restored from a backup and repeats an automatic payment on
 * the same day receives the first outcome. After a restore another plan can have the plan's id: then the account or the
 * amount differs.
 */
function referenceOf(
  { takenBy, practiceId, idempotencyKey, amountCents }: PaymentWanted,
  itemId: string,
): string {
  if (takenBy !== null || idempotencyKey === undefined) return randomUUID();
  const order = JSON.stringify([practiceId, idempotencyKey, itemId, amountCents]);
  return createHash('sha256').update(order).digest('hex').slice(0, REFERENCE_DIGITS);
}
