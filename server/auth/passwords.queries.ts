import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { endPasswordLinks } from './password-resets.queries.ts';
import { sessionsRepository } from './sessions.queries.ts';

export function passwordsRepository(db: Db, clock: Clock) {
  return {
    find: (userId: string): Promise<{ hash: string; username: string } | undefined> =>
      db
        .selectFrom('users')
        .select(['password_hash as hash', 'username'])
        .where('id', '=', recordNumber(userId))
        .executeTakeFirst(),

    /**
     * Changes the password if it is still the verified one, and ends the user's other sessions and emailed links.
     * @returns whether it was
     */
    change: (userId: string, hashes: { from: string; to: string }, exceptSessionId: string) =>
      db.transaction().execute(async (transaction): Promise<boolean> => {
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ password_hash: hashes.to })
          .where('id', '=', recordNumber(userId))
          .where('password_hash', '=', hashes.from)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await sessionsRepository(transaction, clock).endAll(userId, exceptSessionId);
        await endPasswordLinks(transaction, recordNumber(userId));
        return true;
      }),
  };
}
