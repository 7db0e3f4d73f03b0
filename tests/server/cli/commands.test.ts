import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyPassword } from '#server/auth/password.ts';
import { sessionsRepository } from '#server/auth/sessions.queries.ts';
import { runCommand } from '#server/cli/commands.ts';
import { namesThatRan } from '#server/db/migrate.ts';
import { ROOT } from '#server/root.ts';
import { usersRepository } from '#server/staff/users.queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Content } from '#tests/support/database-setup.ts';
import { testClock } from '#tests/support/test-clock.ts';

const FIRST_USER = [
  ...['user', 'add', '--organization', 'Alder Dental', '--practice', 'Alder Street', '--state', 'oh'],
  ...['--name', 'Pat Root', '--email', 'Pat@alder.test'],
];

/** A second user of the same organization. */
const SECOND_USER = [...FIRST_USER.slice(0, 4), '--name', 'Fay', '--email', 'fay@alder.test'];

let database: TestDatabase;

const onOwnDatabase = (content: Content = 'tables') => {
  beforeEach(async () => {
    database = await openTestDatabase(content);
  });
  afterEach(() => database.close());
};

interface Given {
  env?: Record<string, string>;
  /** Text that comes through a pipe; without it, a user is at the terminal. */
  piped?: string;
  typed?: string[];
}

/** What a command printed. */
async function run(args: readonly string[], { env = {}, piped, typed = [] }: Given = {}): Promise<string[]> {
  const lines: string[] = [];
  const input = Object.assign(Readable.from(piped ? [piped] : []), { isTTY: piped === undefined });
  const print = (line: string) => lines.push(line);
  const askHidden = async () => typed.shift() ?? '';
  const open = async () => ({ db: database.db, close: async () => undefined });
  await runCommand(args, { env, input, print, askHidden }, open);
  return lines;
}

async function accountOf(email: string) {
  const users = usersRepository(database.db);
  const account = await users.findForSignIn(email);
  const user = account && (await users.find(account.id));
  return { account, user };
}

describe('npm run user', () => {
  onOwnDatabase();

  it('add creates the first organization, practice and user', async () => {
    expect(await run(FIRST_USER, { typed: ['S3cret *ok', 'S3cret *ok'] })).toEqual([
      'Added pat@alder.test, admin of Alder Dental.',
    ]);
    const { account, user } = await accountOf('pat@alder.test');
    expect(await verifyPassword(account?.passwordHash, 'S3cret *ok')).toBe(true);
    expect(user).toMatchObject({ firstName: 'Pat Root', locked: false });
    expect(user?.roles).toHaveLength(11);
    expect(user?.organizations).toEqual([
      {
        id: '1',
        name: 'Alder Dental',
        practices: [
          { id: '1', name: 'Alder Street', phone: '', goal: 0, state: 'OH', timeZone: 'America/New_York' },
        ],
      },
    ]);
  });

  it('add links a second user to the organization, with the roles of a profile', async () => {
    await run(FIRST_USER, { piped: 'S3cret.one\n' });
    await run([...SECOND_USER, '--profile', 'frontdesk'], { env: { USER_PASSWORD: 'S3cret.two' } });
    const { user } = await accountOf('fay@alder.test');
    expect(user?.roles.map(({ name }) => name)).toEqual(['ViewerGeneral']);
    expect(user?.organizations.map(({ practices }) => practices.length)).toEqual([1]);
    expect(await run(['user', 'list'])).toEqual([
      'fay@alder.test\tFay\topen\tAlder Dental',
      'pat@alder.test\tPat Root\topen\tAlder Dental',
    ]);
  });

  it('adds an organization or a practice to a user who already signs in, and asks for no password', async () => {
    await run(FIRST_USER, { piped: 'S3cret.one' });
    const inPlaceOf = (old: string, by: string) => run(FIRST_USER.map((word) => (word === old ? by : word)));
    const kept = 'Name, roles and password stay as they were.';
    expect(await inPlaceOf('Alder Dental', 'Birch Dental')).toEqual([
      `Added to pat@alder.test: Birch Dental, Alder Street. ${kept}`,
    ]);
    expect(await inPlaceOf('Alder Street', 'Alder Lane')).toEqual([
      `Added to pat@alder.test: Alder Lane. ${kept}`,
    ]);
    await expect(run([...FIRST_USER, '--practice', 'Alder Road', '--profile', 'frontdesk'])).rejects.toThrow(
      'pat@alder.test has roles already, for all their organizations. Leave out --profile to keep them.',
    );
    const { account, user } = await accountOf('pat@alder.test');
    expect(user?.organizations.map(({ name, practices }) => [name, practices.length])).toEqual([
      ['Alder Dental', 2],
      ['Birch Dental', 1],
    ]);
    expect(user?.roles).toHaveLength(11);
    expect(await verifyPassword(account?.passwordHash, 'S3cret.one')).toBe(true);
  });

  it('lock, unlock and set-password change an account', async () => {
    await run(FIRST_USER, { piped: 'S3cret.one' });
    expect(await run(['user', 'lock', 'PAT@alder.test'])).toEqual(['PAT@alder.test is locked.']);
    expect((await accountOf('pat@alder.test')).account?.locked).toBe(true);
    expect(await run(['user', 'unlock', 'pat@alder.test'])).toEqual(['pat@alder.test is open.']);
    await run(['user', 'set-password', 'pat@alder.test'], { piped: 'Another.one' });
    const { account } = await accountOf('pat@alder.test');
    expect([account?.locked, await verifyPassword(account?.passwordHash, 'Another.one')]).toEqual([
      false,
      true,
    ]);
  });

  it('set-password ends every session of the user, and of no other', async () => {
    await run(FIRST_USER, { piped: 'S3cret.one' });
    await run(SECOND_USER, { piped: 'S3cret.two' });
    const sessions = sessionsRepository(database.db, testClock);
    const begin = async (email: string) => {
      const { account } = await accountOf(email);
      return (await sessions.start(account?.id ?? '', account?.passwordHash ?? '')) ?? '';
    };
    const own = [await begin('pat@alder.test'), await begin('pat@alder.test')];
    const other = await begin('fay@alder.test');
    await run(['user', 'set-password', 'Pat@alder.test'], { piped: 'Another.one' });
    const isOver = async (id: string) => (await sessions.find(id))?.endedAt !== null;
    expect([...(await Promise.all(own.map(isOver))), await isOver(other)]).toEqual([true, true, false]);
  });

  it.each([
    ['Password is required: set USER_PASSWORD, or send it by a pipe.', { typed: ['', ''] }],
    ['The passwords don’t match.', { typed: ['S3cret.one', 'S3cret.two'] }],
    ['The password is shorter than 8 characters.', { piped: 'S3cret1' }],
    ['The password is too easy to guess.', { piped: 'Welcome2026!' }],
    ['The password is longer than 20 characters.', { piped: 'a'.repeat(21) }],
    [
      'The password may have only letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = +.',
      { piped: 'with-a-hyphen' },
    ],
    [
      'That password is published: choose another.',
      { piped: 'Bridge2026!', env: { NODE_ENV: 'production' } },
    ],
  ] satisfies [string, Given][])('LOGIN-4: add refuses a password: %s', async (message, given) => {
    await expect(run(FIRST_USER, given)).rejects.toThrow(message);
    expect((await accountOf('pat@alder.test')).account).toBeUndefined();
  });

  it('rejects what the database rejects', async () => {
    await run(FIRST_USER, { piped: 'S3cret.one' });
    await expect(run(FIRST_USER)).rejects.toThrow('A user with the email pat@alder.test already exists.');
    await expect(run(['user', 'lock', 'x@y.test'])).rejects.toThrow('There is no user x@y.test.');
    const without = ['user', 'add', '--organization', 'New', '--name', 'N', '--email', 'n@new.test'];
    await expect(run(without, { piped: 'S3cret.one' })).rejects.toThrow('--practice is missing');
    await expect(run([...without, '--practice', 'P'], { piped: 'S3cret.one' })).rejects.toThrow(
      '--state is missing',
    );
    expect(await run(['user', 'list'])).toEqual(['pat@alder.test\tPat Root\topen\tAlder Dental']);
    await expect(run(['seed'])).rejects.toThrow('The database is not empty');
  });
});

describe('npm run seed', () => {
  onOwnDatabase();

  it('is rejected in production, and if there is data', async () => {
    await expect(run(['seed'], { env: { NODE_ENV: 'production' } })).rejects.toThrow(
      'Production holds no sample data.',
    );
    expect(await run(['seed'])).toEqual(['Added the sample data.']);
    await expect(run(['seed'])).rejects.toThrow('The database is not empty');
    expect((await run(['seed', '--patients', '300'])).at(-1)).toMatch(/^Added 300 patients in \d+ s\.$/);
    await expect(run(['seed', '--patients', '300'])).rejects.toThrow('holds a set for measuring already');
  });
});

describe('npm run reports', () => {
  onOwnDatabase('sample');

  it('DASH-2.5: check compares the sums of the report with the records, and rebuild counts them again', async () => {
    const equal = ['The sums of the report equal the records.'];
    expect(await run(['reports', 'check'])).toEqual(equal);
    await sql`delete from report_payments where payment_type = 'Subscription'`.execute(database.db);
    await expect(run(['reports', 'check'])).rejects.toThrow(
      /^The sums differ from the records: payments [1-9]\d*, terms 0, members 0, debts 0\. Run reports rebuild\.$/,
    );
    expect(await run(['reports', 'rebuild'])).toEqual(equal);
    expect(await run(['reports', 'check'])).toEqual(equal);
  });
});

describe('a mistyped command', () => {
  const nothing = { env: {}, input: Readable.from([]), print: () => undefined, askHidden: async () => '' };
  const noDatabase = () => Promise.reject(new Error('A database was opened.'));

  it.each([
    ['--organization is missing.', ['user', 'add']],
    ['--email: Invalid email.', [...FIRST_USER, '--email', 'pat']],
    [
      '--email: You can only use letters, numbers, and . @ _ - +.',
      [...FIRST_USER, '--email', "o'brien@alder.test"],
    ],
    ['--email: At most 50 characters.', [...FIRST_USER, '--email', `${'p'.repeat(40)}@alder.test`]],
    ['--profile: one of admin, team, office, organization, frontdesk.', [...FIRST_USER, '--profile', 'root']],
    ['--state: two letters of a state, such as OH.', [...FIRST_USER, '--state', 'XX']],
    ["Unknown option '--password'", [...FIRST_USER, '--password', 'S3cret.one']],
    ['Name one user by email.', ['user', 'lock']],
    ['Type one of: user add, user list, user lock', ['user']],
    ['Type one of: user add, user list, user lock', ['toString']],
    ['--patients: a whole number from 1 to 5000000.', ['seed', '--patients', '1e9']],
    ['Type reports check, or reports rebuild.', ['reports', 'repair']],
  ])('is rejected with one line, and opens no database: %s', async (message, args) => {
    await expect(runCommand(args, nothing, noDatabase)).rejects.toThrow(message);
  });
});

describe('a command on the tables of an older version', () => {
  onOwnDatabase();

  it('changes nothing, and says what to do', async () => {
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
      database.db,
    );
    const before = await namesThatRan(database.db);
    await expect(run(['user', 'list'])).rejects.toThrow(
      'The database is older than this program. Stop the servers, then run npm run migrate, or start the new server.',
    );
    expect(await namesThatRan(database.db)).toEqual(before);
  });
});

describe('a command that fails', () => {
  it('reads the settings of the server from .env, unless the environment has another value', async () => {
    const place = await mkdtemp(path.join(tmpdir(), 'bridgework-settings-'));
    const built = path.join('dist', 'server');
    for (const part of ['package.json', path.join(built, 'cli.js'), path.join(built, 'chunks')])
      await cp(path.join(ROOT, part), path.join(place, part), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules'), path.join(place, 'node_modules'));
    await writeFile(path.join(place, '.env'), 'DATABASE_URL=planted\nPAYMENT_GATEWAY=planted\n');
    const env = { PATH: process.env['PATH'], PAYMENT_GATEWAY: 'none' };
    const failed = promisify(execFile)(process.execPath, [path.join(place, built, 'cli.js'), 'migrate'], {
      env,
    });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: .*\n$/),
    });
    await rm(place, { recursive: true });
  });
});
