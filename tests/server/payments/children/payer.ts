import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { paymentsIn } from '#tests/support/payment-fixture.ts';

/** The number of simultaneous payments. Each intent is sent twice. */
const AT_ONCE = 4;

const [place = '', round = ''] = process.argv.slice(2);

const { db } = await openDatabase(place.startsWith('postgres') ? { url: place } : { dataDir: place });
await migrate(db);
const pay = await paymentsIn(db, `Round ${round}`);
process.stdout.write('ready\n');

async function payOnAndOn(payer: number): Promise<never> {
  for (let time = 0; ; time += 1) {
    for (const transaction of await pay(`${round}-${payer}-${time}`))
      process.stdout.write(`${transaction}\n`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, payer) => payOnAndOn(payer)));
