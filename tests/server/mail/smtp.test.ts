import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { smtpSender } from '#server/mail/smtp.ts';
import { TEST_NOW } from '#tests/support/test-clock.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const EMAIL = {
  messageId: '0b7c',
  from: 'portal@bridgework.test',
  to: 'ada@mail.test',
  subject: 'Your receipt',
  body: 'You paid 30.00.',
  html: null,
  attachments: [],
  date: TEST_NOW,
};

const HANG_UP = 'hang up';
type Step = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'first line' | 'text';
const ANSWERS: Record<Step, string> = {
  greeting: '220 Ready',
  EHLO: '250 mail.test',
  AUTH: '235 Welcome',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go ahead',
  'first line': '',
  text: '250 OK',
};

/** A mail server that responds to each step as the test decides. */
async function scriptedMailServer(changed: Partial<typeof ANSWERS>) {
  const answers = { ...ANSWERS, ...changed };
  const steps: Step[] = [];
  let connections = 0;
  let open = 0;
  const server = createServer((socket) => {
    connections += 1;
    open += 1;
    socket.on('error', () => undefined).on('close', () => (open -= 1));
    const take = (step: Step) => {
      steps.push(step);
      const answer = answers[step];
      if (answer === HANG_UP) socket.destroy();
      else if (answer) socket.write(`${answer}\r\n`);
    };
    const isInText = () =>
      ['DATA', 'first line'].includes(steps.at(-1) ?? '') && answers.DATA.startsWith('3');
    const stepOf = (line: string) => {
      if (!isInText()) return line.slice(0, 4) as Step;
      if (line === '.') return 'text';
      return steps.at(-1) === 'DATA' ? 'first line' : null;
    };
    take('greeting');
    createInterface(socket).on('line', (line) => {
      const step = stepOf(line);
      if (step) take(step);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    steps,
    connections: () => connections,
    open: () => open,
    close: () => server.close(),
  };
}

const NOT_REACHED = 'The mail server was not reached (ECONNECTION).';
const NO_ANSWER = 'The mail server did not say whether it took the message.';
const PIPELINING = { EHLO: '250-mail.test\r\n250 PIPELINING' };

it.each([
  ['hangs up at the sender', { MAIL: HANG_UP }, 'unreached', NOT_REACHED, true],
  ['refuses the sender', { MAIL: '550 No' }, 'refused', 'The mail server answered 550.', false],
  ['refuses the recipient', { RCPT: '550 No' }, 'refused', 'The mail server answered 550.', false],
  [
    'refuses the recipient for now',
    { RCPT: '451 Later' },
    'unreached',
    'The mail server answered 451.',
    false,
  ],
  ['shuts down at the recipient', { RCPT: '421 Bye' }, 'unreached', 'The mail server answered 421.', true],
  ['hangs up at the recipient', { RCPT: HANG_UP }, 'unreached', NOT_REACHED, true],
  [
    'refuses the text before it starts',
    { DATA: '554 No' },
    'refused',
    'The mail server answered 554.',
    false,
  ],
  ['hangs up before it asks for the text', { DATA: HANG_UP }, 'unreached', NOT_REACHED, true],
  ['hangs up in the text', { 'first line': HANG_UP }, 'unknown', NO_ANSWER, true],
  ['hangs up after the text', { text: HANG_UP }, 'unknown', NO_ANSWER, true],
  ['refuses the text for now', { text: '451 Later' }, 'unreached', 'The mail server answered 451.', false],
  ['refuses the text', { text: '550 No' }, 'refused', 'The mail server answered 550.', false],
] as const)(
  'a mail server that %s, with and without pipelining',
  async (_, answers, kind, error, connectionFailed) => {
    for (const extensions of [{}, PIPELINING]) {
      const server = await scriptedMailServer({ ...extensions, ...answers });
      const send = smtpSender(`smtp://${server.address}`, { production: false });
      expect(await send(EMAIL)).toEqual({ kind, error, connectionFailed });
      await vi.waitFor(() => expect(server.open()).toBe(0), WAIT);
      expect(server.connections()).toBe(1);
      server.close();
    }
  },
);

it('each email has its own connection, which is closed once the email is accepted', async () => {
  const server = await scriptedMailServer({});
  const send = smtpSender(`smtp://${server.address}?pool=true`, { production: false });
  for (let email = 1; email <= 2; email += 1) {
    expect(await send(EMAIL)).toEqual({ kind: 'sent' });
    await vi.waitFor(() => expect(server.open()).toBe(0), WAIT);
    expect(server.connections()).toBe(email);
  }
  server.close();
});

it('no email is sent if a password is set and the mail server accepts none', async () => {
  const server = await scriptedMailServer({ AUTH: '503 No login here' });
  const send = smtpSender(`smtp://portal:secret@${server.address}`, { production: false });
  expect(await send(EMAIL)).toEqual({
    kind: 'unreached',
    error: 'The mail server answered 503.',
    connectionFailed: true,
  });
  expect(server.steps).toEqual(['greeting', 'EHLO', 'AUTH']);
  server.close();
});
