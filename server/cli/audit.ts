import { open, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addDays } from '#domain/date/day.ts';
import { type CsvValue, csvFile, csvLines } from '#domain/text/csv.ts';
import { type AuditFilter, type ListedEntry, listAudit } from '../audit/list-entries.queries.ts';
import type { Db } from '../db/open.ts';
import { staffAccountsRepository } from '../staff/staff-accounts.queries.ts';
import { FileExistsError } from '../transfer/whole-file.ts';
import { unknownUser } from './command-error.ts';
import { dayOf } from './day.ts';
import type { Work } from './work.ts';

/**
 * `user audit`: sign-ins, sign-outs and passwords as a table; `--user EMAIL`, `--since DATE` and `--until DATE` (UTC)
 * filter. `--csv` prints every entry of the audit, `--out FILE` writes a file.
 */
export function auditCommand(args: string[]): (work: Work) => Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      user: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      csv: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const since = dayOf('--since', values.since);
  const until = dayOf('--until', values.until);
  const { user, csv, out } = values;

  return async ({ db, clock, terminal: { print } }) => {
    const userId = user === undefined ? undefined : await staffAccountsRepository(db, clock).idOf(user);
    if (user !== undefined && userId === undefined) throw unknownUser(user);
    const filter = {
      userId,
      since: since === undefined ? undefined : new Date(since),
      before: until === undefined ? undefined : new Date(addDays(until, 1)),
    };
    if (out !== undefined) await writeCsv(db, filter, out, print);
    else if (csv) await csvOf(db, filter, async (text) => print(text.slice(0, -1)));
    else await printTable(db, filter, print);
  };
}

type Filter = Omit<AuditFilter, 'signIns'>;

const EVENTS: Readonly<Record<string, string>> = {
  'authenticate 200': 'Signed in',
  'authenticate 401': 'Sign-in refused',
  'authenticate 429': 'Limit of sign-ins reached',
  'refreshToken 401': 'Old refresh token used, session ended',
  'signOut 204': 'Signed out',
  'changePassword 200': 'Password changed',
  'changePassword 400': 'Password change refused',
  'changePassword 429': 'Limit of password changes reached',
  'endSessions 204': 'Signed out elsewhere',
  setPassword: 'Password set by the operator',
  resetPassword: 'Password set by an emailed link',
};

async function printTable(db: Db, filter: Filter, print: (line: string) => void): Promise<void> {
  print(tableLine('Time (UTC)', 'Event', 'Address', 'User'));
  await listAudit(db, { ...filter, signIns: true }, async (entries) => {
    for (const { at, operation, outcome, address, user } of entries) {
      const what = outcome === null ? operation : `${operation} ${outcome}`;
      const time = at.toISOString().slice(0, 19).replace('T', ' ');
      print(tableLine(time, EVENTS[what] ?? what, address ?? '', user ?? 'unknown'));
    }
  });
}

const tableLine = (time: string, event: string, address: string, user: string): string =>
  `${time.padEnd(21)}${event.padEnd(40)}${address.padEnd(41)}${user}`;

const HEADINGS = [
  ...['Time', 'User', 'User ID', 'Address', 'Operation', 'Stage', 'Outcome'],
  ...['Organization ID', 'Practice ID', 'Member ID', 'Request ID', 'Reason', 'Subject'],
];

/** As text, because numbers are formatted as amounts. */
const idOf = (id: number | null): string => (id === null ? '' : String(id));

const cellsOf = (entry: ListedEntry): CsvValue[] => [
  entry.at.toISOString(),
  entry.user,
  idOf(entry.userId),
  entry.address,
  entry.operation,
  entry.stage,
  idOf(entry.outcome),
  idOf(entry.organizationId),
  idOf(entry.practiceId),
  entry.memberId,
  entry.requestId,
  entry.reason,
  entry.subject,
];

async function csvOf(db: Db, filter: Filter, write: (text: string) => Promise<void>): Promise<number> {
  let count = 0;
  await write(csvFile([HEADINGS]));
  await listAudit(db, { ...filter, signIns: false }, async (entries) => {
    count += entries.length;
    if (entries.length > 0) await write(csvLines(entries.map(cellsOf)));
  });
  return count;
}

/** Readable only by its owner, because it contains member ids. */
async function writeCsv(db: Db, filter: Filter, file: string, print: (line: string) => void): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new FileExistsError(file) : error;
  });
  try {
    const count = await csvOf(db, filter, (text) => handle.appendFile(text));
    print(`Wrote ${count} entries to ${file}.`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
