import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { lockPlan } from '../plans/lock-plan.queries.ts';
import { billingDescriptorOf } from './billing-descriptor.ts';
import type { ReversalOrder } from './gateway/gateway.ts';
import { orderHoldsUntil, REPEATED_WITHIN_MS } from './order-times.ts';
import { approveReversal } from './reversal-settlements.queries.ts';
import { type ReversalRefusal, refund, voidCharge } from './reversals.ts';
import { ATTEMPT_COLUMNS, type Attempt, findByKey } from './stored-payments.queries.ts';

export interface ReversalWanted {
  practiceId: string;
  transactionId: string;
  /** Null voids the whole payment. */
  refundCents: number | null;
  reason: string;
  /** Null without a receipt. */
  receiptTo: string | null;
  takenBy: string;
  idempotencyKey: string | undefined;
}

export type ReversalProblem =
  | 'unknown'
  | 'keyOfAnother'
  | 'repeatedReversal'
  | 'reversalPending'
  | ReversalRefusal;

type ReversalBeginning =
  | { kind: 'started'; attempt: Attempt; order: ReversalOrder }
  | { kind: 'known'; attempt: Attempt }
  | { kind: 'refused'; because: ReversalProblem };

type BeforeReceipt = (transaction: Db, email: { organizationId: number; to: string }) => Promise<void>;

const refused = (because: ReversalProblem): ReversalBeginning => ({ kind: 'refused', because });

/** What distinguishes one reversal from another with the same key. The reason and the receipt don't count. */
const reversalDigest = ({ transactionId, refundCents }: ReversalWanted): string =>
  createHash('sha256')
    .update(JSON.stringify(['reversal', transactionId, refundCents]))
    .digest('hex');

/** Reversals wait for payments and other reversals of the plan. Cash and checks are reversed at once: no gateway is called. */
export function reversalAttemptsRepository(db: Db, clock: Clock) {
  return {
    begin: (wanted: ReversalWanted, beforeReceipt: BeforeReceipt): Promise<ReversalBeginning> =>
      db.transaction().execute(async (transaction) => {
        const charge = await lockCharge(transaction, wanted);
        if (!charge) return refused('unknown');
        const known = await findByKey(transaction, wanted, reversalDigest(wanted));
        if (known !== undefined)
          return known === 'keyOfAnother' ? refused(known) : { kind: 'known', attempt: known };
        return beginNew(transaction, clock, { charge, wanted, beforeReceipt });
      }),
  };
}
export type ReversalAttemptsRepository = ReturnType<typeof reversalAttemptsRepository>;

interface Begun {
  charge: LockedCharge;
  wanted: ReversalWanted;
  beforeReceipt: BeforeReceipt;
}

async function beginNew(
  db: Db,
  clock: Clock,
  { charge, wanted, beforeReceipt }: Begun,
): Promise<ReversalBeginning> {
  const now = clock();
  const others = await reversalsOf(db, charge.id);
  if (others.some(({ payment_status }) => payment_status === 'Pending')) return refused('reversalPending');
  if (isRepeated(wanted, others, now)) return refused('repeatedReversal');
  const back = reverse(charge, others, wanted, now);
  if (typeof back === 'string') return refused(back);
  const { organization_id: organizationId, time_zone: timeZone } = charge;
  if (wanted.receiptTo !== null) await beforeReceipt(db, { organizationId, to: wanted.receiptTo });
  const holdsUntil = orderHoldsUntil(now);
  const attempt = await store(db, wanted, { charge, back, now, holdsUntil });
  if (!attempt) return refused('keyOfAnother');
  if (charge.office_method !== null) {
    await approveReversal(db, clock, { id: attempt.id, datePaid: dayIn(timeZone, now) });
    return { kind: 'known', attempt: { ...attempt, status: 'Refunded' } };
  }
  const order: ReversalOrder = {
    reference: attempt.reference,
    chargeReference: charge.order_reference,
    amountCents: back.price.amountCents,
    kind: back.voided ? 'void' : 'refund',
    holdsUntil,
  };
  return { kind: 'started', attempt, order };
}

/** The charge of a refused purchase has no plan. */
async function lockCharge(db: Db, { practiceId, transactionId }: ReversalWanted) {
  const charge = await db
    .selectFrom('transactions')
    .select('plan_id')
    .where('practice_id', '=', recordNumber(practiceId))
    .where('id', '=', recordNumber(transactionId))
    .where('referenced_transaction_id', 'is', null)
    .executeTakeFirst();
  if (!charge) return undefined;
  await lockPlan(db, charge.plan_id);
  return db
    .selectFrom('transactions')
    .innerJoin('practices', 'practices.id', 'transactions.practice_id')
    .selectAll('transactions')
    .select(['practices.time_zone', 'practices.organization_id', 'practices.name as practice_name'])
    .where('transactions.id', '=', recordNumber(transactionId))
    .forUpdate('transactions')
    .executeTakeFirstOrThrow();
}
type LockedCharge = NonNullable<Awaited<ReturnType<typeof lockCharge>>>;

const reversalsOf = (db: Db, chargeId: number) =>
  db
    .selectFrom('transactions')
    .select(['payment_status', 'refund_cents', 'voided', 'created_at'])
    .where('referenced_transaction_id', '=', chargeId)
    .execute();
type Reversed = Awaited<ReturnType<typeof reversalsOf>>;

const isRepeated = ({ idempotencyKey, refundCents }: ReversalWanted, others: Reversed, now: Date): boolean =>
  idempotencyKey === undefined &&
  others.some(
    (other) =>
      other.payment_status !== 'Failed' &&
      other.refund_cents === refundCents &&
      other.created_at.getTime() > now.getTime() - REPEATED_WITHIN_MS,
  );

function reverse(charge: LockedCharge, others: Reversed, { refundCents }: ReversalWanted, now: Date) {
  const settled = others.filter(({ payment_status }) => payment_status === 'Refunded');
  const facts = {
    status: charge.payment_status,
    voided: charge.voided,
    datePaid: charge.date_paid,
    amountCents: charge.charge_cents,
    adminFeeCents: charge.admin_fee_charge_cents,
    adminFeeSalesTaxCents: charge.admin_fee_sales_tax_charge_cents,
    feeSalesTaxCents: charge.fee_sales_tax_charge_cents,
    refundedCents: settled.reduce((sum, { refund_cents }) => sum + refund_cents, 0),
  };
  return refundCents === null ? voidCharge(facts, dayIn(charge.time_zone, now)) : refund(facts, refundCents);
}

interface NewReversal {
  charge: LockedCharge;
  back: Exclude<ReturnType<typeof reverse>, string>;
  now: Date;
  holdsUntil: Date;
}

/** Undefined if another request has the key. */
function store(db: Db, wanted: ReversalWanted, { charge, back, now, holdsUntil }: NewReversal) {
  const { price, voided } = back;
  return db
    .insertInto('transactions')
    .values({
      practice_id: charge.practice_id,
      patient_id: charge.patient_id,
      plan_id: charge.plan_id,
      plan_name: charge.plan_name,
      payment_account_id: charge.payment_account_id,
      paid_by_practice: charge.paid_by_practice,
      account_type: charge.account_type,
      last_four: charge.last_four,
      office_method: charge.office_method,
      check_number: charge.check_number,
      payment_type: 'Refund',
      payment_status: 'Pending',
      refund_cents: price.amountCents,
      admin_fee_refund_cents: price.adminFeeCents,
      admin_fee_sales_tax_refund_cents: price.adminFeeSalesTaxCents,
      fee_sales_tax_refund_cents: price.feeSalesTaxCents,
      sales_tax_hundredths: charge.sales_tax_hundredths,
      billing_descriptor: billingDescriptorOf(charge.practice_name),
      due_date: charge.due_date,
      referenced_transaction_id: charge.id,
      voided,
      reason: wanted.reason,
      receipt_to: wanted.receiptTo,
      taken_by: recordNumber(wanted.takenBy),
      sold_by: charge.sold_by,
      order_reference: randomUUID(),
      order_holds_until: holdsUntil,
      idempotency_key: wanted.idempotencyKey ?? null,
      request_digest: reversalDigest(wanted),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['practice_id', 'idempotency_key'])
        .where(sql<boolean>`idempotency_key is not null`)
        .doNothing(),
    )
    .returning(ATTEMPT_COLUMNS)
    .executeTakeFirst();
}
