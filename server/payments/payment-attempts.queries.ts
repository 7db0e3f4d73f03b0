import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Clock, calendarDateIn } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import type { PaymentAccountsTable } from '../db/schema/money-tables.ts';
import { billingDescriptorOf } from './billing-descriptor.ts';
import { type Debt, type DueRefusal, partsOf, refusalOfAmount } from './debt.ts';
import { debtsOfPlan } from './debts.queries.ts';
import type { Order } from './gateway/gateway.ts';
import { type AccountRefusal, refusalOfAccount } from './payment-account.ts';
import {
  findAccount,
  isRepeated,
  type LockedPlan,
  lockPlan,
  type PaymentWanted,
} from './payment-facts.queries.ts';

/** After this time the gateway no longer charges the order. */
const ORDER_HOLDS_MS = 120_000;

export type PaymentRefusal = 'unknown' | 'keyOfAnother' | 'repeated' | DueRefusal | AccountRefusal;

/** Stored before the gateway is called, or earlier with the same key. */
export interface Attempt {
  id: number;
  reference: string;
  status: 'Pending' | 'Paid' | 'Failed' | 'Refunded';
  failureReason: string | null;
}

export interface PendingAttempt extends Attempt {
  holdsUntil: Date;
}

export type Beginning =
  | { kind: 'started'; attempt: Attempt; order: Order }
  | { kind: 'known'; attempt: Attempt }
  | { kind: 'refused'; because: PaymentRefusal };

const ATTEMPT_COLUMNS = [
  'id',
  'order_reference as reference',
  'payment_status as status',
  'failure_reason as failureReason',
] as const;

const refused = (because: PaymentRefusal): Beginning => ({ kind: 'refused', because });

/** Attempts on a plan wait for each other. */
export function paymentAttemptsRepository(db: Db, clock: Clock) {
  return {
    begin: (wanted: PaymentWanted): Promise<Beginning> =>
      db.transaction().execute(async (transaction) => {
        const plan = await lockPlan(transaction, wanted);
        if (!plan) return refused('unknown');
        const known = await findByKey(transaction, wanted);
        if (known) return known;
        if (plan.disabled) return refused('unknown');
        return beginNew(transaction, plan, wanted, clock());
      }),

    /** Attempts without an outcome, after an id, oldest first. */
    listPending: (limit: number, after: number): Promise<PendingAttempt[]> =>
      db
        .selectFrom('transactions')
        .select(ATTEMPT_COLUMNS)
        .select('order_holds_until as holdsUntil')
        .where('payment_status', '=', 'Pending')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    find: (id: number): Promise<Attempt> =>
      db.selectFrom('transactions').select(ATTEMPT_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow(),
  };
}
export type PaymentAttemptsRepository = ReturnType<typeof paymentAttemptsRepository>;

async function beginNew(db: Db, plan: LockedPlan, wanted: PaymentWanted, now: Date): Promise<Beginning> {
  const account = await findAccount(db, plan, wanted);
  if (!account) return refused('unknown');
  if (await isRepeated(db, plan, wanted, now)) return refused('repeated');
  const debts = await debtsOfPlan(db, plan.id);
  const today = calendarDateIn(plan.time_zone, now);
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

async function store(db: Db, wanted: PaymentWanted, payment: Payment): Promise<Beginning> {
  const parts = partsOf(wanted.amountCents, payment.debts);
  const order: Order = {
    reference: randomUUID(),
    itemId: payment.account.item_id,
    amountCents: wanted.amountCents,
    descriptor: billingDescriptorOf(payment.plan.practice_name),
    holdsUntil: new Date(payment.now.getTime() + ORDER_HOLDS_MS),
  };
  const oldest = payment.debts.find(({ id }) => id === parts[0]?.debtId);
  const attempt = await insertAttempt(db, wanted, payment, order, oldest);
  if (!attempt) return refused('keyOfAnother');
  await db
    .insertInto('transaction_parts')
    .values(
      parts.map(({ debtId, amountCents }) => ({
        transaction_id: attempt.id,
        payment_due_id: debtId,
        amount_cents: amountCents,
      })),
    )
    .execute();
  return { kind: 'started', attempt, order };
}

function insertAttempt(
  db: Db,
  wanted: PaymentWanted,
  { plan, account, today, now }: Payment,
  order: Order,
  oldest: Debt | undefined,
): Promise<Attempt | undefined> {
  return db
    .insertInto('transactions')
    .values({
      practice_id: plan.practice_id,
      patient_id: plan.patient_id,
      plan_id: plan.id,
      plan_name: plan.name,
      payment_account_id: account.id,
      last_four: account.last_four,
      payment_type: account.account_type,
      payment_status: 'Pending',
      charge_cents: order.amountCents,
      sales_tax_hundredths: oldest?.salesTaxHundredths ?? 0,
      billing_descriptor: order.descriptor,
      due_date: oldest?.dueDate ?? today,
      taken_by: wanted.takenBy === null ? null : recordNumber(wanted.takenBy),
      sold_by: plan.sold_by,
      order_reference: order.reference,
      order_holds_until: order.holdsUntil,
      idempotency_key: wanted.idempotencyKey ?? null,
      request_digest: digestOf(wanted),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['practice_id', 'idempotency_key'])
        .where('idempotency_key', 'is not', null)
        .doNothing(),
    )
    .returning(ATTEMPT_COLUMNS)
    .executeTakeFirst();
}

async function findByKey(db: Db, wanted: PaymentWanted): Promise<Beginning | undefined> {
  if (wanted.idempotencyKey === undefined) return undefined;
  const row = await db
    .selectFrom('transactions')
    .select(ATTEMPT_COLUMNS)
    .select('request_digest')
    .where('practice_id', '=', recordNumber(wanted.practiceId))
    .where('idempotency_key', '=', wanted.idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const { request_digest: digest, ...attempt } = row;
  return digest === digestOf(wanted) ? { kind: 'known', attempt } : refused('keyOfAnother');
}

export const intentOf = (wanted: PaymentWanted): string | undefined =>
  wanted.idempotencyKey === undefined
    ? undefined
    : JSON.stringify([wanted.practiceId, wanted.idempotencyKey, digestOf(wanted)]);

const digestOf = ({ memberId, planId, paymentAccountId, amountCents }: PaymentWanted): string =>
  createHash('sha256')
    .update(JSON.stringify([memberId, planId, paymentAccountId, amountCents]))
    .digest('hex');
