import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { fromStatement } from '#tests/support/nth-statement.ts';
import { addTwoHolders, nightOn } from '#tests/support/renewals.ts';

/** A server that is killed before the nth statement of a nightly job. */
const [place = '', day = '', statement = ''] = process.argv.slice(2);

const { db } = await openDatabase(place.startsWith('postgres') ? { url: place } : { dataDir: place });
await migrate(db);
await addTwoHolders(db, `Killed at ${statement}`, day);
const killed = fromStatement(Number(statement), () => process.kill(process.pid, 'SIGKILL'));
await nightOn({ db: db.withPlugin(killed) }, day);
process.exit(0);
