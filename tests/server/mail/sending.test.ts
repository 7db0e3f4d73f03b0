import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '#server/config.ts';
import { attachmentIn, PDF, storeAttachment } from '#server/mail/attachments.queries.ts';
import { outboxRepository, writeMessage } from '#server/mail/outbox.queries.ts';
import { oneAtATime } from '#server/notifications/one-at-a-time.ts';
import { writeReceipt } from '#server/payments/transaction-emails.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPatient, addPlan } from '#tests/support/patients.ts';
import { textsOf } from '#tests/support/pdf-text.ts';
import { addTransaction } from '#tests/support/rows.ts';
import { startTestServer, suiteServer, type TestServer } from '#tests/support/server.ts';
import { addRow, rowOf, rowsOf, updateRows } from '#tests/support/tables.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

describe.each(SAMPLED_ENGINES)('a server that has a mail server, on %s', (engine) => {
  let server: TestServer;
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
    server = await startTestServer({ engine });
  });
  afterEach(async () => {
    await server.close();
    await mail.close();
  });

  it('sends an email when it is stored, and none after a stop', async () => {
    const background = server.startJobs({ smtpUrl: mail.url });
    const write = (to: string) =>
      writeMessage(server.db, server.clock.now, { kind: 'note', practiceId: 1, to, subject: 's', body: 'b' });
    await write('ada@mail.test');
    const receivers = () => mail.received.map(({ to }) => to);
    await vi.waitFor(() => expect(receivers()).toContain('ada@mail.test'), WAIT);
    await background.stop();
    await write('bea@mail.test');
    expect(receivers()).not.toContain('bea@mail.test');
  });
});

describe('a receipt', () => {
  const server = suiteServer();

  it('API-18: is sent as HTML and as text, with the PDF, whose name has ids and no name of a patient', async () => {
    const mail = await startMailServer();
    const patient = await addPatient(server.db, 1, { lastName: 'Marlowe' });
    const planId = await addPlan(server.db, 1, patient.id, { start: '2026-01-01', end: '2026-12-31' });
    const id = await addTransaction(server.db, { practiceId: 1, patientId: patient.id, planId });
    await server.db.transaction().execute((on) => writeReceipt(on, server.clock.now, id));
    const background = server.startJobs({ smtpUrl: mail.url });
    const file = `filename="Receipt ${patient.memberId} 2026-03-02.pdf"`;
    const receipt = () => mail.received.find(({ source }) => source.includes(file));
    await vi.waitFor(() => expect(receipt()).toBeDefined(), WAIT);
    await background.stop();
    const source = receipt()?.source ?? '';
    for (const type of ['multipart/alternative', 'text/plain', 'text/html', 'application/pdf'])
      expect(source).toContain(`Content-Type: ${type}`);
    expect(source).not.toMatch(/src=|url\(|Marlowe/);
    await mail.close();
  });

  it('API-18: has a PDF with the state and the balance of its text, although the payment was voided in the meantime', async () => {
    await server.db.deleteFrom('outbox_messages').execute();
    const patient = await addPatient(server.db, 1);
    const planId = await addPlan(server.db, 1, patient.id, { start: '2026-01-01', end: '2026-12-31' });
    const id = await addTransaction(server.db, { practiceId: 1, patientId: patient.id, planId });
    await server.db.transaction().execute((on) => writeReceipt(on, server.clock.now, id));
    await updateRows(server.db, 'transactions', { id }, { payment_status: 'Refunded', voided: true });
    const debt = { plan_id: planId, due_date: '2026-03-02', amount_cents: 3000 };
    await addRow(server.db, 'payments_due', debt);
    const message = await outboxRepository(server.db, server.clock.now).claim();
    const file = message && (await attachmentIn(server.db)(message));
    const drawn = textsOf(file?.content ?? new Uint8Array());
    expect(message?.body).toContain('Balance due: $0.00');
    expect([drawn.includes('Receipt'), drawn.includes('Receipt (voided)')]).toEqual([true, false]);
    expect(drawn[drawn.indexOf('Balance due') + 1]).toBe('$0.00');
  });
});

describe('an attachment', () => {
  const server = suiteServer();

  it('is erased once every email with it is sent', async () => {
    const { db, clock } = server;
    const outbox = outboxRepository(db, clock.now);
    const attachmentId = await storeAttachment(db, {
      name: 'report.pdf',
      type: PDF,
      content: Buffer.from('a report'),
    });
    const message = { kind: 'note', practiceId: 1, subject: 's', body: 'b', attachmentId };
    for (const to of ['ada@mail.test', 'bea@mail.test'])
      await writeMessage(db, clock.now, { ...message, to });
    const [first, second] = await rowsOf(db, 'outbox_messages', ['id'], { attachment_id: attachmentId });
    const stored = () => rowsOf(db, 'outbox_attachments', ['name'], { id: attachmentId });
    await outbox.sent(first?.id ?? 0);
    expect(await stored()).toEqual([{ name: 'report.pdf' }]);
    await outbox.giveUp(second?.id ?? 0, 'failed', 'The mail server is unavailable.');
    expect(await stored()).toEqual([{ name: 'report.pdf' }]);
    await outbox.sent(second?.id ?? 0);
    expect(await stored()).toEqual([]);
  });
});

describe('the password of the mail server', () => {
  const PASSWORD = 'mail.secret';
  const server = suiteServer();
  beforeEach(() => server.db.deleteFrom('outbox_messages').execute());

  /** The outcome of an email that a server sends through a mail server. */
  async function sendBy(mail: MailServer, config: { mode: Config['mode']; host: string; query?: string }) {
    const { mode, host, query = '' } = config;
    const note = { kind: 'note', practiceId: 1, to: 'ada@mail.test', subject: 's', body: 'b' };
    await writeMessage(server.db, server.clock.now, note);
    const smtpUrl = `smtp://portal:${PASSWORD}@${host}:${mail.port}${query}`;
    const background = server.startJobs({ mode, smtpUrl });
    const outcome = () =>
      rowOf(server.db, 'outbox_messages', ['state', 'last_error'], { recipient: note.to });
    await vi.waitFor(async () => {
      const { state, last_error } = await outcome();
      expect(state === 'sent' || last_error !== '').toBe(true);
    }, WAIT);
    await background.stop();
    await mail.close();
    return outcome();
  }
  /** Each password once, because the day's renewals also send receipts. */
  const passwordsOf = ({ passwords }: MailServer) => [
    ...new Map(passwords.map((each) => [String(each), each])).values(),
  ];
  const SENT = { state: 'sent', last_error: '' };
  /** This machine under a name that does not reveal it. */
  const ELSEWHERE = '127.1';

  it.each(['', '?ignoreTLS=true', '?requireTLS=false'])(
    'is not sent in production to a remote mail server without encryption: smtp://…%s',
    async (query) => {
      const mail = await startMailServer();
      expect(await sendBy(mail, { mode: 'production', host: ELSEWHERE, query })).toEqual({
        state: 'waiting',
        last_error: 'The mail server offers no encryption (STARTTLS).',
      });
      expect(mail.connections()).toBeGreaterThan(0);
      expect([mail.passwords, mail.received]).toEqual([[], []]);
    },
    90_000,
  );

  it('is sent over STARTTLS if the mail server supports it', async () => {
    const mail = await startMailServer({ startTls: true });
    const query = '?tls.rejectUnauthorized=false';
    expect(await sendBy(mail, { mode: 'production', host: ELSEWHERE, query })).toEqual(SENT);
    expect(passwordsOf(mail)).toEqual([[PASSWORD, true]]);
    expect(mail.received.every(({ encrypted }) => encrypted)).toBe(true);
  });

  it.each([
    ['production', '127.0.0.1'],
    ['try-it', ELSEWHERE],
  ] as const)(
    'is sent without encryption in %s to %s',
    async (mode, host) => {
      const mail = await startMailServer();
      expect(await sendBy(mail, { mode, host })).toEqual(SENT);
      expect(passwordsOf(mail)).toEqual([[PASSWORD, false]]);
    },
    90_000,
  );
});

it('work requested while it runs is repeated once, and never runs twice at once', async () => {
  const finish: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  const queue = oneAtATime(work, () => undefined);
  queue.again();
  queue.again();
  queue.again();
  expect(work).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), WAIT);
  finish[1]?.();
  await queue.settled();
  expect(work).toHaveBeenCalledTimes(2);
});
