import { parseArgs } from 'node:util';
import { latestAddressesOf } from '../audit/list-entries.queries.ts';
import { clearAttemptCount } from '../auth/attempt-counts.queries.ts';
import { hashPassword } from '../auth/password.ts';
import { accountKey, addressKey, networkKey } from '../auth/sign-in-attempts.ts';
import { signInNetworksRepository } from '../auth/sign-in-networks.queries.ts';
import { systemClock } from '../clock.ts';
import { migrate, namesThatRan } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migrations/registry.ts';
import { locationOf, type OpenDatabase, openDatabase } from '../db/open.ts';
import { clientAddress } from '../http/client-address.ts';
import { staffAccountsRepository } from '../staff/staff-accounts.queries.ts';
import { auditCommand } from './audit.ts';
import { backupCommand, type DataWork, restoreCommand } from './backup.ts';
import { CommandError, unknownUser } from './command-error.ts';
import { jobsCommand } from './jobs.ts';
import { newPassword } from './new-password.ts';
import { outboxCommand } from './outbox.ts';
import { reportsCommand } from './reports.ts';
import { seedCommand } from './seed.ts';
import { type CommandSettings, readCommandSettings } from './settings.ts';
import type { Terminal } from './terminal.ts';
import { exportCommand, importCommand } from './transfer.ts';
import { addToUser, addUser, DEFAULT_PROFILE, readUserFlags } from './user-add.ts';
import type { Work } from './work.ts';

/** Parses first, so that a mistyped command opens no database. */
type Command = (args: string[]) => (work: Work) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  'user add': (args) => {
    const { values } = parseArgs({
      args,
      options: {
        organization: { type: 'string' },
        practice: { type: 'string' },
        state: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        phone: { type: 'string' },
        profile: { type: 'string' },
      },
    });
    const user = readUserFlags(values);
    return async ({ db, clock, settings, terminal }) => {
      const added = await addToUser(db, clock, user);
      if (added !== undefined) {
        terminal.print(`Added to ${user.email}: ${added}. Name, roles and password stay as they were.`);
        return;
      }
      await addUser(db, clock, user, await newPassword(terminal, settings.production, user.email));
      terminal.print(`Added ${user.email}, ${user.profile ?? DEFAULT_PROFILE} of ${user.organization}.`);
    };
  },

  'user list': (args) => {
    parseArgs({ args, options: {} });
    return async ({ db, clock, terminal }) => {
      for (const { username, name, locked, organizations } of await staffAccountsRepository(
        db,
        clock,
      ).list()) {
        terminal.print([username, name, locked ? 'locked' : 'open', organizations.join(', ')].join('\t'));
      }
    };
  },

  'user lock': (args) => changeLock(emailOf(args), true),
  'user unlock': (args) => {
    const email = emailOf(args);
    return async (work) => {
      await changeLock(email, false)(work);
      const networks = await signInNetworksRepository(work.db, work.clock).list(email);
      const addresses = await latestAddressesOf(work.db, email);
      const keys = [
        accountKey(email),
        ...networks.map((network) => networkKey(network, email)),
        ...addresses.map((address) => addressKey(clientAddress(address).client, email.trim().toLowerCase())),
      ];
      for (const key of keys) await clearAttemptCount(work.db, key);
    };
  },

  'user set-password': (args) => {
    const email = emailOf(args);
    return async ({ db, clock, settings, terminal }) => {
      const staff = staffAccountsRepository(db, clock);
      if ((await staff.idOf(email)) === undefined) throw unknownUser(email);
      await staff.setPassword(
        email,
        await hashPassword(await newPassword(terminal, settings.production, email)),
      );
      terminal.print(`${email} has a new password.`);
    };
  },

  'user audit': auditCommand,

  seed: seedCommand,
  jobs: jobsCommand,
  outbox: outboxCommand,
  reports: reportsCommand,
  export: exportCommand,
  import: importCommand,

  migrate: (args) => {
    parseArgs({ args, options: {} });
    return async ({ terminal }) => terminal.print('The tables are up to date.');
  },
};

const DATA_COMMANDS: Readonly<Record<string, (args: string[]) => (work: DataWork) => Promise<void>>> = {
  backup: backupCommand,
  restore: restoreCommand,
};

function changeLock(email: string, locked: boolean) {
  return async ({ db, clock, terminal }: Work) => {
    if (!(await staffAccountsRepository(db, clock).setLocked(email, locked))) throw unknownUser(email);
    terminal.print(`${email} is ${locked ? 'locked' : 'open'}.`);
  };
}

function emailOf(args: string[]): string {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) throw new CommandError('Name one user by email.');
  return email;
}

/** Servers of the previous version may still use the tables. An empty database is not refused. */
async function rejectOlder(db: OpenDatabase['db']): Promise<void> {
  const ran = (await namesThatRan(db)).length;
  if (ran > 0 && ran < Object.keys(MIGRATIONS).length)
    throw new CommandError(
      'The database is older than this program. Stop the servers, then run npm run migrate, or start the new server.',
    );
}

type Open = (settings: CommandSettings) => Promise<Pick<OpenDatabase, 'db' | 'close'>>;

/**
 * Creates the tables of an empty database first, unless the command opens it itself.
 *
 * @throws Error with one line that says what to do
 */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal,
  open: Open = (settings) => openDatabase(locationOf(settings)),
): Promise<void> {
  const name = args[0] === 'user' ? args.slice(0, 2).join(' ') : (args[0] ?? '');
  const typed = args.slice(name.split(' ').length);
  if (Object.hasOwn(DATA_COMMANDS, name)) {
    const work = DATA_COMMANDS[name]?.(typed);
    return work?.({ clock: systemClock, settings: readCommandSettings(terminal.env), terminal });
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const all = [...Object.keys(COMMANDS), ...Object.keys(DATA_COMMANDS)];
  if (!command) throw new CommandError(`Type one of: ${all.join(', ')}.`);
  const work = command(typed);

  const settings = readCommandSettings(terminal.env);
  const { db, close } = await open(settings);
  try {
    if (name !== 'migrate') await rejectOlder(db);
    await migrate(db);
    await work({ db, clock: systemClock, settings, terminal });
  } finally {
    await close();
  }
}
