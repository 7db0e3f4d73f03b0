import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/**
 * Changes of a plan and of its payments wait for each other. Lock the plan before its payments, members and their
 * status, to avoid deadlocks.
 */
export async function lockPlan(on: Db, id: number | null): Promise<void> {
  await sql`select from plans where id = ${id} for no key update`.execute(on);
}
