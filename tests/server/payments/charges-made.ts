import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/db/open.ts';

/** What pages showed about payments, by the keys of their decisions. */
interface Said {
  decided: ReadonlySet<string>;
  failed: ReadonlySet<string>;
  taken: ReadonlySet<string>;
}

/** How often the bank charged for certain plans, by the decision's key. */
async function chargesOn(db: Db, planIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; charges: number }>`
    select idempotency_key as key, count(*)::int as charges
    from transactions join sandbox_orders on order_reference = reference
    where plan_id = any(${planIds.map(Number)}::bigint[]) and declined_because is null
    group by idempotency_key`.execute(db);
  return new Map(rows.map(({ key, charges }) => [key, charges]));
}

/**
 * Expects at most one charge per decision, and that everything the pages showed about these plans' payments is true.
 */
export async function expectTruth(
  db: Db,
  planIds: readonly string[],
  { decided, failed, taken }: Said,
): Promise<void> {
  const charges = await chargesOn(db, planIds);
  expect({
    chargedTwice: [...charges.values()].filter((count) => count > 1),
    chargedAndNeverDecided: [...charges.keys()].filter((key) => !decided.has(key)),
    shownAsFailedAndCharged: [...failed].filter((key) => charges.has(key)),
    shownAsTakenAndNotCharged: [...taken].filter((key) => !charges.has(key)),
  }).toEqual({
    chargedTwice: [],
    chargedAndNeverDecided: [],
    shownAsFailedAndCharged: [],
    shownAsTakenAndNotCharged: [],
  });
}
