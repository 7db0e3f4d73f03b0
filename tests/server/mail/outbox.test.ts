import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { outboxRepository, writeMessage } from '#server/mail/outbox.queries.ts';
import { outboxOf, RETRY_AFTER_MS, STALE_AFTER_MS } from '#server/mail/outbox.ts';
import { smtpSender } from '#server/mail/smtp.ts';
import { commandOver } from '#tests/support/command.ts';
import { ENGINES, openTestDatabase, SAMPLED_ENGINES, suiteDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import { TEST_NOW } from '#tests/support/test-clock.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const MESSAGE = {
  kind: 'receipt',
  practiceId: null,
  to: 'ada@mail.test',
  subject: 'Your receipt',
  body: 'You paid 30.00.',
};

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

describe.each(SAMPLED_ENGINES)('the outbox on %s', (engine) => {
  const database = suiteDatabase('tables', engine);
  let ahead: number;
  beforeEach(async () => {
    await database.db.deleteFrom('outbox_messages').execute();
    ahead = 0;
    mail.received.length = 0;
    mail.will('accept');
  });

  const clock = () => new Date(TEST_NOW.getTime() + ahead);
  const repository = ({ db }: Pick<OpenDatabase, 'db'> = database) => outboxRepository(db, clock);
  const outbox = (
    opened: Pick<OpenDatabase, 'db'> = database,
    url = mail.url,
    parts: Partial<Pick<Parameters<typeof outboxOf>[0], 'attachmentOf' | 'logoOf'>> = {},
  ) =>
    outboxOf({
      repository: repository(opened),
      attachmentOf: async () => undefined,
      logoOf: async () => undefined,
      send: smtpSender(url, { production: false }),
      from: 'Bridgework <portal@bridgework.test>',
      clock,
      log: { warn: () => undefined },
      ...parts,
    });
  const only = async () => {
    const [message, ...more] = await repository().newest(5);
    expect(more).toEqual([]);
    return message;
  };

  it('open messages are counted by index, however many were sent', async () => {
    await database.db.transaction().execute(async (transaction) => {
      const scans = () =>
        sql`select seq_scan from pg_stat_xact_user_tables where relname = 'outbox_messages'`
          .execute(transaction)
          .then(({ rows }) => rows);
      await sql`set local enable_seqscan = off`.execute(transaction);
      // The statistics may include the transaction before.
      const before = await scans();
      await outboxRepository(transaction, clock).countOpen();
      expect(await scans()).toEqual(before);
    });
  });

  it('a message is sent once, to its recipient, with its text', async () => {
    await writeMessage(database.db, clock, MESSAGE);
    expect(await outbox().sendDue()).toBe(1);
    expect(await outbox().sendDue()).toBe(0);
    expect(mail.received.map(({ to }) => to)).toEqual(['ada@mail.test']);
    const [{ source } = { source: '' }] = mail.received;
    expect(source).toContain('From: Bridgework <portal@bridgework.test>');
    expect(source).toContain('Subject: Your receipt');
    expect(source).toMatch(/Message-ID: <[\da-f-]{36}@bridgework\.test>/);
    expect(source).toContain('You paid 30.00.');
    expect(await only()).toMatchObject({ state: 'sent', attempts: 1, sentAt: TEST_NOW, lastError: '' });
  });

  it.each(['passwordReset', 'benefit'])('the link of a %s email is erased once it is sent', async (kind) => {
    await writeMessage(database.db, clock, { ...MESSAGE, kind, html: '<p>You paid 30.00.</p>' });
    await outbox().sendDue();
    expect(mail.received[0]?.source).toContain('You paid 30.00.');
    const { id = 0 } = (await only()) ?? {};
    expect(await repository().find(id)).toMatchObject({ state: 'sent', body: '', html: null });
  });

  it('a message that waited for more than 7 days is not sent, until the operator retries it', async () => {
    await writeMessage(database.db, clock, MESSAGE);
    ahead = STALE_AFTER_MS + 1;
    expect(await outbox().sendDue()).toBe(0);
    const { id = 0, state } = (await only()) ?? {};
    expect(state).toBe('failed');
    await repository().retry(id);
    expect(await outbox().sendDue()).toBe(1);
  });

  it('a practice is the sender of its messages, at the configured address', async () => {
    const { rows } = await sql<{ id: number }>`
      with organization as (insert into organizations (name) values ('Harborlight Dental Group') returning id)
      insert into practices (organization_id, name, state, time_zone, phone, goal)
      select id, 'Smith, "Jones" & Co', 'ME', 'America/New_York', '(207) 555-0111', 0 from organization
      returning id`.execute(database.db);
    await writeMessage(database.db, clock, { ...MESSAGE, practiceId: rows[0]?.id ?? null });
    await outbox().sendDue();
    expect(mail.received[0]?.source).toContain('From: "Smith, Jones & Co" <portal@bridgework.test>');
  });

  it('a message of a rolled-back transaction is not stored', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await writeMessage(transaction, clock, MESSAGE);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await outbox().sendDue()).toBe(0);
  });

  it('a message with a key is stored once', async () => {
    for (let time = 0; time < 3; time += 1) {
      await writeMessage(database.db, clock, { ...MESSAGE, onceKey: 'notice 41 2027-01-01' });
    }
    await outbox().sendDue();
    expect(mail.received).toHaveLength(1);
  });

  it('a message that the mail server defers is retried with growing delays, and then fails', async () => {
    await writeMessage(database.db, clock, MESSAGE);
    mail.will('later');
    for (const [attempt, wait] of RETRY_AFTER_MS.entries()) {
      expect(await outbox().sendDue()).toBe(1);
      expect(await only()).toMatchObject({
        state: 'waiting',
        attempts: attempt + 1,
        sendAfter: new Date(clock().getTime() + wait),
        lastError: 'The mail server answered 451.',
      });
      ahead += wait - 1;
      expect(await outbox().sendDue()).toBe(0);
      ahead += 1;
    }
    expect(await outbox().sendDue()).toBe(1);
    expect(await repository().unsent()).toMatchObject([
      { state: 'failed', attempts: 7, lastError: 'The mail server answered 451.' },
    ]);
    expect([...RETRY_AFTER_MS].sort((a, b) => a - b)).toEqual(RETRY_AFTER_MS);

    mail.will('accept');
    ahead += RETRY_AFTER_MS[5];
    expect(await outbox().sendDue()).toBe(0);
    const [unsent] = await repository().unsent();
    expect(await repository().retry(unsent?.id ?? 0)).toBe(true);
    expect(await outbox().sendDue()).toBe(1);
    expect(mail.received).toHaveLength(1);
    expect(await repository().retry(unsent?.id ?? 0)).toBe(false);
  });

  it('a message is retried for 7 days while the mail server can’t be reached, and then fails', async () => {
    await writeMessage(database.db, clock, MESSAGE);
    while ((await only())?.state === 'waiting') {
      ahead = ((await only())?.sendAfter.getTime() ?? 0) - TEST_NOW.getTime();
      await outbox(database, 'smtp://127.0.0.1:1').sendDue();
    }
    expect(ahead).toBeGreaterThanOrEqual(STALE_AFTER_MS);
    expect((await only())?.lastError).toBe('The mail server was not reached (ESOCKET).');
  });

  describe('a round with three messages', () => {
    beforeEach(async () => {
      for (const name of ['ada', 'bea', 'cyd'])
        await writeMessage(database.db, clock, { ...MESSAGE, to: `${name}@mail.test` });
    });
    const states = async () =>
      (await repository().newest(5)).reverse().map(({ state, attempts }) => [state, attempts]);

    it('ends when the mail server is unavailable, and the next round sends the others', async () => {
      expect(await outbox(database, 'smtp://127.0.0.1:1').sendDue()).toBe(1);
      expect(await states()).toEqual([
        ['waiting', 1],
        ['waiting', 0],
        ['waiting', 0],
      ]);
      expect(await outbox().sendDue()).toBe(2);
      expect(mail.received.map(({ to }) => to)).toEqual(['bea@mail.test', 'cyd@mail.test']);
    });

    it('ends when the mail server is full or rejects the password, and the messages stay', async () => {
      const full = createServer((socket) => socket.end('554 No service\r\n')).listen(0, '127.0.0.1');
      await once(full, 'listening');
      const { port } = full.address() as AddressInfo;
      expect(await outbox(database, `smtp://127.0.0.1:${port}`).sendDue()).toBe(1);
      full.close();
      mail.will('no login');
      expect(await outbox(database, mail.url.replace('//', '//portal:secret@')).sendDue()).toBe(1);
      expect(await states()).toEqual([
        ['waiting', 1],
        ['waiting', 1],
        ['waiting', 0],
      ]);
    });
  });

  it.each(['attachmentOf', 'logoOf'] as const)(
    'a message whose preparation fails (%s) was not sent, so it is retried, and the round goes on',
    async (part) => {
      const failing = async () => {
        throw new Error('This PDF is damaged.');
      };
      await writeMessage(database.db, clock, MESSAGE);
      expect(await outbox(database, mail.url, { [part]: failing }).sendDue()).toBe(1);
      expect(await only()).toMatchObject({
        state: 'waiting',
        attempts: 1,
        sendAfter: new Date(TEST_NOW.getTime() + RETRY_AFTER_MS[0]),
        lastError: 'The email could not be prepared: This PDF is damaged.',
      });
      await writeMessage(database.db, clock, MESSAGE);
      ahead = RETRY_AFTER_MS[0];
      expect(await outbox(database, mail.url, { [part]: failing }).sendDue()).toBe(2);
      expect(mail.received).toEqual([]);
      ahead += RETRY_AFTER_MS[1];
      expect(await outbox().sendDue()).toBe(2);
      expect(mail.received).toHaveLength(2);
    },
  );

  it('a message that the mail server rejects is not retried', async () => {
    await writeMessage(database.db, clock, MESSAGE);
    mail.will('never');
    await outbox().sendDue();
    expect(await only()).toMatchObject({ state: 'failed', lastError: 'The mail server answered 550.' });
    ahead = RETRY_AFTER_MS[5];
    expect(await outbox().sendDue()).toBe(0);
  });

  it('a message whose response was lost is not retried', async () => {
    await writeMessage(database.db, clock, MESSAGE);
    mail.will('silence');
    await outbox().sendDue();
    mail.will('accept');
    ahead = RETRY_AFTER_MS[5];
    expect(await outbox().sendDue()).toBe(0);
    expect(mail.received).toHaveLength(1);
    expect(await repository().unsent()).toMatchObject([
      { state: 'unknown', lastError: 'The mail server did not say whether it took the message.' },
    ]);
  });

  it('a command lists the unsent messages, and retries one', async () => {
    const { printed, run: command } = commandOver(database.db, 'outbox');
    await writeMessage(database.db, clock, MESSAGE);
    mail.will('never');
    await outbox().sendDue();
    await command();
    const id = (await only())?.id;
    expect(printed).toEqual([
      `${id}\tfailed\treceipt\tada@mail.test\t2026-03-16T17:00:00.000Z\tThe mail server answered 550.`,
    ]);
    await command('--retry', String(id));
    expect(await only()).toMatchObject({ state: 'waiting' });
    await expect(command('--retry', String(id))).rejects.toThrow(`--retry: no email ${id} needs a person.`);
  });
});

describe.runIf(ENGINES.includes('postgresql'))('two servers on one database', () => {
  it('send each message once', async () => {
    const database = await openTestDatabase('tables', 'postgresql');
    const second = await openDatabase({ url: database.url ?? '' });
    mail.received.length = 0;
    mail.will('accept');
    const messages = times(400, 40);
    const clock = () => TEST_NOW;
    for (let number = 0; number < messages; number += 1) {
      await writeMessage(database.db, clock, { ...MESSAGE, to: `p${number}@mail.test` });
    }
    const senders = [database, second, database, second].map(({ db }) =>
      outboxOf({
        repository: outboxRepository(db, clock),
        attachmentOf: async () => undefined,
        logoOf: async () => undefined,
        send: smtpSender(mail.url, { production: false }),
        from: 'portal@bridgework.test',
        clock,
        log: { warn: () => undefined },
      }),
    );
    const taken = await Promise.all(senders.map((sender) => sender.sendDue()));
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(messages);
    expect(taken.filter((each) => each > 0).length).toBeGreaterThan(1);
    expect(new Set(mail.received.map(({ to }) => to)).size).toBe(messages);
    expect(mail.received).toHaveLength(messages);
    await second.close();
    await database.close();
  });
});
