import { expect, it } from 'vitest';
import { writeMessage } from '#server/mail/outbox.queries.ts';
import { suiteServer } from '../../support/server.ts';
import { PRODUCTION } from '../../support/signing-keys.ts';

const server = suiteServer();

it('a server in try-it mode shows its emails as plain text', async () => {
  expect((await server.call('GET', '/dev/outbox')).body).toContain('No email has been written yet.');
  await writeMessage(server.db, server.clock.now, {
    kind: 'receipt',
    practiceId: 1,
    to: '"><script>alert(1)</script>@mail.test',
    subject: 'Receipt <b>1</b> & more',
    body: "</pre><img src=x onerror='alert(1)'>",
  });
  const page = await server.call('GET', '/dev/outbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('<h2>Receipt &lt;b&gt;1&lt;/b&gt; &amp; more</h2>');
  expect(page.body).toContain('&lt;/pre&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;');
  expect(page.body).not.toMatch(/<script|<img|<b>/);

  const { results } = (await server.call('GET', '/dev/outbox.json')).json();
  expect(results).toMatchObject([{ kind: 'receipt', subject: 'Receipt <b>1</b> & more', state: 'waiting' }]);
});

it('production has no such page', async () => {
  const production = await server.alsoWith(PRODUCTION);
  for (const address of ['/dev/outbox', '/dev/outbox.json']) {
    const answer = await production.call('GET', address);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('{"status":404,"reason":"Not Found","code":"notFound","message":"Not found"}');
  }
  await production.app.close();
});
