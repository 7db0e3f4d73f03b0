import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { powerBiTokens } from '#server/reports/power-bi-tokens.ts';
import {
  CLIENT_SECRET,
  GROUP_ID,
  powerBiSettings,
  REPORT_ID,
  startPowerBiService,
} from '#tests/support/power-bi-service.ts';
import { outcomeOf, refusalIn, suiteServer } from '#tests/support/server.ts';
import { NOT_FOUND } from '../../support/failures.ts';

const MINUTE_MS = 60_000;
const service = await startPowerBiService();
const IDS = { groupId: GROUP_ID, reportId: REPORT_ID };
const DOWN = "Power BI doesn't respond. Try again shortly.";
const REFUSED = 'Power BI refused access to the report. Contact your administrator.';

afterAll(service.close);
afterEach(service.reset);

describe('DASH-1.5, API-4: the token of a report of Power BI', () => {
  const server = suiteServer({ env: powerBiSettings(service.address) });
  let admin: string;
  /** Every test starts without an access token from an earlier one. */
  beforeEach(async () => {
    server.clock.pass(60 * MINUTE_MS);
    admin = (await server.signIn('admin')).accessToken;
    service.takeCalls();
    server.logs.length = 0;
  });

  const ask = (body: object = IDS) =>
    server.call('POST', '/api/reporting/get-auth-token', { token: admin, body });
  const logged = () => server.logs.map((line) => JSON.parse(line)).find(({ powerBi }) => powerBi)?.powerBi;

  it('is issued by Power BI, for reading, ten minutes, and the rows of the user and the organization', async () => {
    const answer = await ask({ ...IDS, organizationId: '3' });
    expect(answer.json()).toEqual({ token: service.tokens.at(-1) });
    expect(service.generated.at(-1)).toEqual({
      accessLevel: 'View',
      lifetimeInMinutes: 10,
      identities: [
        {
          username: 'admin@bridgework.test',
          roles: ['Portal'],
          customData: '3',
          datasets: [expect.any(String)],
        },
      ],
    });
  });

  it('is of the configured report only, and of an organization of the user', async () => {
    for (const other of [{ groupId: 'other' }, { reportId: 'other' }, { organizationId: '99999' }])
      expect(outcomeOf(await ask({ ...IDS, ...other }))).toEqual(NOT_FOUND);
    expect(service.takeCalls()).toEqual([]);
  });

  it('shares one access token, which is renewed before a token of the report could outlive it', async () => {
    await Promise.all([ask(), ask()]);
    expect(service.takeCalls().sort()).toEqual(['generate', 'generate', 'login', 'report']);
    server.clock.pass(48 * MINUTE_MS);
    await ask();
    expect(service.takeCalls()).toEqual(['generate']);
    server.clock.pass(MINUTE_MS);
    await ask();
    expect(service.takeCalls()).toEqual(['login', 'report', 'generate']);
  });

  it.each([
    {
      of: 'a wrong secret',
      step: 'login',
      answer: {
        status: 401,
        body: {
          error: 'invalid_client',
          error_codes: [7_000_215],
          error_description: `Secret ${CLIENT_SECRET}`,
        },
      },
      message: REFUSED,
      cause: { step: 'access token', status: 401, code: 'invalid_client AADSTS7000215' },
    },
    {
      of: 'a report that the application may not read',
      step: 'report',
      answer: { status: 404, body: { error: { code: 'PowerBIEntityNotFound' } } },
      message: REFUSED,
      cause: { step: 'report', status: 404, code: 'PowerBIEntityNotFound' },
    },
    {
      of: 'a model without the role',
      step: 'generate',
      answer: {
        status: 400,
        headers: { requestid: 'a1b2' },
        body: { error: { code: 'InvalidRequest', message: 'admin@bridgework.test' } },
      },
      message: REFUSED,
      cause: { step: 'report token', status: 400, code: 'InvalidRequest', requestId: 'a1b2' },
    },
    {
      of: 'a failure of Power BI',
      step: 'generate',
      answer: { status: 500, body: 'Internal error' },
      message: DOWN,
      cause: { step: 'report token', status: 500 },
    },
    {
      of: 'an address that redirects',
      step: 'login',
      answer: { status: 307, headers: { location: '/elsewhere' }, body: null },
      message: DOWN,
      cause: { step: 'access token', code: 'TypeError' },
    },
    {
      of: 'a response without a token',
      step: 'login',
      answer: { status: 200, body: {} },
      message: DOWN,
      cause: { step: 'access token', code: 'no access_token' },
    },
  ] as const)('$of is a message to the user and one line in the log, without a secret', async (failure) => {
    service.plan(failure.step, failure.answer);
    expect(refusalIn(await ask())).toEqual([503, 'reportUnavailable', failure.message]);
    expect(logged()).toEqual(failure.cause);
    expect(server.logs.join('\n')).not.toMatch(/stand-in-secret|access-\d|H4sI|admin@/);
    service.reset();
    expect((await ask()).statusCode).toBe(200);
  });

  it('is requested with a new access token after Power BI has rejected the old one', async () => {
    await ask();
    service.revokeAccess();
    expect(outcomeOf(await ask())).toEqual([503, REFUSED]);
    service.takeCalls();
    expect((await ask()).statusCode).toBe(200);
    expect(service.takeCalls()).toEqual(['login', 'report', 'generate']);
  });

  it('is not requested again before the time that Power BI names when it is busy', async () => {
    service.plan('generate', { status: 429, headers: { 'retry-after': '30' }, body: {} });
    const busy = await ask();
    expect(outcomeOf(busy)).toEqual([503, 'Power BI is busy. Try again in 30 seconds.']);
    expect(busy.headers['retry-after']).toBe('30');
    service.reset();
    service.takeCalls();
    server.clock.pass(20_000);
    expect(outcomeOf(await ask())).toEqual([503, 'Power BI is busy. Try again in 10 seconds.']);
    expect(service.takeCalls()).toEqual([]);
    server.clock.pass(10_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it('does not wait forever', async () => {
    service.plan('login', 'silence');
    const { powerBi: settings } = readConfig(powerBiSettings(service.address));
    if (settings === undefined) throw new Error('The settings have a report of Power BI.');
    const lines: unknown[] = [];
    const log = { error: (line: unknown) => void lines.push(line) };
    const makeToken = powerBiTokens({ settings, log, clock: server.clock.now, responseMs: 50 });
    const claims = { ...IDS, username: 'user', organizationId: '1', userId: '1', sessionId: '1' };
    await expect(makeToken(claims)).rejects.toThrow(DOWN);
    expect(lines).toEqual([{ powerBi: { step: 'access token', code: 'TimeoutError' } }]);
  });
});
