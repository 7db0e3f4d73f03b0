import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Found, Gateway, Order, ReversalOrder } from './gateway.ts';

/**
 * The behavior of an account, from its token: `tok_sandbox_declined_0042`. The digits are the last four, then the
 * brand. An account with any other token is approved.
 */
const BEHAVIORS = {
  approved: {},
  declined: { declines: 'The card was declined: insufficient funds. Try another card.' },
  stolen: { declines: 'The card was declined. Ask for another card.' },
  /** Charged, but the response is lost. */
  unanswered: { loses: 'answer' },
  /** Declined, but the response is lost. */
  unansweredDecline: {
    declines: 'The card was declined: insufficient funds. Try another card.',
    loses: 'answer',
  },
  lost: { loses: 'order' },
} as const satisfies Record<string, { declines?: string; loses?: 'answer' | 'order' }>;
export type SandboxBehavior = keyof typeof BEHAVIORS;

const TOKEN = /^tok_sandbox_([A-Za-z]+)_(\d{4})(?:_(\d)_[a-z]+)?$/;
const UNREADABLE_TOKEN = 'tok_sandbox_unreadable';
const CARD_BRANDS = 4;

const isBehavior = (name: string): name is SandboxBehavior => Object.hasOwn(BEHAVIORS, name);

/** For try-it mode and tests. Stores its own orders, and charges each once. */
export function sandboxGateway(db: Db, clock: Clock): Gateway {
  async function enter({ reference, itemId, amountCents }: Order, declinedBecause: string | null) {
    await db
      .insertInto('sandbox_orders')
      .values({
        reference,
        item_id: itemId,
        amount_cents: amountCents,
        declined_because: declinedBecause,
        arrived_at: clock(),
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
  }

  async function find(reference: string): Promise<Found> {
    const order = await db
      .selectFrom('sandbox_orders')
      .select(['declined_because', 'arrived_at'])
      .where('reference', '=', reference)
      .unionAll(
        db
          .selectFrom('sandbox_reversals')
          .select(['declined_because', 'arrived_at'])
          .where('reference', '=', reference),
      )
      .executeTakeFirst();
    if (!order) return { kind: 'absent' };
    return order.declined_because === null
      ? { kind: 'approved', chargedAt: order.arrived_at }
      : { kind: 'declined', reason: order.declined_because };
  }

  /** A charge from the sample data was never ordered here, so its amount is not checked. */
  const refusalOf = (db: Db, { chargeReference, amountCents, holdsUntil }: ReversalOrder) =>
    db
      .selectFrom('sandbox_orders')
      .select(['item_id', 'amount_cents', 'declined_because'])
      .select((eb) =>
        eb
          .selectFrom('sandbox_reversals')
          .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_cents'), sql.lit('0')).as('cents'))
          .where('charge_reference', '=', chargeReference)
          .where('declined_because', 'is', null)
          .as('reversed'),
      )
      .where('reference', '=', chargeReference)
      .forUpdate('sandbox_orders')
      .executeTakeFirst()
      .then((charge) => {
        const loses = charge !== undefined && 'loses' in behaviorOf(charge.item_id);
        if (holdsUntil <= clock()) return { loses, refusal: 'The refund timed out. Nothing was refunded.' };
        if (charge === undefined) return { loses, refusal: null };
        const isTooMuch =
          charge.declined_because !== null || Number(charge.reversed) + amountCents > charge.amount_cents;
        return { loses, refusal: isTooMuch ? 'The refund is more than the payment.' : null };
      });

  return {
    find,

    async reverse(order) {
      const loses = await db.transaction().execute(async (transaction) => {
        const { loses, refusal } = await refusalOf(transaction, order);
        await transaction
          .insertInto('sandbox_reversals')
          .values({
            reference: order.reference,
            charge_reference: order.chargeReference,
            amount_cents: order.amountCents,
            declined_because: refusal,
            arrived_at: clock(),
          })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .execute();
        return loses;
      });
      const found = await find(order.reference);
      return loses || found.kind === 'absent' ? { kind: 'unknown' } : found;
    },

    async register(token, bankAccount) {
      if (token === UNREADABLE_TOKEN)
        return { kind: 'refused', reason: "The card couldn't be read. Enter it again." };
      const digest = createHash('sha256').update(token).digest();
      const [, behavior = 'approved', digits, brand] = TOKEN.exec(token) ?? [];
      const lastFour = digits ?? String(digest.readUInt16BE(0) % 10_000).padStart(4, '0');
      const account = {
        itemId: `itm_${isBehavior(behavior) ? behavior : 'approved'}_${digest.toString('hex', 0, 8)}`,
        lastFour,
        cardType: bankAccount ? 0 : Number(brand ?? 1 + (digest.readUInt8(2) % CARD_BRANDS)),
      };
      return { kind: 'registered', account };
    },

    async charge(order) {
      const { loses, declines = null } = behaviorOf(order.itemId);
      if (loses === 'order') return { kind: 'unknown' };
      await enter(
        order,
        order.holdsUntil <= clock() ? 'The payment timed out. Nothing was charged.' : declines,
      );
      const found = await find(order.reference);
      return loses === 'answer' || found.kind === 'absent' ? { kind: 'unknown' } : found;
    },
  };
}

function behaviorOf(itemId: string): { declines?: string; loses?: 'answer' | 'order' } {
  const name = itemId.split('_')[1] ?? '';
  return isBehavior(name) ? BEHAVIORS[name] : BEHAVIORS.approved;
}
