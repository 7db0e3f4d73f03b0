import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#server/clock.ts';
import { addHolder, type Held } from '../../support/benefits.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { type List, refusalIn, type Schema, suiteServer, suiteUser } from '../../support/server.ts';
import { rowOf, rowsOf, updateRows } from '../../support/tables.ts';

const TODAY = '2026-03-16';
const DENIED = 'A patient has denied benefit usage. Please review their benefits summary.';

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine, env: { PUBLIC_URL: 'https://portal.example.test' } });
  const admin = suiteUser(server, 'admin');

  const urlOf = ({ memberId, planId }: Held) =>
    `/api/patient-management/practice/1/member/${memberId}/plan/${planId}/benefits-summary`;
  const newMember = () => addHolder(server.db, { start: '2026-01-01', end: '2026-12-31' });

  /** The links in the emails about benefits, the newest last. */
  async function links(): Promise<string[]> {
    const sent = await rowsOf(server.db, 'outbox_messages', ['body'], { kind: 'benefit' });
    return sent.map(({ body }) => {
      const [link = ''] = /https:\/\/portal\.example\.test\/answer\/[\w-]{32}(?=\n)/.exec(body) ?? [];
      return link.replace('https://portal.example.test', '');
    });
  }

  async function asked(held: Held, headers = {}): Promise<{ id: string; link: string }> {
    const used = await admin.call(
      'POST',
      `${urlOf(held)}/use`,
      { cdtCode: 'X2030', procedureDate: TODAY },
      headers,
    );
    return { id: used.json<Schema<'BenefitRequest'>>().notificationId, link: (await links()).at(-1) ?? '' };
  }

  const read = (link: string) => server.call('GET', link);
  const say = (link: string, answer: string) =>
    server.call('POST', link, {
      body: `answer=${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const fluorideOf = async (held: Held) => {
    const summary = await admin.get<Schema<'BenefitSummary'>>(urlOf(held).replace('/api', ''));
    return summary.explanationOfBenefits.find(({ name }) => name === 'Fluoride');
  };
  const statusOf = async (held: Held) => (await fluorideOf(held))?.benefitRequestStatus;
  const denials = () =>
    server.db
      .selectFrom('notifications')
      .selectAll()
      .where('type_of_notification', '=', 'BenefitDenied')
      .where('created_at', '=', server.clock.now())
      .execute();

  it('API-15: the email links to a page with the question, and opening it changes nothing', async () => {
    const held = await newMember();
    const { link } = await asked(held);
    const sent = await server.db
      .selectFrom('outbox_messages')
      .select(['subject', 'body'])
      .where('body', 'like', `%${link}%`)
      .executeTakeFirstOrThrow();
    expect(sent.subject).toMatch(/^\S.*: did you use this benefit\?$/);
    expect(sent.body).toMatch(/Please respond by March 30, 2026\./);
    for (const method of ['GET', 'GET', 'HEAD'] as const) {
      const page = await server.call(method, link);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; font-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'$/,
      );
    }
    const { body } = await read(link);
    for (const words of ['Did you use this benefit?', 'Fluoride', 'March 16, 2026', 'March 30, 2026'])
      expect(body).toContain(words);
    expect(body).toContain('If you answer No, the benefit doesn’t count as used');
    expect(body).not.toContain('<script');
    expect(await statusOf(held)).toBe('Requested');
  });

  it('API-15: a confirmation is shown to the patient and to staff', async () => {
    const held = await newMember();
    const { link } = await asked(held);
    const sent = await say(link, 'confirmed');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, link]);
    expect((await read(link)).body).toMatch(
      /Thanks for confirming.*Your answer<\/dt><dd>Yes, I used it.*Fluoride/s,
    );
    expect(await statusOf(held)).toBe('Confirmed');
  });

  it('BELL-5, SAMPLE-2: a denial creates one notification of the practice, about the member', async () => {
    const held = await newMember();
    const { link } = await asked(held);
    server.clock.pass(1000);
    const answers = await Promise.all([1, 2, 3].map(() => say(link, 'denied')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect((await read(link)).body).toContain('Thanks for letting us know');
    expect(await statusOf(held)).toBe('Denied');
    const notified = await denials();
    expect(notified).toHaveLength(1);
    expect(notified[0]).toMatchObject({
      practice_id: 1,
      text: DENIED,
      notification_type: 'general',
      reference_id: held.planId,
    });
    const { member_id } = await rowOf(server.db, 'patients', ['member_id'], {
      id: notified[0]?.patient_id ?? 0,
    });
    expect(member_id).toBe(held.memberId);
    const bell = await admin.get<Schema<'NotificationList'>>('/support/practice/1/get-notifications');
    expect(bell.results.find(({ id }) => id === String(notified[0]?.id))?.about).toEqual({
      patientName: expect.stringMatching(/^\S+ \S/),
      planName: expect.stringMatching(/\S/),
      denied: { benefit: 'Fluoride', procedureDate: expect.stringMatching(/^2\d{3}-\d\d-\d\d$/) },
    });
  });

  it('API-15: an answer is given once: a second one changes nothing', async () => {
    const held = await newMember();
    const { link } = await asked(held);
    server.clock.pass(1000);
    await say(link, 'confirmed');
    await say(link, 'denied');
    expect(await statusOf(held)).toBe('Confirmed');
    expect(await denials()).toEqual([]);
  });

  it('API-15: after a resend only the newer link works', async () => {
    const held = await newMember();
    const { id, link } = await asked(held);
    server.clock.pass(60_000);
    await admin.call('GET', `${urlOf(held)}/resend/${id}`);
    const newer = (await links()).at(-1) ?? '';
    expect(newer).not.toBe(link);
    expect((await say(link, 'denied')).statusCode).toBe(404);
    expect((await read(link)).body).toContain('This link isn’t valid');
    expect(await statusOf(held)).toBe('Requested');
    expect((await say(newer, 'confirmed')).statusCode).toBe(303);
    expect(await statusOf(held)).toBe('Confirmed');
  });

  it('API-15: a request that staff have undone accepts no response', async () => {
    const held = await newMember();
    const { id, link } = await asked(held);
    await admin.call('DELETE', `${urlOf(held)}/undo/${id}`);
    server.clock.pass(1000);
    await say(link, 'denied');
    expect((await read(link)).body).toContain('No response needed');
    expect(await denials()).toEqual([]);
  });

  it('CONST-3.3: after the day in the email, in the time zone of the practice, the page tells the patient to call', async () => {
    const held = await newMember();
    const { link } = await asked(held);
    const untilMidnight = Date.parse('2026-03-31T00:00:00-04:00') - server.clock.now().getTime();
    server.clock.pass(untilMidnight - 1);
    expect((await read(link)).statusCode).toBe(200);
    server.clock.pass(1);
    const late = await read(link);
    expect([late.statusCode, late.body.includes('Please call')]).toEqual([410, true]);
    await say(link, 'confirmed');
    server.clock.pass(-untilMidnight);
    expect(await statusOf(held)).toBe('Requested');
  });

  it('API-15: without a phone number of the practice, the pages ask the patient to contact it', async () => {
    const practice = await rowOf(server.db, 'practices', ['name', 'phone'], { id: 1 });
    await updateRows(server.db, 'practices', { id: 1 }, { phone: '' });
    const { link } = await asked(await newMember());
    expect((await read(link)).body).toContain(`To change your answer later, contact ${practice.name}.`);
    const { link: unanswered } = await asked(await newMember());
    await say(link, 'confirmed');
    expect((await read(link)).body).toContain(`Answered by mistake? Please contact ${practice.name}.`);
    server.clock.pass(15 * DAY_MS);
    expect((await read(unanswered)).body).toContain(`Please contact ${practice.name}.`);
    server.clock.pass(-15 * DAY_MS);
    await updateRows(server.db, 'practices', { id: 1 }, { phone: practice.phone });
  });

  it('API-15: an empty form, a large form and an unknown key are refused, and change nothing', async () => {
    const held = await newMember();
    const { link } = await asked(held);
    const empty = await say(link, 'perhaps');
    expect([empty.statusCode, empty.body.includes('Did you use this benefit?')]).toEqual([400, true]);
    expect((await say(link, 'constructor')).statusCode).toBe(400);
    expect((await say(link, 'confirmed'.repeat(40))).statusCode).toBe(413);
    for (const other of ['/answer/x', `/answer/${'A'.repeat(32)}`, `${link}x`, '/answer/%00', "/answer/'--"])
      expect([other, (await say(other, 'confirmed')).statusCode]).toEqual([other, 404]);
    expect(await statusOf(held)).toBe('Requested');
  });

  it('API-15: a patient without an email is not asked, until one is on file and the request is resent', async () => {
    const held = await newMember();
    const setEmail = (email: string) =>
      updateRows(server.db, 'patients', { member_id: held.memberId }, { email });
    await setEmail('');
    const sent = await links();
    const { id } = await asked(held);
    expect(refusalIn(await admin.call('GET', `${urlOf(held)}/resend/${id}`))).toEqual([
      409,
      'emailRequired',
      'The patient has no email on file. Add one, and resend the request.',
    ]);
    await setEmail('vera@elsewhere.test');
    expect(await fluorideOf(held)).toMatchObject({
      emailed: false,
      notification: "We didn't email the patient to confirm this benefit.",
    });
    expect(await links()).toEqual(sent);
    await admin.call('GET', `${urlOf(held)}/resend/${id}`);
    expect(await fluorideOf(held)).toMatchObject({ emailed: true });
    expect(await links()).toHaveLength(sent.length + 1);
  });

  it('PATIENT-1.5: the activity names the benefit that was used, asked about again and denied', async () => {
    const held = await newMember();
    const path = `/patient-management/practice/1/member/${held.memberId}/activity?PageSize=10`;
    const { id, link } = await asked(held, { 'idempotency-key': 'activity-benefit' });
    expect((await say(link, 'denied')).statusCode).toBe(303);
    const again = await admin.call('GET', `${urlOf(held)}/resend/${id}`);
    expect(again.statusCode).toBe(200);
    const { results } = await admin.get<Schema<'PatientActivity'>>(path);
    expect(results.map(({ activity, by, benefit }) => [activity, by === null, benefit])).toEqual([
      ['benefitResent', false, 'Fluoride'],
      ['benefitDenied', true, 'Fluoride'],
      ['benefitUsed', false, 'Fluoride'],
    ]);
  });

  it('API-15: a response is audited without a user, and its key is in no log and no table', async () => {
    const held = await newMember();
    const { link } = await asked(held);
    const sent = await say(link, 'confirmed');
    const entries = await rowsOf(
      server.db,
      'audit_entries',
      ['operation', 'stage', 'user_id', 'practice_id', 'member_id'],
      { request_id: String(sent.headers['x-request-id']) },
    );
    expect(entries).toEqual([
      {
        operation: 'confirmBenefit',
        stage: 'change',
        user_id: null,
        practice_id: 1,
        member_id: held.memberId,
      },
    ]);
    const key = link.replace('/answer/', '');
    expect(server.logs.filter((line) => line.includes(key))).toEqual([]);
    const uses = await server.db.selectFrom('benefit_uses').selectAll().execute();
    expect(uses.filter(({ answer_key }) => answer_key?.toString('utf8').includes(key))).toEqual([]);
  });

  it('API-5.8, DASH-2.3: a denial counts for 30 days from the answer, not from the request, until staff ask again', async () => {
    const held = await newMember();
    const { id, link } = await asked(held);
    const inView = async (token: string) => {
      const path = `/patient-management/practice/1/patient/search?View=benefitDenied&MemberId=${held.memberId}`;
      return (await server.get<List<unknown>>(path, token)).info.records;
    };
    const inViewAfter = async (days: number) => {
      server.clock.pass(days * DAY_MS);
      return inView((await server.signIn('admin')).accessToken);
    };
    expect(await inViewAfter(14)).toBe(0);
    await say(link, 'denied');
    expect([await inViewAfter(30), await inViewAfter(1)]).toEqual([1, 0]);

    server.clock.pass(-31 * DAY_MS);
    const { accessToken: token } = await server.signIn('admin');
    expect(await inView(token)).toBe(1);
    expect((await server.call('GET', `${urlOf(held)}/resend/${id}`, { token })).statusCode).toBe(200);
    expect(await inView(token)).toBe(0);
    const use = await rowOf(server.db, 'benefit_uses', ['answered_at'], { id: Number(id) });
    expect(use.answered_at).toBeNull();
  });
});
