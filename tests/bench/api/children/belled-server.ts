// The server with a bell to ring: a notification is made when the bench says so, also where nobody else can reach the
// database of the data folder.
import { once } from 'node:events';
import { build } from '#server/build.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, placeOf } from '#server/db/open.ts';
import { systemClock } from '#server/domain/clock.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';

const config = readConfig(process.env);
const database = await openDatabase(placeOf(config));
await migrate(database.db);
await seedIfEmpty(database.db, systemClock);
const app = await build({ config, db: database.db, signals: database.signals });
await app.listen({ port: config.port, host: config.host });
const { id } = await database.db
  .selectFrom('practices')
  .select('id')
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow();

process.on('message', async () => {
  const rungAt = performance.timeOrigin + performance.now();
  await database.db
    .insertInto('notifications')
    .values({
      practice_id: id,
      text: 'A card will expire soon.',
      notification_type: 'general',
      type_of_notification: 'OfficeCardExpiring',
      created_at: systemClock(),
      reference_id: '',
    })
    .execute();
  process.send?.({ rungAt });
});
process.send?.({ practiceId: id });
await once(process, 'disconnect');
await app.close();
await database.close();
