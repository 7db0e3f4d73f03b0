import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { emailLimits } from '#server/mail/email-limits.ts';
import { whileRunning } from '#tests/support/at-once.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '#tests/support/database.ts';
import { testClock } from '#tests/support/test-clock.ts';

describe.each(SAMPLED_ENGINES)('the limits of emails, on %s', (engine) => {
  const database = suiteDatabase('tables', engine);
  const limits = emailLimits(testClock);
  const count = (to: string) => (transaction: Db) =>
    limits.count(transaction, { organizationId: 1, userId: '1', to });

  it('API-18: an email waits for another one of its user before it locks the count of its address', async () => {
    const counted = whileRunning(
      database,
      count('first@mail.test'),
      () => database.db.transaction().execute(count('second@mail.test')),
      async (transaction) => {
        await sql`set local lock_timeout = 50`.execute(transaction);
        await count('second@mail.test')(transaction);
      },
    );
    await expect(counted).resolves.toBeUndefined();
  });
});
