import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { isUnavailable } from '#server/http/unavailable.ts';
import { rolesOfProfile } from '#server/seed/profiles.ts';
import { explainStart } from '#server/start-problem.ts';
import { TABLES_FOLDER } from '#tests/support/database-setup.ts';
import { expectWhole } from '#tests/support/paying.ts';
import { paymentsIn } from '#tests/support/payment-fixture.ts';
import { addStranger } from '#tests/support/people.ts';
import { outcomeOf, startTestServer, type TestServer } from '#tests/support/server.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/** Space for the database, its reserve, and the first writes. */
const DISK_MB = 240;
const MOST_WRITES = 20_000;
const CODE = { description: 'Guard', ucrAmount: 60, specialtyName: 'General', specialtyCode: 'GEN' };
const REFUSED = 'The disk of the database is full; free some space';

const probe = smallDisk(1);
probe?.remove();

describe.skipIf(probe === undefined)('a full disk under PGlite', () => {
  let disk: SmallDisk;
  let server: TestServer;
  let token: string;
  let codes: string;

  beforeAll(async () => {
    const mounted = smallDisk(DISK_MB);
    if (!mounted) throw new Error('No disk could be mounted.');
    disk = mounted;
    const dataDir = path.join(disk.folder, 'data');
    await mkdir(dataDir);
    const tables = path.join(inject('databases').dumps, TABLES_FOLDER);
    await cp(tables, path.join(dataDir, 'database'), { recursive: true });
    server = await startTestServer({ database: await openDatabase({ dataDir }) });
    const { username, organizationId, practiceId } = await addStranger(server.db, rolesOfProfile('admin'));
    token = (await server.signIn(username)).accessToken;
    codes = `/api/admin/organization/${organizationId}/practice/${practiceId}/ada-codes`;
  });
  afterAll(async () => {
    await server.close();
    disk.remove();
  });

  let number = 0;
  const addCode = () => {
    number += 1;
    return server.call('POST', codes, {
      token,
      body: { ...CODE, adaCode: `Z${number}`, category: 'Appliances' },
    });
  };

  it('rejects writes with 503, continues to read, loses nothing, and recovers when there is space again', async () => {
    const pay = await paymentsIn(server.db, 'Full');
    const acknowledged = await pay('before');
    disk.fill();
    // The log needs a new file once the reserve is used.
    while (existsSync(path.join(disk.folder, 'data', '.reserve'))) {
      await sql`select pg_switch_wal()`.execute(server.db);
      await sql`select pg_logical_emit_message(true, 'test', 'a line of the log')`.execute(server.db);
    }
    let refusal: unknown;
    for (let time = 0; time < MOST_WRITES && refusal === undefined; time += 1) {
      const paid = await pay(`full-${time}`).catch((error: unknown) => {
        refusal = error;
        return [];
      });
      acknowledged.push(...paid);
    }
    expect([isUnavailable(refusal), explainStart(refusal)]).toEqual([true, REFUSED]);
    let added = await addCode();
    for (let time = 0; time < MOST_WRITES && added.statusCode < 300; time += 1) added = await addCode();
    expect(outcomeOf(added)).toEqual([503, 'Bridgework is temporarily unavailable. Try again shortly.']);
    expect((await server.call('GET', codes, { token })).statusCode).toBe(200);

    disk.makeRoom();
    expect((await addCode()).statusCode).toBeLessThan(300);
    acknowledged.push(...(await pay('again')));
    await expectWhole(server.db, acknowledged);
  });
});
