import { expect, it } from 'vitest';
import { addressOf, exampleBody, OPERATIONS } from '#tests/support/operations.ts';
import { PASSWORD, startTestServer, type Tokens } from '#tests/support/server.ts';
import { rowsOf } from '#tests/support/tables.ts';

it('the logs of every operation, at the finest level, contain no secret, no email and no patient', async () => {
  const server = await startTestServer();
  const { accessToken, refreshToken } = await server.signIn('admin');
  const refreshed = await server.call('POST', '/api/refresh-token', { body: { refreshToken } });
  const fresh = refreshed.json<Tokens>();
  const patients = await rowsOf(
    server.db,
    'patients',
    ['first_name', 'last_name', 'email', 'phone', 'birth_date', 'member_id'],
    { practice_id: 1 },
  );
  const [someone] = patients;

  const search = '/api/patient-management/practice/1/patient/search';
  await server.call('GET', `${search}?LastName=${someone?.last_name}&BirthDate=nonsense`, {
    token: accessToken,
  });
  await server.call('GET', `${search}?Email=${encodeURIComponent(someone?.email ?? '')}`, {
    token: accessToken,
  });
  await server.call('GET', `/search-patients?name=${someone?.last_name}`);
  await server.call('GET', `/${someone?.last_name}/${someone?.email}.html`);
  await server.tryToSignIn(someone?.email ?? '', `${PASSWORD}-almost`);
  await server.call('POST', '/api/authenticate', { body: `{"username": "${someone?.email}", broken` });
  for (const operation of OPERATIONS) {
    await server.call(operation.method, addressOf(operation, { organizationId: '1', practiceId: '1' }), {
      token: fresh.accessToken,
      body: exampleBody(operation),
    });
  }
  await server.db.schema.dropTable('notification_dismissals').execute();
  await server.call('GET', '/api/support/practice/1/get-notifications', { token: fresh.accessToken });
  await server.close();

  const log = server.logs.join('');
  expect(server.logs.length).toBeGreaterThan(OPERATIONS.length);
  expect(log).toContain('the database refused the statement');
  expect(log).not.toMatch(/eyJ[\w-]{10}/);
  expect(log).not.toContain('@');
  const secrets = [PASSWORD, accessToken, refreshToken, fresh.accessToken, fresh.refreshToken];
  const personal = patients.flatMap((patient) => [
    `${patient.first_name} ${patient.last_name}`,
    patient.last_name,
    patient.email,
    patient.phone,
    patient.birth_date,
    patient.member_id,
  ]);
  expect([...secrets, ...personal].filter((text) => log.includes(text))).toEqual([]);
});
