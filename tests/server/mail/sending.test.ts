import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackground } from '#server/background.ts';
import { oneAtATime } from '#server/live/one-at-a-time.ts';
import { writeMessage } from '#server/repositories/outbox.ts';
import { ENGINES } from '#tests/support/database.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

describe.each(ENGINES)('a server that has a mail server, on %s', (engine) => {
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

  it('sends an email as soon as it is written, and none after it was stopped', async () => {
    const background = startBackground({
      config: { smtpUrl: mail.url, mailFrom: 'portal@bridgework.test', paymentGateway: 'sandbox' },
      database: server.database,
      clock: server.clock.now,
      log: server.app.log,
    });
    const write = (to: string) =>
      writeMessage(server.db, server.clock.now, { kind: 'note', practiceId: 1, to, subject: 's', body: 'b' });
    await write('ada@mail.test');
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
    await background.stop();
    await write('bea@mail.test');
    expect(mail.received.map(({ to }) => to)).toEqual(['ada@mail.test']);
  });
});

it('work that is asked for while it runs is done once more, and never twice at once', async () => {
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

it('work that fails is told, and goes on when it is asked for again', async () => {
  const told: unknown[] = [];
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const queue = oneAtATime(work, (error) => told.push(error));
  queue.again();
  await queue.settled();
  queue.again();
  await queue.settled();
  expect(work).toHaveBeenCalledTimes(2);
  expect(told).toEqual([new Error('away')]);
});
