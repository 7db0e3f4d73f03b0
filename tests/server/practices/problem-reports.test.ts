import { describe, expect, it, vi } from 'vitest';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { refusalIn, suiteServer } from '../../support/server.ts';
import { startMailServer } from '../mail/mail-server.ts';

const MAILBOX = 'help@bridgework.test';
const MESSAGE = 'The receipt stays empty.\n\nI pressed Email receipt twice.';
const LOG = '{"kind":"statechart-trace","steps":["quiet-log-content"]}\n';
const NAMED = { message: MESSAGE, log: LOG, errorId: '7d41f0ce' };
const REPORT = '/api/support/practice/1/report';

describe.each(SAMPLED_ENGINES)('a problem report, over %s', (engine) => {
  const server = suiteServer({ engine, env: { SUPPORT_EMAIL: MAILBOX } });
  const emails = () =>
    server.db.selectFrom('outbox_messages').selectAll().where('kind', '=', 'problem-report').execute();

  async function reporterOf(name: string) {
    const { accessToken: token } = await server.signIn(name);
    return (body: object, url = REPORT) => server.call('POST', url, { token, body });
  }

  it('ATELIER-7.4: reaches support by email with its number, message, error ID, user, practice, version and log, and replies go to the user', async () => {
    const report = await reporterOf('frontdesk');
    const sent = await report({ ...NAMED, message: `  ${MESSAGE}\n ` });
    expect(sent.statusCode).toBe(201);
    const { number } = sent.json<{ number: string }>();
    expect(number).toMatch(/^[1-9]\d{3}-\d{4}$/);
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ recipient: MAILBOX, practice_id: 1, html: null });
    expect(email?.subject).toMatch(
      new RegExp(`^Problem with Bridgework \\d+\\.\\d+\\.\\d+ \\(${number}\\)$`),
    );
    expect(email?.body.split('\n')).toEqual([
      ...MESSAGE.split('\n'),
      '',
      `Report: ${number}`,
      expect.stringMatching(/^From: .+ \(frontdesk@bridgework\.test\)$/),
      'Organization: Harborlight Dental Group',
      'Practice: Harborlight Portland',
      'Error ID: 7d41f0ce',
      expect.stringMatching(/^Version: \d+\.\d+\.\d+$/),
      '',
      "The log of the user's last steps is attached: problem-report.json.",
    ]);

    const mail = await startMailServer();
    const background = server.startJobs({ smtpUrl: mail.url });
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
    await background.stop();
    const source = mail.received[0]?.source ?? '';
    expect(source).toContain('Reply-To: frontdesk@bridgework.test');
    expect(source).toMatch(/Content-Type: application\/json; name=problem-report\.json/);
    expect(source.replaceAll(/\r\n/g, '')).toContain(Buffer.from(LOG).toString('base64'));
    await mail.close();
    expect(server.logs.join('\n')).not.toMatch(/receipt stays empty|quiet-log-content|7d41f0ce/);
  });

  it('ATELIER-7.4: each has its own number', async () => {
    const report = await reporterOf('admin');
    const body = { message: 'Again.', log: LOG };
    const numbers = [(await report(body)).json().number, (await report(body)).json().number];
    expect(new Set(numbers).size).toBe(2);
    const bodies = (await emails()).map((email) => email.body).filter((text) => text.startsWith('Again.'));
    expect(bodies).toHaveLength(2);
    expect(bodies.join()).not.toContain('Error ID');
  });

  it.each([
    [{ log: LOG }, /Enter your question or problem\./],
    [{ message: '', log: LOG }, /Enter your question or problem\./],
    [{ message: ' \n ', log: LOG }, /message/],
    [{ message: '\u200b', log: LOG }, /can.t be shown/],
    [{ message: 'a\u0007', log: LOG }, /message/],
    [{ message: 'a'.repeat(2001), log: LOG }, /2000/],
    [{ message: 'Help' }, /log/],
    [{ message: 'Help', log: 'a'.repeat(500_001) }, /500000/],
    [{ message: 'Help', log: LOG, errorId: 'one two' }, /errorId/],
  ])('API-22: %o is refused and sends nothing', async (body, message) => {
    const report = await reporterOf('frontdesk');
    const before = await emails();
    const refused = await report(body);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringMatching(message)]);
    expect(await emails()).toEqual(before);
  });

  it('PERM-6.6: another organization’s practice is answered as an unknown one', async () => {
    const { username } = await addStranger(server.db, ['ViewerGeneral']);
    const report = await reporterOf(username);
    expect((await report(NAMED)).statusCode).toBe(404);
  });

  it('API-20: a user sends at most 5 reports in 15 minutes, and other users still can', async () => {
    const { username, practiceId } = await addStranger(server.db, ['ViewerGeneral']);
    const url = `/api/support/practice/${practiceId}/report`;
    const report = await reporterOf(username);
    for (let count = 0; count < 5; count += 1) expect((await report(NAMED, url)).statusCode).toBe(201);
    const refused = await report(NAMED, url);
    expect(refusalIn(refused)).toEqual([429, 'tooManyEmails', 'Too many reports. Try again in 15 minutes.']);
    expect((await (await reporterOf('frontdesk'))(NAMED)).statusCode).toBe(201);
    server.clock.pass(15 * 60_000);
    const again = await reporterOf(username);
    expect((await again(NAMED, url)).statusCode).toBe(201);
  });
});

describe('without a mailbox of support', () => {
  const server = suiteServer();

  it('ATELIER-7.4: a report is refused with what to do instead', async () => {
    const { accessToken: token } = await server.signIn('frontdesk');
    expect(refusalIn(await server.call('POST', REPORT, { token, body: NAMED }))).toEqual([
      503,
      'supportEmailMissing',
      'Your Bridgework server has no support email yet. Download the log instead.',
    ]);
  });
});
