import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sumOf } from '#domain/money/arithmetic.ts';
import { needsAccount } from '#domain/plan/sale.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { findOwner } from '../payments/account-owners.queries.ts';
import { billingDescriptorOf } from '../payments/billing-descriptor.ts';
import { findChargeableAccount } from '../payments/chargeable-accounts.queries.ts';
import type { Order } from '../payments/gateway/gateway.ts';
import { type OfficeMoney, refusalOfCheck } from '../payments/office-payments.ts';
import { orderHoldsUntil } from '../payments/order-times.ts';
import { type AccountRefusal, refusalOfAccount } from '../payments/payment-account.ts';
import type { SalesTaxByState } from '../plans/price.ts';
import { findRenewalAccount } from '../plans/renewal-facts.queries.ts';
import { lockPractice } from '../practices/lock-practice.queries.ts';
import { hasPendingSale } from './households.queries.ts';
import { dueNowOf, type LateRefusal, peopleOf, type SaleRefusal } from './sale.ts';
import { type SaleWanted, type WorkedOut, workOut } from './sale-contents.ts';
import { type Buyer, findBuyer, findCurrentTerms, type SalePath } from './sale-facts.queries.ts';
import { completeSale, lockPending, saleSettlements } from './sale-settlements.queries.ts';

export interface SaleOrdered extends SaleWanted, SalePath {
  /** Not needed for an office payment, or if the sale never charges anything. */
  paymentAccountId?: string | undefined;
  /** Instead of an account. */
  officePayment?: OfficeMoney | undefined;
  /** Of the office payment. */
  note?: string | null | undefined;
  /** The version that the patient accepted. */
  termsVersion: number;
  /** What the user saw. */
  dueNowCents: number;
  /** What the user saw. Not of an added member. */
  startDate?: string | undefined;
  soldBy: string;
  idempotencyKey: string;
}

export type SellRefusal =
  | SaleRefusal
  | AccountRefusal
  | 'keyOfAnother'
  | 'pending'
  | 'accountRequired'
  | 'paidTwice'
  | NonNullable<ReturnType<typeof refusalOfCheck>>
  | 'noRenewalAccount'
  | 'noPracticeAccount'
  | 'termsChanged'
  | 'priceChanged'
  | 'startChanged';

export interface StoredSale {
  id: number;
  state: 'pending' | 'done' | 'declined';
  reference: string;
  declinedBecause: string | null;
  planId: number | null;
  transactionId: number | null;
  amountCents: number;
  /** Known only after the charge. */
  refused: LateRefusal | null;
}

type Beginning =
  /** Without an order, nothing is charged. */
  | { kind: 'started'; sale: StoredSale; order: Order | null }
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
  sql<LateRefusal | null>`contents ->> 'refused'`.as('refused'),
] as const;

/** A person identified by their member ID. */
const NO_NAME = { firstName: '', lastName: '', birthDate: '' };

const find = (on: Db, id: number): Promise<StoredSale> =>
  on.selectFrom('plan_sales').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();

const refused = (because: SellRefusal): Beginning => ({ kind: 'refused', because });

/** Without the note, because a client that sends the sale again may have lost it. */
export const digestOfSale = ({ soldBy: _, idempotencyKey: __, note: ___, ...wanted }: SaleOrdered): string =>
  createHash('sha256')
    .update(JSON.stringify(sentOf(wanted).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/**
 * Fields that the caller omits don't count, so that the digest stays the same when a field is added to the contract.
 */
const sentOf = (wanted: object) => Object.entries(wanted).filter(([, value]) => value !== undefined);

type Account = NonNullable<Awaited<ReturnType<typeof findChargeableAccount>>>;

const accountColumns = (account: Account | null) => ({
  payment_account_id: account?.id ?? null,
  item_id: account?.item_id ?? null,
  last_four: account?.last_four ?? null,
  account_type: account?.account_type ?? null,
});

const officeColumns = ({ officePayment }: SaleOrdered) => ({
  office_method: officePayment?.method ?? null,
  check_number: officePayment?.checkNumber ?? null,
});

/** Sales to the same patient wait for each other. */
export function salesRepository(db: Db, clock: Clock, salesTax: SalesTaxByState) {
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

  /** Another sale to the subscriber, or one that includes one of the people. */
  async function isPending(on: Db, { practiceId }: Buyer, sale: WorkedOut, { kind, memberId }: SaleOrdered) {
    if (await hasPending(on, sale.subscriberId)) return true;
    const people = peopleOf(sale.contents);
    if (kind === 'purchase') people.push({ ...NO_NAME, memberId });
    return hasPendingSale(on, practiceId, people);
  }

  async function refusalOf(on: Db, buyer: Buyer, sale: WorkedOut, wanted: SaleOrdered) {
    if (await isPending(on, buyer, sale, wanted)) return 'pending';
    if ((await findCurrentTerms(on)).version !== wanted.termsVersion) return 'termsChanged';
    if (dueNowOf(sale.contents) !== wanted.dueNowCents) return 'priceChanged';
    const isOtherStart = wanted.startDate !== undefined && wanted.startDate !== sale.contents.plan?.startDate;
    return isOtherStart ? 'startChanged' : undefined;
  }

  async function beginNew(on: Db, buyer: Buyer, wanted: SaleOrdered): Promise<Beginning> {
    await lockPractice(on, buyer.practiceId);
    const sale = await workOut(on, buyer, wanted);
    if (typeof sale === 'string') return refused(sale);
    const refusal = await refusalOf(on, buyer, sale, wanted);
    if (refusal) return refused(refusal);
    const amountCents = wanted.dueNowCents;
    const account = await accountOf(on, buyer, sale, wanted);
    if (typeof account === 'string') return refused(account);
    const now = clock();
    const reference = randomUUID();
    const holdsUntil = orderHoldsUntil(now);
    const descriptor = billingDescriptorOf(buyer.practiceName);
    const stored = await on
      .insertInto('plan_sales')
      .values({
        practice_id: buyer.practiceId,
        patient_id: sale.subscriberId,
        kind: wanted.kind,
        from_plan_id: sale.held?.id ?? null,
        contents: JSON.stringify(sale.contents),
        amount_cents: amountCents,
        ...accountColumns(account),
        ...officeColumns(wanted),
        terms_version: wanted.termsVersion,
        state: 'pending',
        order_reference: reference,
        order_holds_until: holdsUntil,
        idempotency_key: wanted.idempotencyKey,
        request_digest: digestOfSale(wanted),
        sold_by: recordNumber(wanted.soldBy),
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['practice_id', 'idempotency_key']).doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    // A sale to another patient of the practice can take the key after `begin` looked for it.
    if (!stored) return refused('keyOfAnother');
    if (wanted.officePayment !== undefined) {
      await completeInOffice(on, buyer, stored, wanted.note);
      return { kind: 'started', sale: await find(on, stored.id), order: null };
    }
    const itemId = account?.item_id;
    const isCharged = itemId !== undefined && amountCents > 0;
    const order = isCharged ? { reference, itemId, amountCents, descriptor, holdsUntil } : null;
    return { kind: 'started', sale: stored, order };
  }

  /** The money is in the office, so plan and payment are written with the sale, and the sale is never pending. */
  async function completeInOffice(on: Db, { today }: Buyer, { id }: StoredSale, note: SaleOrdered['note']) {
    const sale = await lockPending(on, id);
    if (!sale) throw new Error('A new sale is pending.');
    const home = { people: peopleOf(sale.contents), today };
    await completeSale(on, clock, { sale, chargedAt: clock(), home, note });
  }

  /** Null where the sale needs none. */
  async function accountOf(on: Db, buyer: Buyer, sale: WorkedOut, wanted: SaleOrdered) {
    const { contents } = sale;
    const { paymentAccountId, officePayment } = wanted;
    if (officePayment !== undefined) return (await officeRefusal(on, buyer, sale, wanted)) ?? null;
    if (paymentAccountId === undefined) {
      const totalCents = sumOf(contents.debts.map(({ amountCents }) => amountCents));
      return needsAccount(totalCents, contents.takesRenewals ?? false) ? 'accountRequired' : null;
    }
    const payers = { ...buyer, planId: sale.held?.id ?? null };
    const account = await findChargeableAccount(on, payers, paymentAccountId);
    if (!account) return 'unknown';
    const problem = refusalOfAccount({ active: account.active, expiresOn: account.expires_on }, buyer.today);
    if (problem) return problem;
    return (await laterRefusal(on, buyer, sale, account.patient_id)) ?? account;
  }

  async function officeRefusal(on: Db, buyer: Buyer, sale: WorkedOut, wanted: SaleOrdered) {
    const { paymentAccountId, officePayment } = wanted;
    if (paymentAccountId !== undefined) return 'paidTwice';
    return (officePayment && refusalOfCheck(officePayment)) ?? laterRefusal(on, buyer, sale, null);
  }

  /**
   * Later payments need a valid renewal account of the payer: the practice if it pays for the plan, otherwise the
   * subscriber. A subscriber's account that pays now becomes that account.
   * @param ownerId of the account that pays now; null for the practice, cash or a check
   */
  async function laterRefusal(on: Db, buyer: Buyer, sale: WorkedOut, ownerId: number | null) {
    const { contents, subscriberId, held } = sale;
    const paidByPractice = held?.paidByPractice ?? false;
    const hasLater = contents.takesRenewals === true || contents.autoRenew === true;
    if (!hasLater || (!paidByPractice && ownerId === subscriberId)) return undefined;
    const payer = { practiceId: buyer.practiceId, patientId: subscriberId, paidByPractice };
    const account = await findRenewalAccount(on, payer);
    if (account !== undefined && refusalOfAccount(account, buyer.today) === undefined) return undefined;
    return paidByPractice ? 'noPracticeAccount' : 'noRenewalAccount';
  }

  return {
    begin: (wanted: SaleOrdered): Promise<Beginning> =>
      db.transaction().execute(async (transaction) => {
        if (!(await findOwner(transaction, clock, wanted, true))) return refused('unknown');
        const buyer = await findBuyer(transaction, clock, salesTax, wanted);
        if (!buyer) return refused('unknown');
        const known = await findByKey(transaction, buyer.practiceId, wanted.idempotencyKey);
        if (!known) return beginNew(transaction, buyer, wanted);
        const { digest, ...sale } = known;
        return digest === digestOfSale(wanted) ? { kind: 'known', sale } : refused('keyOfAnother');
      }),

    find: (id: number): Promise<StoredSale> => find(db, id),

    /** Sales without an outcome, after an id, oldest first. */
    listPending: (limit: number, after: number) =>
      db
        .selectFrom('plan_sales')
        .select(['id', 'order_reference as reference', 'order_holds_until as holdsUntil'])
        .select('amount_cents as amountCents')
        .where('state', '=', 'pending')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    ...saleSettlements(db, clock),
  };
}
export type SalesRepository = ReturnType<typeof salesRepository>;
