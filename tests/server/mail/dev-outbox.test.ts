import { expect, it } from 'vitest';
import { emailOf } from '#server/mail/email-texts.ts';
import { writeMessage } from '#server/mail/outbox.queries.ts';
import { GONE } from '../../support/failures.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { addTransaction } from '../../support/rows.ts';
import { suiteServer } from '../../support/server.ts';
import { PRODUCTION } from '../../support/signing-keys.ts';

const server = suiteServer();

const SCRIPT = '<script>alert(1)</script>';

it('a server in try-it mode shows its emails like a mail program, and runs none of their code', async () => {
  expect((await server.call('GET', '/dev/outbox')).body).toContain('No emails yet');
  const patient = await addPatient(server.db, 1);
  const planId = await addPlan(server.db, 1, patient.id, { start: '2026-01-01', end: '2026-12-31' });
  const transactionId = await addTransaction(server.db, { practiceId: 1, patientId: patient.id, planId });
  await writeMessage(server.db, server.clock.now, {
    kind: 'receipt',
    practiceId: 1,
    to: `"${SCRIPT}@mail.test`,
    transactionId,
    ...emailOf({
      subject: `Receipt ${SCRIPT}`,
      sender: { name: `Alder ${SCRIPT}`, phone: '2075550111' },
      heading: SCRIPT,
      firstName: SCRIPT,
      paragraphs: [SCRIPT],
      table: { head: [SCRIPT, SCRIPT], rows: [[SCRIPT, SCRIPT]] },
      facts: [[SCRIPT, SCRIPT]],
      button: { label: SCRIPT, link: `https://portal.test/"${SCRIPT}` },
    }),
  });
  const page = await server.call('GET', '/dev/outbox');
  expect(page.body).toContain('03/16/2026, 1:00 PM EDT</');
  expect(page.body).toContain('No mail server is set up, so emails stay here and don’t reach patients.');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; font-src data:; frame-src 'self'; frame-ancestors 'none'/,
  );
  expect(page.body).toContain('<h2>Receipt &lt;script&gt;');
  const [, address = ''] = /<iframe [^>]*src="([^"]+)" sandbox="[^"]+">/.exec(page.body) ?? [];
  const email = await server.call('GET', address);
  expect(email.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; img-src data:; style-src 'unsafe-inline'; .*; sandbox allow-popups allow-popups-to-escape-sandbox$/,
    ),
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(email.body).toContain('Hi &lt;script&gt;');

  const text = await server.call('GET', `${address.replace('/html', '')}?as=text`);
  expect(text.body).toContain('Hi &lt;script&gt;alert(1)&lt;/script&gt;,');
  for (const { body } of [page, email, text]) expect(body).not.toMatch(/<script|<img|src="http/);

  const name = `Receipt ${patient.memberId} 2026-03-02.pdf`;
  expect(page.body).toContain(`>${name}</a>`);
  const receipt = await server.call('GET', address.replace('html', 'file'));
  expect(receipt.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}"`,
  });
  const [, row = ''] = /<li>(<a .*?)<\/li>/s.exec(page.body) ?? [];
  expect(
    row
      .replaceAll(/<[^>]+>/g, '')
      .trim()
      .split('\n'),
  ).toEqual([
    expect.stringMatching(/^Vera Talbot .*@mail\.test$/),
    '03/16/2026, 1:00 PM EDT',
    'Receipt &lt;script&gt;alert(1)&lt;/script&gt;',
  ]);
  for (const [search, isFound] of [
    ['vera T', true],
    ['mail.test', true],
    ['receipt <s', true],
    ['nobody', false],
  ] as const) {
    const found = await server.call('GET', `/dev/outbox?search=${encodeURIComponent(search)}`);
    expect([search, found.body.includes('No emails match')]).toEqual([search, !isFound]);
  }
  const twice = await server.call('GET', '/dev/outbox?search=nobody&search=here');
  expect([twice.statusCode, twice.body.includes('nobody here')]).toEqual([200, true]);
  const searched = await server.call('GET', `${address.replace('/html', '')}?search=vera`);
  const addresses = [...searched.body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(addresses.filter((href) => !/[?&;]search=vera$/.test(href ?? ''))).toEqual([
    '/',
    address.replace('html', 'file'),
  ]);
  const { results } = (await server.call('GET', '/dev/outbox.json')).json();
  expect(results).toMatchObject([{ kind: 'receipt', subject: `Receipt ${SCRIPT}`, state: 'waiting' }]);
  expect((await server.call('GET', '/dev/outbox/999999')).statusCode).toBe(404);
});

it('production has no such page', async () => {
  const production = await server.alsoWith(PRODUCTION);
  for (const address of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1/html']) {
    const answer = await production.call('GET', address);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(JSON.stringify(GONE));
  }
  await production.app.close();
});
