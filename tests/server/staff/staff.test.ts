import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import type { Db } from '#server/db/open.ts';
import { staffAccountsRepository } from '#server/staff/staff-accounts.queries.ts';
import { fiveAtOnce, whileRunning } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPerson, addStranger, MANAGER } from '../../support/people.ts';
import { type List, PASSWORD, refusalIn, type Schema, suiteServer } from '../../support/server.ts';
import { PRODUCTION } from '../../support/signing-keys.ts';
import { rowsOf, updateRows } from '../../support/tables.ts';

const MINUTE_MS = 60_000;

type Person = Schema<'StaffMember'>;

describe.each(SAMPLED_ENGINES)('the staff of an organization, over %s', (engine) => {
  const server = suiteServer({ engine });
  let place: Awaited<ReturnType<typeof addStranger>>;
  let token: string;
  beforeAll(async () => {
    place = await addStranger(server.db, MANAGER);
    token = (await server.signIn(place.username)).accessToken;
  });

  const url = (part = '') =>
    `/admin/organization/${place.organizationId}/practice/${place.practiceId}/staff${part}`;
  const people = async () => (await server.get<List<Person>>(url(), token)).results;
  const called = async (name: string) => {
    const person = (await people()).find((each) => each.name === name);
    if (!person) throw new Error(`${name} is not listed`);
    return person;
  };
  const add = (body: object) => server.call('POST', `/api${url()}`, { token, body });
  const change = ({ id }: { id: string }, body: object) =>
    server.call('PUT', `/api${url(`/${id}`)}`, { token, body });
  const sentTo = async (email: string) =>
    await rowsOf(server.db, 'outbox_messages', ['subject', 'body'], { recipient: email });

  it('PERM-8.3: a person is added with roles, and gets an email that leads to a password', async () => {
    const added = await add({
      name: ' Robin Vale ',
      email: 'Robin@vale.test',
      phone: '6145550100',
      roles: ['EditorPlanFees'],
    });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      name: 'Robin Vale',
      email: 'robin@vale.test',
      phone: '6145550100',
      isActive: true,
      isChangeable: true,
      roles: ['EditorPlanFees'],
      lastSignedInAt: null,
      version: 1,
    });
    expect((await called('Sam Stranger')).lastSignedInAt).toBe(server.clock.now().toISOString());
    expect((await people()).map(({ name }) => name)).toEqual(['Robin Vale', 'Sam Stranger']);
    const [email] = await sentTo('robin@vale.test');
    expect(email?.subject).toMatch(/^Your Bridgework account at Organization of /);
    expect(email?.body).toMatch(/Sam Stranger added you to .*https?:\/\/\S+/s);
    const taken = async (email: string) =>
      refusalIn(await add({ name: 'Robin Two', email, roles: ['EditorPlanFees'] }));
    const message = 'Someone already signs in with this email.';
    expect(await taken('robin@vale.test')).toEqual([409, 'staffEmailTaken', message]);
    const { username } = await addStranger(server.db, []);
    expect(await taken(username)).toEqual([
      409,
      'staffEmailTaken',
      `${message} Contact your administrator to add them to your organization.`,
    ]);
  });

  it('PERM-8.3: of simultaneous calls with one email, one adds the person, and the others get 409', async () => {
    const answers = await fiveAtOnce({ db: server.db, engine }, 'users', () =>
      add({ name: 'Quinn Once', email: 'quinn@once.test', roles: ['EditorPlanFees'] }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await sentTo('quinn@once.test')).toHaveLength(1);
  });

  it('PERM-8.3: a production server without a mail server responds with 503, and adds no person', async () => {
    const production = await server.alsoWith(PRODUCTION);
    const { accessToken } = await production.signIn(place.username);
    const person = await called('Robin Vale');
    const before = await sentTo(person.email);
    const post = (part: string, body?: object) =>
      production.call('POST', `/api${url(part)}`, { token: accessToken, ...(body && { body }) });
    const refusals = [
      await post('', { name: 'Lou Late', email: 'lou@late.test', roles: ['EditorPlanFees'] }),
      await post(`/${person.id}/password-link`),
    ].map(refusalIn);
    expect(refusals).toEqual(
      Array(2).fill([503, 'emailUnavailable', "Email isn't set up. Contact your administrator."]),
    );
    expect((await people()).map(({ name }) => name)).not.toContain('Lou Late');
    expect([await sentTo('lou@late.test'), await sentTo(person.email)]).toEqual([[], before]);
    await production.app.close();
  });

  it('PERM-8.4: users grant only roles whose rights they have', async () => {
    const standard = await add({ name: 'Noel Ash', email: 'noel@ash.test', roles: ['EditorADACodes'] });
    expect(standard.json()).toMatchObject({
      status: 422,
      code: 'roleNotYours',
      message: 'You can’t give a role that you don’t have: Procedure codes editor.',
    });
    const person = await called('Robin Vale');
    const viewer = await change(person, { ...stored(person), roles: ['EditorPlanFees', 'ViewerUrgent'] });
    expect(viewer.json()).toMatchObject({ status: 422, code: 'roleNotYours' });
    expect((await called('Robin Vale')).roles).toEqual(['EditorPlanFees']);
  });

  it('PERM-8.4: a role that the caller lacks and another change removes at the same time is not restored', async () => {
    const person = await called('Robin Vale');
    const give = (role: string) =>
      sql`insert into user_roles (user_id, role_id) select ${Number(person.id)}, id from roles where name = ${role}`;
    await give('ViewerUrgent').execute(server.db);
    const takeAway = async (transaction: Db) => {
      await sql`select from organizations where id = ${place.organizationId} for update`.execute(transaction);
      await sql`delete from user_roles using roles
        where user_id = ${Number(person.id)} and role_id = roles.id and name = 'ViewerUrgent'`.execute(
        transaction,
      );
      await sql`update users set version = version + 1 where id = ${Number(person.id)}`.execute(transaction);
    };
    const answer = await whileRunning({ db: server.db, engine }, takeAway, () =>
      change(person, {
        ...stored(person),
        roles: [...person.roles, 'ViewerUrgent'],
        version: person.version + 1,
      }),
    );
    expect(answer.json()).toMatchObject({ status: 422, code: 'roleNotYours' });
    expect((await called('Robin Vale')).roles).toEqual(person.roles);
  });

  it('PERM-8.5: a change needs the version that was read, and a change to the stored values, such as a repeated one, does not raise it', async () => {
    const person = await called('Robin Vale');
    const same = await change(person, stored(person));
    expect(same.json()).toMatchObject({ version: person.version });
    const roles = ['AdministratorGoalSettings', 'EditorPlanFees'];
    const wanted = { ...stored(person), roles };
    expect((await change(person, wanted)).json()).toMatchObject({
      roles: expect.arrayContaining(roles),
      version: person.version + 1,
    });
    const now = await called('Robin Vale');
    expect((await change(person, wanted)).json()).toEqual(now);
    expect((await change(person, stored(person))).json()).toMatchObject({
      status: 409,
      code: 'staffChanged',
      current: [now],
    });
    expect(now.roles).toHaveLength(2);
    expect(await called('Robin Vale')).toEqual(now);
  });

  it('PERM-8.5: what the person saves at the same time is not undone', async () => {
    const person = await called('Robin Vale');
    const savedByPerson = async (transaction: Db) => {
      await sql`update users set phone = '6145550177', version = version + 1
        where id = ${Number(person.id)}`.execute(transaction);
    };
    const answer = await whileRunning({ db: server.db, engine }, savedByPerson, () =>
      change(person, { ...stored(person), roles: ['EditorPlanFees'] }),
    );
    expect(answer.json()).toMatchObject({ status: 409, code: 'staffChanged' });
    expect(await called('Robin Vale')).toMatchObject({ phone: '6145550177', roles: person.roles });
  });

  it('PERM-8.5: the audit names the person whose rights changed', async () => {
    const person = await called('Robin Vale');
    await change(person, { ...stored(person), roles: ['EditorPlanFees'] });
    const entries = await rowsOf(server.db, 'audit_entries', ['subject'], {
      operation: 'changeStaff',
      stage: 'change',
    });
    expect(entries.at(-1)).toEqual({ subject: person.id });
  });

  it('PERM-8.5: name and phone are changed, and stay if they are left out or wrong', async () => {
    const person = await called('Robin Vale');
    const changed = await change(person, { ...stored(person), name: ' Robin Hale ', phone: '6145550119' });
    expect(changed.json()).toMatchObject({ name: 'Robin Hale', phone: '6145550119', roles: person.roles });
    const now = await called('Robin Hale');
    const wrong = await change(now, { ...stored(now), phone: '614' });
    expect(wrong.json().validationErrors).toEqual([
      { field: 'phone', message: 'Phone Number must be at least 10 digits' },
    ]);
    expect((await change(now, stored(now))).json()).toEqual(now);
    await change(now, { ...stored(now), name: 'Robin Vale', phone: '' });
    expect(await called('Robin Vale')).toMatchObject({ phone: '' });
  });

  it('PERM-8.6: a deactivated person is signed out, and gets no link until activated', async () => {
    await updateRows(
      server.db,
      'users',
      { username_key: 'robin@vale.test' },
      { password_hash: await hashPassword(PASSWORD) },
    );
    const { accessToken } = await server.signIn('robin@vale.test');
    const person = await called('Robin Vale');
    const link = () => server.call('POST', `/api${url(`/${person.id}/password-link`)}`, { token });
    await link();
    const openLinks = async () =>
      (await sql`select from password_resets where user_id = ${Number(person.id)}`.execute(server.db)).rows;
    expect(await openLinks()).toHaveLength(1);
    expect((await change(person, { ...stored(person), isActive: false })).json()).toMatchObject({
      isActive: false,
    });
    expect(await openLinks()).toEqual([]);
    expect((await server.call('GET', '/api/user', { token: accessToken })).statusCode).toBe(401);
    expect((await link()).json()).toMatchObject({ status: 409, code: 'staffInactive' });
    await change(person, { ...stored(person), version: person.version + 1, isActive: true });
    expect((await link()).json()).toEqual({ message: 'Password link sent' });
    expect((await sentTo('robin@vale.test')).map(({ subject }) => subject)).toContain(
      'Choose a new Bridgework password',
    );
  });

  it('PERM-8.5, PERM-8.6: an account that the operator locks is signed out, and a change made from an older list does not unlock it', async () => {
    const person = await called('Robin Vale');
    const { accessToken } = await server.signIn('robin@vale.test');
    const accounts = staffAccountsRepository(server.db, server.clock.now);
    expect(await accounts.setLocked('robin@vale.test', true)).toBe(true);
    expect((await server.call('GET', '/api/user', { token: accessToken })).statusCode).toBe(401);
    expect((await change(person, { ...stored(person), phone: '6145550199' })).json()).toMatchObject({
      code: 'staffChanged',
      current: [{ isActive: false }],
    });
    await accounts.setLocked('robin@vale.test', false);
  });

  it('PERM-8.9: a person without roles is changed and deactivated, and no one else loses the last role', async () => {
    await addPerson(server.db, {
      organizationIds: [Number(place.organizationId)],
      name: 'Dana Direct',
      permissions: ['ReadOnlyUrgentNotification'],
    });
    const person = await called('Dana Direct');
    const changed = await change(person, { ...stored(person), phone: '6145550142', isActive: false });
    expect(changed.json()).toMatchObject({ roles: [], phone: '6145550142', isActive: false });
    const other = await called('Robin Vale');
    expect((await change(other, { ...stored(other), roles: [] })).json().validationErrors).toEqual([
      { field: 'roles', message: 'Choose at least one role.' },
    ]);
  });

  it('PERM-8: one person gets at most five links within 15 minutes', async () => {
    const person = await called('Robin Vale');
    server.clock.pass(15 * MINUTE_MS);
    const link = () => server.call('POST', `/api${url(`/${person.id}/password-link`)}`, { token });
    for (let number = 0; number < 5; number += 1) expect((await link()).statusCode).toBe(200);
    expect((await link()).json()).toMatchObject({ status: 429, code: 'tooManyEmails' });
  });

  it('PERM-8.7: the last person who manages the organization keeps the rights, until another one has them', async () => {
    const own = await called('Sam Stranger');
    for (const body of [
      { ...stored(own), roles: ['AdministratorGoalSettings'] },
      { ...stored(own), isActive: false },
    ])
      expect((await change(own, body)).json()).toMatchObject({ status: 409, code: 'lastManager' });
    expect((await add({ name: 'Kit Second', email: 'kit@second.test', roles: MANAGER })).statusCode).toBe(
      201,
    );
    expect((await change(own, { ...stored(own), roles: ['AdministratorGoalSettings'] })).statusCode).toBe(
      200,
    );
    expect((await server.call('GET', `/api${url()}`, { token })).statusCode).toBe(403);
  });

  it('PERM-8.8: someone who also works elsewhere is listed, and not changed', async () => {
    const home = await addStranger(server.db, MANAGER);
    const other = await addStranger(server.db, MANAGER);
    await staffAccountsRepository(server.db, server.clock.now).add({
      name: 'Pat Both',
      email: 'pat@both.test',
      phone: '',
      passwordHash: '',
      organizationIds: [Number(home.organizationId), Number(other.organizationId)],
      roles: ['EditorPlanFees'],
    });
    const mine = (await server.signIn(home.username)).accessToken;
    const list = `/admin/organization/${home.organizationId}/practice/${home.practiceId}/staff`;
    const both = (await server.get<List<Person>>(list, mine)).results.find(({ name }) => name === 'Pat Both');
    expect(both).toMatchObject({ isChangeable: false });
    const refused = await server.call('PUT', `/api${list}/${both?.id}`, {
      token: mine,
      body: { roles: ['EditorPlanFees'], isActive: false, version: 1 },
    });
    expect(refused.json()).toMatchObject({ status: 422, code: 'worksElsewhere' });
  });
});

const stored = ({ roles, isActive, version }: Person) => ({ roles, isActive, version });
