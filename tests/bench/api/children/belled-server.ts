// A server that creates a notification when the benchmark sends a message, because no other process can open the
// database of its data folder.
import { once } from 'node:events';
import { hashPassword } from '#server/auth/password.ts';
import { build } from '#server/build.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { locationOf, openDatabase } from '#server/db/open.ts';
import { rolesOfProfile, SAMPLE_PASSWORD } from '#server/seed/profiles.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { staffAccountsRepository } from '#server/staff/staff-accounts.queries.ts';
import { addNotification } from '#tests/support/rows.ts';
import { type Belled, LISTENING_USERS } from '../live-clients.ts';

const config = readConfig(process.env);
const database = await openDatabase(locationOf(config));
await migrate(database.db);
await seedIfEmpty(database.db, systemClock);
const app = await build({ config, db: database.db, signals: database.signals });
await app.listen({ port: config.port, host: config.host });
const { id, organization_id } = await database.db
  .selectFrom('practices')
  .select(['id', 'organization_id'])
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow();
const usernames = Array.from({ length: LISTENING_USERS }, (_, at) => `listener${at}@bridgework.test`);
const passwordHash = await hashPassword(SAMPLE_PASSWORD);
for (const email of usernames) {
  await staffAccountsRepository(database.db, systemClock).add({
    name: 'Listener',
    email,
    phone: '',
    passwordHash,
    organizationIds: [organization_id],
    roles: rolesOfProfile('admin'),
  });
}

process.on('message', async () => {
  const rungAt = performance.timeOrigin + performance.now();
  await addNotification(database.db, id, 'A card will expire soon.', { created_at: systemClock() });
  process.send?.({ rungAt });
});
process.send?.({ practiceId: id, usernames } satisfies Belled);
await once(process, 'disconnect');
await app.close();
await database.close();
