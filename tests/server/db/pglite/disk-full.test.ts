import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { isUnavailable } from '#server/http/unavailable.ts';
import { rolesOfProfile } from '#server/seed/profiles.ts';
import { explainStart } from '#server/start-problem.ts';
import { ENGINES } from '../../../support/database.ts';
import { TABLES_FOLDER } from '../../../support/database-setup.ts';
import { times } from '../../../support/depth.ts';
import { expectWhole } from '../../../support/paying.ts';
import { paymentsIn } from '../../../support/payment-fixture.ts';
import { startPostgresql } from '../../../support/postgresql.ts';
import { addStranger, outcomeOf, startTestServer, type TestServer } from '../../../support/server.ts';
import { type SmallDisk, smallDisk } from '../../../support/small-disk.ts';

const TIMES_FULL = times(10, 1);
/** Of PGlite: the database, the reserve, and what it takes for plenty. */
const DISK_MB = 240;
const MOST_WRITES = 20_000;
const CODE = { description: 'Guard', ucrAmount: 60, specialtyName: 'General', specialtyCode: 'GEN' };

const probe = smallDisk(1);
probe?.remove();

async function openOn(disk: SmallDisk, engine: OpenDatabase['engine']) {
  if (engine === 'postgresql') {
    const server = await startPostgresql({ folder: path.join(disk.folder, 'postgresql') });
    if (!server) throw new Error('There is no PostgreSQL for the tests.');
    const database = await openDatabase({ url: server.url });
    return { database, stop: server.stop };
  }
  const dataDir = path.join(disk.folder, 'data');
  await mkdir(dataDir);
  const tables = path.join(inject('databases').dumps, TABLES_FOLDER);
  await cp(tables, path.join(dataDir, 'database'), { recursive: true });
  return { database: await openDatabase({ dataDir }), stop: async () => undefined };
}

describe.skipIf(probe === undefined).each(ENGINES)('a full disk under %s', (engine) => {
  let disk: SmallDisk;
  let server: TestServer;
  let stop: () => Promise<void>;
  let token: string;
  let codes: string;

  beforeAll(async () => {
    const mounted = smallDisk(DISK_MB);
    if (!mounted) throw new Error('No disk could be mounted.');
    disk = mounted;
    const opened = await openOn(disk, engine);
    stop = opened.stop;
    await migrate(opened.database.db);
    server = await startTestServer({ database: opened.database });
    const { username, organizationId, practiceId } = await addStranger(server.db, rolesOfProfile('admin'));
    token = (await server.signIn(username)).accessToken;
    codes = `/api/admin/organization/${organizationId}/practice/${practiceId}/ada-codes`;
  });
  afterAll(async () => {
    await server.close();
    await stop();
    disk.remove();
  });

  /**
   * Brings the log to the end of its file, so that it needs another: PGlite's log lies on the same disk, and
   * PostgreSQL can't go on where it has no room.
   */
  async function endLogFile(): Promise<void> {
    while (existsSync(path.join(disk.folder, 'data', '.reserve'))) {
      await sql`select pg_switch_wal()`.execute(server.db);
      await sql`select pg_logical_emit_message(true, 'test', 'a line of the log')`.execute(server.db);
    }
  }

  /** Writes until it is refused: what still has room is taken. */
  async function untilRefused<T>(write: (time: number) => Promise<T | 'refused'>): Promise<T[]> {
    const written: T[] = [];
    for (let time = 0; time < MOST_WRITES; time += 1) {
      const answer = await write(time);
      if (answer === 'refused') return written;
      written.push(answer);
    }
    throw new Error('Nothing was refused.');
  }

  it('refuses to write with 503, goes on reading, loses nothing, and recovers when there is room again', async () => {
    const pay = await paymentsIn(server.db, 'Full');
    const acknowledged = await pay('before');
    let number = 0;
    const addCode = () => {
      number += 1;
      const body = { ...CODE, adaCode: `Z${number}`, category: 'Appliances' };
      return server.call('POST', codes, { token, body });
    };
    for (let round = 0; round < TIMES_FULL; round += 1) {
      disk.fill();
      if (engine === 'pglite' && round === 0) await endLogFile();
      const paid = await untilRefused((time) =>
        pay(`${round}-${time}`).catch((error: unknown) => {
          if (!isUnavailable(error)) throw error;
          expect(explainStart(error)).toBe('The disk of the database is full; free some space');
          return 'refused';
        }),
      );
      acknowledged.push(...paid.flat());
      const added = await untilRefused(async () => {
        const answer = await addCode();
        if (answer.statusCode === 201 || answer.statusCode === 200) return number;
        expect(outcomeOf(answer)).toEqual([503, 'Bridgework is temporarily unavailable. Try again shortly.']);
        return 'refused';
      });
      const { info } = await server.get<{ info: { records: number } }>(codes.slice('/api'.length), token);
      expect(info.records).toBeGreaterThanOrEqual(added.length);

      disk.makeRoom();
      expect((await addCode()).statusCode).toBeLessThan(300);
      acknowledged.push(...(await pay(`${round}-again`)));
      await sql`checkpoint`.execute(server.db);
    }
    await expectWhole(server.db, acknowledged);
  });
});
