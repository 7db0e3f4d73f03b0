import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { judge, machine, table } from '#bench/report.ts';
import { median } from '#bench/statistics.ts';
import { inWorkspace } from '#bench/workspace.ts';
import { REPORT_PATH } from '#domain/navigation/server-paths.ts';
import { systemClock } from '#server/clock.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/open.ts';
import { read } from '#server/db/reading.ts';
import { reportsRepository } from '#server/reports/reports.queries.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { databasesIn, ENGINES, withDatabase } from '../api/databases.ts';
import { withServer } from '../api/server.ts';
import { measureFirstPaint } from './first-paint.ts';
import { PLAIN } from './plain.ts';

const AT_LEAST_TIMES = 20;
const WRITES_AT_MOST = 1.1;
const TODAY_WITHIN_MS = 300;
const OF_FLOOR_AT_MOST = 2.5;
const PAYMENTS = 50;
const WARM_UP = 10;
const TURNS = 5;

const PAGES = ['today', 'members', 'revenue', 'goals'] as const;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Alternates between both, so that they run under the same load. Leaves out the first round, which reads from the
 * disk.
 */
async function mediansOf(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number, number][] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) times.push([await timeOf(one), await timeOf(other)]);
  const counted = times.slice(1);
  return [median(counted.map(([time]) => time)), median(counted.map(([, time]) => time))];
}

/**
 * Median times of changing a payment without and with the sums, in alternation. It measures only the row, without the
 * server's other work, so it shows the largest possible share of the sums. Each amount is changed back, so that the
 * sums equal the records afterwards.
 */
async function measureChanges(db: Db): Promise<{ without: number; withSums: number }> {
  const { rows } = await sql<{ id: number }>`
    select id from transactions where payment_status = 'Paid' and charge_cents > 1
    order by id limit ${PAYMENTS}`.execute(db);
  const change = async (id: number, cents: number, role: 'origin' | 'replica') => {
    const changing = await db.startTransaction().execute();
    await sql`set local session_replication_role = ${sql.lit(role)}`.execute(changing);
    return timeOf(async () => {
      await sql`update transactions set charge_cents = charge_cents + ${cents} where id = ${id}`.execute(
        changing,
      );
      await changing.commit().execute();
    });
  };
  /** Leaves out the first changes, because PostgreSQL plans the triggers again after a change of role. */
  const changeAll = async (role: 'origin' | 'replica') => {
    const times: number[] = [];
    for (const cents of [1, -1]) for (const { id } of rows) times.push(await change(id, cents, role));
    return times.slice(WARM_UP);
  };
  const [without, withSums]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    without.push(...(await changeAll('replica')));
    withSums.push(...(await changeAll('origin')));
  }
  return { without: median(without), withSums: median(withSums) };
}

/**
 * `npm run bench -- reports [--patients 1000000] [--folder FOLDER]`: compares the pages of the report with the same
 * queries over the records, a change of a payment with and without the sums, and the first paint of Today in Chromium
 * with a page without libraries.
 *
 * @returns whether every target is met
 */
export async function runReports(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      patients: { type: 'string', default: '1000000' },
      engine: { type: 'string', multiple: true },
      folder: { type: 'string' },
    },
  });
  ensureBuilt();
  const engines = ENGINES.filter((engine) => values.engine?.includes(engine) ?? true);
  return inWorkspace(values.folder && path.resolve(values.folder), async (workspace) => {
    const databases = databasesIn(workspace);
    const lines: string[][] = [
      ['figure', 'engine', 'plain or floor ms', 'report ms', 'ratio', 'target', 'verdict'],
    ];
    let isMet = true;
    const add = (cells: string[], verdict: ReturnType<typeof judge>) => {
      lines.push([...cells, ...verdict.cells]);
      isMet &&= verdict.isMet;
    };
    const times = (value: number) => `${value.toFixed(2)} x`;
    for (const engine of engines) {
      const stock = await databases.stock(engine, Number(values.patients));
      await withDatabase(stock, async (db) => {
        await migrate(db);
        const { rows } = await sql<{ id: number }>`select max(id) as id from practices`.execute(db);
        const practice = rows[0]?.id ?? 0;
        const reports = reportsRepository(db, systemClock);
        const wanted = {
          practiceId: String(practice),
          ofOrganization: false,
          from: undefined,
          to: undefined,
        };
        for (const page of PAGES) {
          const [plain, ours] = await mediansOf(
            () => PLAIN[page](db, practice),
            () => (page === 'today' ? read(db, reports.today(wanted.practiceId)) : reports[page](wanted)),
          );
          const verdict = judge(plain / ours, { atLeast: AT_LEAST_TIMES }, times);
          add([page, engine, plain.toFixed(1), ours.toFixed(1)], verdict);
        }
        const { without, withSums } = await measureChanges(db);
        const cost = judge(withSums / without, { atMost: WRITES_AT_MOST }, times);
        add(['change of a payment', engine, without.toFixed(2), withSums.toFixed(2)], cost);
      });
      const env = { ...stock.env, REPORT_URL: REPORT_PATH };
      const { floor, report } = await withServer(workspace, { ...stock, env }, ({ address }) =>
        measureFirstPaint(address),
      );
      const paint = judge(report, { atMost: TODAY_WITHIN_MS }, (value) => `${value.toFixed(0)} ms`);
      add(['first paint of Today', engine, floor.toFixed(0), report.toFixed(0)], paint);
      add(
        ['first paint, beside the floor', engine, '', ''],
        judge(report / floor, { atMost: OF_FLOOR_AT_MOST }, times),
      );
    }
    console.log(`\n${machine()}; ${values.patients} patients in four practices, one practice asked.\n`);
    console.log(table(lines));
    return isMet;
  });
}
