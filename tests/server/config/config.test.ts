import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageConfig, readConfig } from '#server/config.ts';
import { ConfigurationError } from '#server/environment.ts';
import { ROOT } from '#server/root.ts';
import { GROUP_ID, powerBiSettings, REPORT_ID } from '#tests/support/power-bi-service.ts';
import { PRODUCTION, signingKey } from '#tests/support/signing-keys.ts';

const KEY = PRODUCTION.TOKEN_KEYS;

const PATH_OR_URL = 'set a path that starts with one /, or an address that starts with http:// or https://';
const POLICIES = 'set names of Trusted Types policies, such as lit-html, separated by commas';
const STATE_RATES = 'set two-letter states with a percentage, such as TX:8.25, separated by commas';
const NO_LOCALHOST = 'remove localhost: production trusts no page of the own machine';
const WEAK_KEY = 'a secret repeats a few bytes: make one with openssl rand -base64 32';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

describe('trying the portal out', () => {
  it('SAMPLE-3: needs no setting, and has no development delays', () => {
    expect(readConfig({})).toEqual({
      mode: 'try-it',
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      trustedProxies: [],
      maxConnectionsPerAddress: 500,
      dataDir: path.join(ROOT, 'data'),
      databaseUrl: undefined,
      logLevel: 'warn',
      tokenKeys: [],
      smtpUrl: undefined,
      supportEmail: '',
      supportPhone: '',
      supportHours: '',
      mailFrom: 'Bridgework <no-reply@localhost>',
      metricsToken: undefined,
      paymentGateway: 'sandbox',
      backgroundJobs: true,
      reportUrl: '/report',
      powerBi: undefined,
      marketplaceUrl: '/',
      hostedFields: { serviceUrl: '/hosted-fields', pageId: 'sandbox' },
      widgetsDir: '',
      widgetTrustedTypes: [],
      longNoticeStates: [],
      salesTax: {},
      widgets: {
        patients: '/widgets/patient-management.js',
        plans: '/widgets/plans.js',
        goals: '/widgets/goal-settings.js',
        payments: '/widgets/payment-management.js',
        revenue: '/widgets/revenue-management.js',
        fees: '/widgets/plan-fees.js',
      },
      marketplaceApiUrl: '/api',
      paymentApiUrl: '/api',
      trustedOrigins: ['http://localhost:4000', 'http://127.0.0.1:4000'],
      mockDelays: false,
      sampleData: true,
      docs: true,
      statecharts: true,
    });
  });

  it('a blank value is unset, and an address loses its trailing slash', () => {
    const config = readConfig({
      PORT: ' ',
      REPORT_URL: '/report/',
      MARKETPLACE_URL: 'https://plans.example/',
    });
    expect(config.port).toBe(4000);
    expect(config.reportUrl).toBe('/report');
    expect(config.marketplaceUrl).toBe('https://plans.example');
  });

  it('FRAME-3: the list of trusted origins can be set', () => {
    const config = readConfig({ TRUSTED_ORIGINS: 'https://a.example, http://localhost:5000' });
    expect(config.trustedOrigins).toEqual(['https://a.example', 'http://localhost:5000']);
  });

  it('SAMPLE-1: the states with 90 days of notice before a fee increase can be set', () => {
    expect(readConfig({ FEE_NOTICE_90_DAYS: 'NY, ME' }).longNoticeStates).toEqual(['NY', 'ME']);
  });

  it('API-21.20: the sales tax of each state can be set, to a hundredth of a percent', () => {
    expect(readConfig({ SALES_TAX_BY_STATE: 'TX:8.25, NY:4' }).salesTax).toEqual({ TX: 825, NY: 400 });
  });

  it('API-20: the marketplace and payment addresses default to /api and can be set', () => {
    const page = pageConfig(readConfig({ PAYMENT_API_URL: 'https://pay.example/v1' }), '1.2.3');
    expect(page).toMatchObject({
      apiBase: '/api',
      marketplaceApiBase: '/api',
      paymentApiBase: 'https://pay.example/v1',
      version: '1.2.3',
      supportEmail: '',
      emailsReports: false,
      supportPhone: '',
      supportHours: '',
    });
  });
});

describe('a wrong value', () => {
  it.each([
    ['NODE_ENV', 'prod', 'set one of production, development, test'],
    ['PORT', '70000', 'set a whole number from 0 to 65535'],
    ['PORT', '4e3', 'set a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'portal.example', 'set an address that starts with http:// or https://'],
    ['DATABASE_URL', 'mysql://db', 'set an address that starts with postgres://'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'set IP addresses or networks such as 10.0.0.0/8, separated by commas',
    ],
    ...['0.0.0.0/0', '::/0', '10.0.0.1,0.0.0.0/1', '::ffff:0:0/96', '2000::/3'].map((value) => [
      'TRUSTED_PROXIES',
      value,
      'name your proxies alone: a network wider than /8, or /7 for IPv6, has clients in it',
    ]),
    ['LOG_LEVEL', 'loud', 'set one of fatal, error, warn, info, debug, trace, silent'],
    [
      'TOKEN_KEYS',
      'key1:short',
      'set id:secret, the secret being Base64 of at least 32 bytes (openssl rand -base64 32)',
    ],
    ['TOKEN_KEYS', `${KEY},${KEY}`, 'give each key an id of its own'],
    ...[Buffer.alloc(32), Buffer.alloc(48, 7), Buffer.from('abab'.repeat(16), 'base64')].map((weak) => [
      'TOKEN_KEYS',
      `key0:${weak.toString('base64')}`,
      WEAK_KEY,
    ]),
    ['TOKEN_KEYS', `key1:${Buffer.from('correct horse'.repeat(3)).toString('base64')}`, WEAK_KEY],
    ['REPORT_URL', '//evil.example', PATH_OR_URL],
    [
      'REPORT_URL',
      'https://app.powerbi.com/reportEmbed?reportId=one',
      'set an address of Power BI that names its groupId and reportId',
    ],
    ['REPORT_URL', 'https://report.example/?groupId=one&reportId=two', PATH_OR_URL],
    ['WIDGET_FEES_URL', 'javascript:alert(1)', PATH_OR_URL],
    ['WIDGET_TRUSTED_TYPES', "lit-html; script-src 'unsafe-inline'", POLICIES],
    ['WIDGET_TRUSTED_TYPES', '*', POLICIES],
    [
      'TRUSTED_ORIGINS',
      'https://a.example/path',
      'set origins separated by commas, each http:// or https:// and a host, with no path',
    ],
    ['FEE_NOTICE_90_DAYS', 'New York', 'set two-letter states, such as NY, separated by commas'],
    ...['TX', 'TX:8.255', 'ZZ:8'].map((value) => ['SALES_TAX_BY_STATE', value, STATE_RATES]),
    ['SALES_TAX_BY_STATE', 'TX:8,TX:8.25', 'give each state one percentage'],
    ['MOCK_DELAYS', 'yes', 'set one of on, off'],
    ['SAMPLE_DATA', '1', 'set one of on, off'],
  ])('%s=%s is reported on one line, with the variable and what to set', (name, value, line) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${line}`]);
  });

  it('several are reported at once, and no line repeats a value', () => {
    const lines = problemsOf({ PORT: 'secret-a', TOKEN_KEYS: 'secret-b' });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'TOKEN_KEYS']);
    expect(lines.join('\n')).not.toContain('secret-');
  });
});

describe('production', () => {
  it('starts without sample data, delays or trust in localhost', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      sampleData: false,
      docs: false,
      statecharts: false,
      mockDelays: false,
      logLevel: 'info',
      mailFrom: 'Bridgework <no-reply@portal.example>',
      trustedOrigins: ['https://portal.example'],
    });
  });

  it('an unset secret or public address fails with a message that names what to set', () => {
    const lines = problemsOf({ NODE_ENV: 'production' });
    expect(lines).toEqual([
      'PUBLIC_URL: set the https:// address at which people open the portal',
      'TOKEN_KEYS: set a signing key, as in TOKEN_KEYS="key1:$(openssl rand -base64 32)"; to replace it, put the new one before it, after a comma',
    ]);
  });

  it.each([
    ['PUBLIC_URL', 'http://portal.example', 'set an address that starts with https://'],
    [
      'REPORT_URL',
      'http://report.example',
      'set a path that starts with one /, or an address that starts with https://',
    ],
    ['TRUSTED_ORIGINS', 'https://localhost', NO_LOCALHOST],
    ['TRUSTED_ORIGINS', 'https://portal.example,https://127.0.0.1:4000', NO_LOCALHOST],
    ['TRUSTED_ORIGINS', 'https://[::1]', NO_LOCALHOST],
    ['SAMPLE_DATA', 'on', 'remove it or set off: production holds no sample data'],
    ['MOCK_DELAYS', 'on', 'remove it or set off: production answers without delay'],
  ])('refuses %s=%s', (name, value, line) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toEqual([`${name}: ${line}`]);
  });

  it('accepts every random key, and the networks of a proxy', () => {
    for (let time = 0; time < 200; time += 1)
      expect(problemsOf({ TOKEN_KEYS: signingKey('key1') })).toEqual([]);
    const proxies = '10.0.0.0/8, 192.0.2.1, fc00::/7, ::ffff:10.0.0.0/104';
    expect(readConfig({ TRUSTED_PROXIES: proxies }).trustedProxies).toHaveLength(4);
  });
});

describe('email', () => {
  it('uses the configured mail server and sender address', () => {
    const env = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'Office <a@example.com>' };
    expect(readConfig(env)).toMatchObject({ smtpUrl: env.SMTP_URL, mailFrom: env.MAIL_FROM });
  });

  it('with a wrong address is rejected, and the address, which may contain a password, is not repeated', () => {
    const env = { SMTP_URL: 'https://user:secret@mail.example', MAIL_FROM: 'Office, all of it' };
    expect(problemsOf(env)).toEqual([
      'SMTP_URL: set an address that starts with smtp:// or smtps://',
      'MAIL_FROM: set an address, as in Example Dental <office@example.com>',
    ]);
  });
});

describe('a report of Power BI', () => {
  const NEEDED = 'set it: the report at REPORT_URL needs tokens of Power BI';
  const { POWER_BI_CLIENT_SECRET, ...rest } = powerBiSettings('');

  it('DASH-1.5: has the ids of its address, and the addresses of the public cloud by default', () => {
    const { powerBi } = readConfig({ ...rest, ...PRODUCTION, POWER_BI_CLIENT_SECRET });
    expect(powerBi).toMatchObject({
      groupId: GROUP_ID,
      reportId: REPORT_ID,
      role: 'Portal',
      loginUrl: 'https://login.microsoftonline.com',
      apiUrl: 'https://api.powerbi.com',
      scope: 'https://analysis.windows.net/powerbi/api/.default',
    });
  });

  it('DASH-1.5: with half of its settings stops the start, and no line repeats a secret', () => {
    expect(problemsOf(rest)).toEqual([`POWER_BI_CLIENT_SECRET: ${NEEDED}`]);
    expect(problemsOf({ REPORT_URL: rest.REPORT_URL })).toEqual([
      `POWER_BI_TENANT_ID: ${NEEDED}`,
      `POWER_BI_CLIENT_ID: ${NEEDED}`,
      `POWER_BI_CLIENT_SECRET: ${NEEDED}`,
    ]);
    expect(problemsOf({ POWER_BI_CLIENT_SECRET })).toEqual([
      'POWER_BI_CLIENT_SECRET: remove it, or set REPORT_URL to the address of a report of Power BI',
    ]);
    expect(problemsOf({ ...rest, POWER_BI_CLIENT_SECRET, POWER_BI_TENANT_ID: '../common' })).toEqual([
      'POWER_BI_TENANT_ID: set an id, as Entra shows it',
    ]);
  });
});

describe('modules of widgets', () => {
  it('WIDGET-4: patient and revenue management, goal settings and plans are the portal’s own; an empty setting means that it is not configured', () => {
    const own = readConfig({}).widgets;
    const set = readConfig({ WIDGET_PATIENTS_URL: '/widgets/ours.js', WIDGET_GOALS_URL: '' }).widgets;
    expect(set).toEqual({ ...own, patients: '/widgets/ours.js', goals: '' });
  });

  it('come from a folder that exists', () => {
    expect(readConfig({ WIDGETS_DIR: 'tests' }).widgetsDir).toBe(path.resolve('tests'));
    expect(problemsOf({ WIDGETS_DIR: '/no/such/folder' })).toEqual(['WIDGETS_DIR: set a folder that exists']);
  });
});

describe('figures for the operator', () => {
  it('need a token of at least 20 characters', () => {
    expect(readConfig({ METRICS_TOKEN: 'a'.repeat(20) }).metricsToken).toBe('a'.repeat(20));
    expect(problemsOf({ METRICS_TOKEN: 'short' })).toEqual([
      'METRICS_TOKEN: set at least 20 letters and digits, as openssl rand -hex 20 makes them',
    ]);
  });
});

describe('an operator', () => {
  it.each(['README.md', '.env.example'])('finds every setting in %s', (file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const asked: string[] = [];
    const env = new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.push(String(name)) });
    readConfig(env);
    expect(asked).toContain('METRICS_TOKEN');
    expect(asked.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
