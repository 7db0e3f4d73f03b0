import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { findOwner, lockOwner } from '../payments/account-owners.queries.ts';
import { billingDescriptorOf } from '../payments/billing-descriptor.ts';
import type { Order } from '../payments/gateway/gateway.ts';
import { type AccountRefusal, refusalOfAccount } from '../payments/payment-account.ts';
import type { Settlement } from '../payments/payment-settlements.queries.ts';
import { dueNowOf, type SaleRefusal } from './sale.ts';
import { type SaleWanted, workOut } from './sale-contents.queries.ts';
import {
  type Buyer,
  findBuyer,
  findCurrentTerms,
  findSaleAccount,
  type SalePath,
} from './sale-facts.queries.ts';
import { writeSale } from './write-sale.queries.ts';

/** After this time the gateway no longer charges the order. */
const ORDER_HOLDS_MS = 120_000;

export interface SaleOrdered extends SaleWanted, SalePath {
  paymentAccountId: string;
  /** The version that the patient accepted. */
  termsVersion: number;
  /** What the user saw. */
  dueNowCents: number;
  soldBy: string;
  idempotencyKey: string;
}

export type SellRefusal =
  | SaleRefusal
  | AccountRefusal
  | 'keyOfAnother'
  | 'pending'
  | 'termsChanged'
  | 'priceChanged';

export interface StoredSale {
  id: number;
  state: 'pending' | 'done' | 'declined';
  reference: string;
  declinedBecause: string | null;
  planId: number | null;
  transactionId: number | null;
  amountCents: number;
}

export type Beginning =
  | { kind: 'started'; sale: StoredSale; order: Order }
  | { kind: 'known'; sale: StoredSale }
  | { kind: 'refused'; because: SellRefusal };

const COLUMNS = [
  'id',
  'state',
  'order_reference as reference',
  'declined_because as declinedBecause',
  'plan_id as planId',
  'transaction_id as transactionId',
  'amount_cents as amountCents',
] as const;

const refused = (because: SellRefusal): Beginning => ({ kind: 'refused', because });

export const digestOfSale = ({ soldBy: _, idempotencyKey: __, ...wanted }: SaleOrdered): string =>
  createHash('sha256')
    .update(JSON.stringify(sentOf(wanted).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/** Fields that the caller omits don't count, so that the digest is the same with a newer field. */
const sentOf = (wanted: object) => Object.entries(wanted).filter(([, value]) => value !== undefined);

/** Sales to the same patient wait for each other. */
export function salesRepository(db: Db, clock: Clock) {
  const findByKey = (on: Db, practiceId: number, key: string) =>
    on
      .selectFrom('plan_sales')
      .select(COLUMNS)
      .select('request_digest as digest')
      .where('practice_id', '=', practiceId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();

  const hasPending = (on: Db, patientId: number) =>
    on
      .selectFrom('plan_sales')
      .select('id')
      .where('patient_id', '=', patientId)
      .where('state', '=', 'pending')
      .executeTakeFirst();

  async function beginNew(on: Db, buyer: Buyer, wanted: SaleOrdered): Promise<Beginning> {
    const sale = await workOut(on, buyer, wanted);
    if (typeof sale === 'string') return refused(sale);
    if (await hasPending(on, sale.subscriberId)) return refused('pending');
    const terms = await findCurrentTerms(on);
    if (terms.version !== wanted.termsVersion) return refused('termsChanged');
    const amountCents = dueNowOf(sale.contents);
    if (amountCents !== wanted.dueNowCents) return refused('priceChanged');
    const owners = [buyer.patientId, sale.subscriberId];
    const account = await findSaleAccount(on, buyer.practiceId, owners, wanted.paymentAccountId);
    if (!account) return refused('unknown');
    const problem = refusalOfAccount({ active: account.active, expiresOn: account.expires_on }, buyer.today);
    if (problem) return refused(problem);
    const now = clock();
    const order: Order = {
      reference: randomUUID(),
      itemId: account.item_id,
      amountCents,
      descriptor: billingDescriptorOf(buyer.practiceName),
      holdsUntil: new Date(now.getTime() + ORDER_HOLDS_MS),
    };
    const stored = await on
      .insertInto('plan_sales')
      .values({
        practice_id: buyer.practiceId,
        patient_id: sale.subscriberId,
        kind: wanted.kind,
        from_plan_id: sale.held?.id ?? null,
        contents: JSON.stringify(sale.contents),
        amount_cents: amountCents,
        payment_account_id: account.id,
        item_id: account.item_id,
        last_four: account.last_four,
        account_type: account.account_type,
        terms_version: terms.version,
        state: 'pending',
        order_reference: order.reference,
        order_holds_until: order.holdsUntil,
        idempotency_key: wanted.idempotencyKey,
        request_digest: digestOfSale(wanted),
        sold_by: recordNumber(wanted.soldBy),
        created_at: now,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return { kind: 'started', sale: stored, order };
  }

  return {
    begin: (wanted: SaleOrdered): Promise<Beginning> =>
      db.transaction().execute(async (transaction) => {
        if (!(await findOwner(transaction, clock, wanted, true))) return refused('unknown');
        const buyer = await findBuyer(transaction, clock, wanted);
        if (!buyer) return refused('unknown');
        const known = await findByKey(transaction, buyer.practiceId, wanted.idempotencyKey);
        if (!known) return beginNew(transaction, buyer, wanted);
        const { digest, ...sale } = known;
        return digest === digestOfSale(wanted) ? { kind: 'known', sale } : refused('keyOfAnother');
      }),

    find: (id: number): Promise<StoredSale> =>
      db.selectFrom('plan_sales').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow(),

    /** Sales without an outcome, after an id, oldest first. */
    listPending: (limit: number, after: number) =>
      db
        .selectFrom('plan_sales')
        .select(['id', 'order_reference as reference', 'order_holds_until as holdsUntil'])
        .where('state', '=', 'pending')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Once: plan and settled payment in one transaction, or why there is none. */
    settle: (id: number, settlement: Settlement): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const sale = await transaction
          .selectFrom('plan_sales')
          .selectAll()
          .where('id', '=', id)
          .where('state', '=', 'pending')
          .forUpdate()
          .executeTakeFirst();
        if (!sale) return;
        if (settlement.kind === 'declined') {
          await transaction
            .updateTable('plan_sales')
            .set({ state: 'declined', declined_because: settlement.reason, settled_at: clock() })
            .where('id', '=', id)
            .execute();
          return;
        }
        await lockOwner(transaction, sale.practice_id, sale.patient_id);
        const written = await writeSale(transaction, clock, sale, settlement.chargedAt);
        await transaction
          .updateTable('plan_sales')
          .set({
            state: 'done',
            plan_id: written.planId,
            transaction_id: written.transactionId,
            settled_at: clock(),
          })
          .where('id', '=', id)
          .execute();
      }),
  };
}
export type SalesRepository = ReturnType<typeof salesRepository>;
