import type { Db } from '../db/open.ts';

/**
 * Until the transaction ends, no patient of the practice is registered, no sale is stored or settled, no day is closed,
 * and no setting or logo changes. Undefined for an unknown practice.
 */
export const lockPractice = (on: Db, id: number) =>
  on
    .selectFrom('practices')
    .select(['id', 'time_zone'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
