import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** A statement with at most one row. It can run in one statement with the rights check. */
export interface Reading<Found> {
  statement: RawBuilder<unknown>;
  /**
   * The best plan depends on the values. It runs alone, because a combined statement would be planned each time too.
   */
  plannedEachTime?: boolean;
  found(json: unknown): Found;
}

export const mapped = <Found, Other>(
  { found, ...same }: Reading<Found>,
  change: (found: Found) => Other,
): Reading<Other> => ({ ...same, found: (json) => change(found(json)) });

/** The row as a value in another statement. */
export const asJson = (statement: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select to_json(found) from (${statement}) found)`;

export async function read<Found>(db: Db, reading: Reading<Found>): Promise<Found> {
  const { rows } = await sql<{ found: unknown }>`select ${asJson(reading.statement)} as found`.execute(db);
  return reading.found(rows[0]?.found ?? null);
}
