import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** What one statement finds, at most one row: asked by itself, or in one with who may see it. */
export interface Reading<Found> {
  statement: RawBuilder<unknown>;
  /** Its best plan depends on its values. In one with another, that one would be planned each time too. */
  plannedEachTime?: boolean;
  /** From the row as JSON, or null where there is none. */
  found(json: unknown): Found;
}

export const mapped = <Found, Other>(
  { found, ...same }: Reading<Found>,
  change: (found: Found) => Other,
): Reading<Other> => ({ ...same, found: (json) => change(found(json)) });

/** The row of a reading as a value in another statement. */
export const asJson = (statement: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select to_json(found) from (${statement}) found)`;

export async function read<Found>(db: Db, reading: Reading<Found>): Promise<Found> {
  const { rows } = await sql<{ found: unknown }>`select ${asJson(reading.statement)} as found`.execute(db);
  return reading.found(rows[0]?.found ?? null);
}
