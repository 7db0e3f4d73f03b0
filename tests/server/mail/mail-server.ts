import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedEmail {
  to: string;
  /** The header and the text as they were sent. */
  source: string;
  encrypted: boolean;
}

/** How the mail server responds to a message. */
type Answer = 'accept' | 'later' | 'never' | 'silence' | 'no login';

const REFUSALS = {
  later: [451, 'Try again later'],
  never: [550, 'No such mailbox'],
  'no login': [535, 'Wrong password'],
} as const;

/** A mail server for one test, which accepts, rejects or fails to respond as the test decides. */
export async function startMailServer({ startTls = false } = {}) {
  const received: ReceivedEmail[] = [];
  /** The passwords that it received, each with whether the connection was encrypted. */
  const passwords: [password: string, encrypted: boolean][] = [];
  let connections = 0;
  let answer: Answer = 'accept';
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, { secure }, done) {
      passwords.push([password ?? '', secure]);
      if (answer === 'no login') done(new Error('Wrong password'));
      else done(null, { user: 'portal' });
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        if (answer === 'accept' || answer === 'silence') {
          received.push({ to, source: Buffer.concat(chunks).toString(), encrypted: session.secure });
        }
        if (answer === 'accept') done();
        else if (answer === 'silence') for (const socket of sockets) socket.destroy();
        else {
          const [responseCode, text] = REFUSALS[answer];
          done(Object.assign(new Error(text), { responseCode }));
        }
      });
    },
  });
  server.server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    passwords,
    connections: () => connections,
    will(next: Answer) {
      answer = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
