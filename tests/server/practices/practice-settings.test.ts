import { beforeAll, describe, expect, it } from 'vitest';
import { US_TIME_ZONES } from '#domain/date/us-time-zones.ts';
import { inlineLogoOf } from '#server/mail/email-logo.ts';
import { writeMessage } from '#server/mail/outbox.queries.ts';
import { practiceLogosRepository } from '#server/practices/practice-logos.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { jpeg, png } from '../../support/images.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { addStranger, MANAGER } from '../../support/people.ts';
import { addAccount, addTransaction } from '../../support/rows.ts';
import { type Schema, suiteServer } from '../../support/server.ts';
import { rowsOf } from '../../support/tables.ts';

type Settings = Schema<'PracticeSettings'>;

const WANTED = {
  timeZone: 'Pacific/Honolulu',
  telephoneNumber: '8085550142',
  weekdayHours: ' 8am-5pm HST ',
  weekendHours: '9am-noon HST',
  emailSupport: 'help@north-side.test',
  address: '1 Harbor Street, Honolulu, HI 96815',
};
const LOGO = png({ width: 60, height: 20, color: 6 }).toString('base64');

describe.each(SAMPLED_ENGINES)('the settings of a practice, over %s', (engine) => {
  const server = suiteServer({ engine });
  let place: Awaited<ReturnType<typeof addStranger>>;
  let token: string;
  beforeAll(async () => {
    place = await addStranger(server.db, MANAGER);
    token = (await server.signIn(place.username)).accessToken;
  });

  const url = (part: string) =>
    `/admin/organization/${place.organizationId}/practice/${place.practiceId}/${part}`;
  const call = (method: 'PUT' | 'DELETE', part: string, body?: object, as: string | undefined = token) =>
    server.call(method, `/api${url(part)}`, { ...(as && { token: as }), ...(body && { body }) });
  const settings = () => server.get<Settings>(url('settings'), token);
  const save = (body: object) => call('PUT', 'settings', body);
  const logo = async () => (await server.get<Schema<'CurrentLogo'>>(url('logo'), token)).logo;

  it('CONST-3.5: the time zone, hours and contact are saved, and the practice and its support have them', async () => {
    const before = await settings();
    const saved = await save({ ...WANTED, version: before.version });
    const stored = { ...WANTED, weekdayHours: '8am-5pm HST', version: before.version + 1 };
    expect([saved.statusCode, saved.json(), await settings()]).toEqual([200, stored, stored]);
    const { results } = await server.get<{ results: Schema<'Practice'>[] }>('/practices', token);
    expect(results.find(({ id }) => id === place.practiceId)).toMatchObject({
      timeZone: 'Pacific/Honolulu',
      phone: '(808) 555-0142',
    });
    expect(
      await server.get(`/support/practice/${place.practiceId}/get-support-information`, token),
    ).toMatchObject({
      telephoneNumber: '(808) 555-0142',
      weekdayHours: '8am-5pm HST',
      weekendHours: '9am-noon HST',
      emailSupport: 'help@north-side.test',
    });
  });

  it('CONST-3.8: a change that was read before another one gets 409 with the stored settings; the same values raise no version', async () => {
    const before = await settings();
    const { version, ...same } = before;
    expect((await save({ ...same, version })).json()).toEqual(before);
    const changed = (await save({ ...same, weekendHours: '', version })).json<Settings>();
    const stale = await save({ ...same, weekdayHours: '7am-3pm HST', version });
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'practiceSettingsChanged', current: [changed] }),
    ]);
    expect(await settings()).toEqual(changed);
  });

  it('CONST-3.8: a save that is repeated after a lost response succeeds', async () => {
    const wanted = { ...(await settings()), weekendHours: '10am-noon HST' };
    const saved = await save(wanted);
    const again = await save(wanted);
    expect([again.statusCode, again.json()]).toEqual([200, saved.json()]);
  });

  it('CONST-3.5: every time zone of the list is known to Node.js and is saved', async () => {
    for (const { id } of US_TIME_ZONES) {
      expect(new Intl.DateTimeFormat('en-US', { timeZone: id }).format()).not.toBe('');
      const saved = await save({ ...(await settings()), timeZone: id });
      expect([id, saved.statusCode, (await settings()).timeZone]).toEqual([id, 200, id]);
    }
  });

  it.each([
    ['timeZone', 'Mars/Olympus', 'Choose a time zone.'],
    ['telephoneNumber', '555', 'Enter a phone number with 10 digits.'],
    ['emailSupport', 'help@', 'Invalid email'],
  ])('CONST-3.5: a %s that can’t be right is rejected at its field', async (field, value, message) => {
    const before = await settings();
    const refused = await save({ ...before, [field]: value });
    expect([refused.statusCode, refused.json().validationErrors]).toEqual([400, [{ field, message }]]);
    expect(await settings()).toEqual(before);
  });

  it('CONST-3.9: a logo is stored, replaced and removed, each time only the one that the caller saw', async () => {
    const first = (await call('PUT', 'logo', { image: LOGO, replaces: null })).json<Schema<'CurrentLogo'>>();
    expect(first).toEqual({
      logo: { id: expect.any(String), type: 'image/png', image: LOGO, width: 60, height: 20 },
    });
    expect(await logo()).toEqual(first.logo);
    const blind = await call('PUT', 'logo', { image: LOGO, replaces: null });
    expect([blind.statusCode, blind.json().code]).toEqual([409, 'logoChanged']);
    const photo = jpeg({ width: 40, height: 40 }).toString('base64');
    const second = await call('PUT', 'logo', { image: photo, replaces: first.logo?.id });
    expect(second.json()).toMatchObject({ logo: { type: 'image/jpeg', width: 40, height: 40 } });
    expect((await call('DELETE', `logo/${first.logo?.id}`)).statusCode).toBe(404);
    expect((await call('DELETE', `logo/${second.json().logo.id}`)).statusCode).toBe(204);
    expect(await logo()).toBeNull();
  });

  it('CONST-3.9: the receipt of a payment has the logo in its PDF and in its email, and no logo has the initials', async () => {
    const practiceId = Number(place.practiceId);
    const patient = await addPatient(server.db, practiceId, { firstName: 'Ada', lastName: 'Vale' });
    const plan = await addPlan(server.db, practiceId, patient.id, { start: '2026-01-01', end: '2026-12-31' });
    await addAccount(server.db, practiceId, patient.id);
    const on = { practiceId, patientId: patient.id, planId: plan };
    const transactionId = await addTransaction(server.db, on, { datePaid: '2026-03-01' });
    const path = `/patient-management/practice/${place.practiceId}/member/${patient.memberId}/plan/transaction/${transactionId}`;
    const pdf = async () =>
      (await server.call('GET', `/api${path}/get`, { token })).rawPayload.toString('latin1');
    const email = async () => {
      const body = { emailAddress: 'ada@mail.test' };
      expect((await server.call('POST', `/api${path}/email`, { token, body })).statusCode).toBe(200);
      const newest = server.db.selectFrom('outbox_messages').select('html').orderBy('id', 'desc').limit(1);
      return (await newest.executeTakeFirstOrThrow()).html ?? '';
    };
    expect([await pdf(), await email()]).toEqual([
      expect.not.stringContaining('/Subtype /Image'),
      expect.not.stringContaining('<img'),
    ]);
    const { json } = await call('PUT', 'logo', { image: LOGO, replaces: null });
    const { id } = json().logo;
    const html = await email();
    expect([await pdf(), html]).toEqual([
      expect.stringContaining('/Subtype /Image'),
      expect.stringContaining(`<img src="cid:logo-${id}" alt="" width="132" height="44"`),
    ]);
    const repository = practiceLogosRepository(server.db, () => new Date());
    expect(await inlineLogoOf(html, repository.find)).toMatchObject({ cid: `logo-${id}`, type: 'image/png' });
  });

  it('CONST-3.9: a replaced logo is deleted at a later replacement, once no email waits that shows it', async () => {
    const practiceId = Number(place.practiceId);
    const replaced = async (replaces: string | null) =>
      (await call('PUT', 'logo', { image: LOGO, replaces })).json<Schema<'CurrentLogo'>>().logo?.id ?? '';
    const stored = async () =>
      (await rowsOf(server.db, 'practice_logos', ['id'], { practice_id: practiceId })).map(({ id }) =>
        String(id),
      );
    const sendEmails = () => server.db.updateTable('outbox_messages').set({ state: 'sent' }).execute();
    await sendEmails();
    const first = await replaced((await logo())?.id ?? null);
    const email = { kind: 'receipt', practiceId, to: 'ada@mail.test', subject: 'Receipt', body: '' };
    await writeMessage(server.db, server.clock.now, { ...email, html: `<img src="cid:logo-${first}">` });
    const second = await replaced(first);
    const third = await replaced(second);
    expect(await stored()).toEqual([first, second, third]);
    await sendEmails();
    const fourth = await replaced(third);
    expect(await stored()).toEqual([third, fourth]);
  });

  it('CONST-3.9: the body of a logo has its own limit, checked after the token', async () => {
    const image = 'A'.repeat(513 * 1024);
    const unknown = await server.call('PUT', `/api${url('logo')}`, { body: { image, replaces: null } });
    expect([unknown.statusCode, (await call('PUT', 'logo', { image, replaces: null })).statusCode]).toEqual([
      401, 413,
    ]);
  });
});
