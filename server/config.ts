import { HOSTED_FIELDS_PATH, REPORT_PATH } from '#domain/navigation/server-paths.ts';
import type { PageConfig, WidgetName } from '#domain/session/page-config.ts';
import { type SigningKey, signingKeys } from './auth/signing-keys.ts';
import {
  anyText,
  databaseAddress,
  type Environment,
  environmentReader,
  existingFolder,
  folder,
  mailbox,
  mailServer,
  networks,
  oneOf,
  onOff,
  origins,
  pathOrWebAddress,
  phoneNumber,
  policyNames,
  ratesByState,
  reportAddress,
  secret,
  sender,
  shortText,
  states,
  webAddress,
  wholeNumber,
} from './environment.ts';
import { GATEWAY_NAMES, type GatewayName, usualGateway } from './payments/gateway/names.ts';
import type { SalesTaxByState } from './plans/price.ts';
import { type PowerBiSettings, readPowerBi } from './reports/power-bi-settings.ts';

/** The base of the built-in `mp-{category}/` frames. */
const MARKETPLACE_PATH = '/';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const HOW_TO_MAKE_KEYS =
  'set a signing key, as in TOKEN_KEYS="key1:$(openssl rand -base64 32)"; to replace it, put the new one before it, after a comma';

/** Addresses have no trailing slash. An empty address is not configured. */
export interface Config {
  mode: 'try-it' | 'production';
  port: number;
  host: string;
  publicUrl: string;
  /** The server trusts the forwarded client address of these proxies. */
  trustedProxies: readonly string[];
  /** Limits concurrent requests instead for clients behind a trusted proxy. */
  maxConnectionsPerAddress: number;
  dataDir: string;
  /** PostgreSQL; without it, an embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Newest first. If empty, the first start creates a key in `dataDir`. */
  tokenKeys: readonly SigningKey[];
  /** Without a mail server, emails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The mailbox of the staff who run Bridgework; empty if Help refers to the administrators. */
  supportEmail: string;
  /** Digits only; empty if Help shows no number. */
  supportPhone: string;
  /** When staff answer the phone, such as `Monday–Friday 8am–6pm ET`. */
  supportHours: string;
  paymentGateway: GatewayName;
  /** Off for a restored server until its payments are compared with the gateway's. */
  backgroundJobs: boolean;
  /** `/metrics` requires this token, and does not exist without it. */
  metricsToken: string | undefined;
  reportUrl: string;
  /** Set if the report is one of Power BI. */
  powerBi: PowerBiSettings | undefined;
  marketplaceUrl: string;
  hostedFields: PageConfig['hostedFields'];
  widgets: Record<WidgetName, string>;
  /** Served under `/widgets/`; empty if there are none. */
  widgetsDir: string;
  widgetTrustedTypes: readonly string[];
  /** Two-letter states in which members get notice of a fee increase 90 days before, not 60. */
  longNoticeStates: readonly string[];
  salesTax: SalesTaxByState;
  marketplaceApiUrl: string;
  paymentApiUrl: string;
  trustedOrigins: readonly string[];
  mockDelays: boolean;
  sampleData: boolean;
  docs: boolean;
  /** The statechart viewer at `/statecharts/`. */
  statecharts: boolean;
}

/** @throws ConfigurationError with one line for each invalid variable */
export function readConfig(env: Environment): Config {
  const reader = environmentReader(env);
  const { read, refuse, finish } = reader;
  const production =
    read('NODE_ENV', oneOf('production', 'development', 'test'), 'development') === 'production';
  const address = pathOrWebAddress(production);
  const port = read('PORT', wholeNumber(0, 65_535), 4000);
  const publicUrl = read('PUBLIC_URL', webAddress(production), `http://localhost:${port}`);
  const local = production ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const paymentGateway = read('PAYMENT_GATEWAY', oneOf(...GATEWAY_NAMES), usualGateway(production));
  const isSandbox = paymentGateway === 'sandbox';
  const ownOrigins = [...new Set([new URL(publicUrl).origin, ...local])];

  /** An empty setting turns this part off. */
  const builtIn = (name: string, usual: string, readAddress = address): string =>
    read(name, readAddress, env[name] === undefined ? usual : '');

  const reportUrl = builtIn('REPORT_URL', REPORT_PATH, reportAddress(production));

  const config: Config = {
    mode: production ? 'production' : 'try-it',
    port,
    host: read('HOST', anyText, '127.0.0.1'),
    publicUrl,
    trustedProxies: read('TRUSTED_PROXIES', networks, []),
    maxConnectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS', wholeNumber(1, 100_000), 500),
    dataDir: read('DATA_DIR', folder, folder('./data')),
    databaseUrl: read<string | undefined>('DATABASE_URL', databaseAddress, undefined),
    logLevel: read('LOG_LEVEL', oneOf(...LOG_LEVELS), production ? 'info' : 'warn'),
    tokenKeys: read('TOKEN_KEYS', signingKeys, []),
    smtpUrl: read<string | undefined>('SMTP_URL', mailServer, undefined),
    mailFrom: read('MAIL_FROM', sender, `Bridgework <no-reply@${new URL(publicUrl).hostname}>`),
    supportEmail: read('SUPPORT_EMAIL', mailbox, ''),
    supportPhone: read('SUPPORT_PHONE', phoneNumber, ''),
    supportHours: read('SUPPORT_HOURS', shortText, ''),
    paymentGateway,
    backgroundJobs: read('BACKGROUND_JOBS', onOff, true),
    metricsToken: read<string | undefined>('METRICS_TOKEN', secret, undefined),
    reportUrl,
    powerBi: readPowerBi(reader, env, { reportUrl, httpsOnly: production }),
    marketplaceUrl: builtIn('MARKETPLACE_URL', MARKETPLACE_PATH),
    hostedFields: {
      serviceUrl: read('HOSTED_FIELDS_URL', address, isSandbox ? HOSTED_FIELDS_PATH : ''),
      pageId: read('HOSTED_FIELDS_PAGE_ID', anyText, isSandbox ? 'sandbox' : ''),
    },
    widgets: widgetAddresses((name, usual = '') => read(name, address, env[name] === undefined ? usual : '')),
    widgetsDir: read('WIDGETS_DIR', existingFolder, ''),
    widgetTrustedTypes: read('WIDGET_TRUSTED_TYPES', policyNames, []),
    longNoticeStates: read('FEE_NOTICE_90_DAYS', states, []),
    salesTax: read('SALES_TAX_BY_STATE', ratesByState, {}),
    marketplaceApiUrl: read('MARKETPLACE_API_URL', address, '/api'),
    paymentApiUrl: read('PAYMENT_API_URL', address, '/api'),
    trustedOrigins: read(
      'TRUSTED_ORIGINS',
      origins({ httpsOnly: production, localAllowed: !production }),
      ownOrigins,
    ),
    mockDelays: read('MOCK_DELAYS', onOff, false),
    sampleData: read('SAMPLE_DATA', onOff, !production),
    docs: read('DOCS', onOff, !production),
    statecharts: read('STATECHARTS', onOff, !production),
  };

  if (production) {
    if (!env['PUBLIC_URL']?.trim())
      refuse('PUBLIC_URL', 'set the https:// address at which people open the portal');
    if (!env['TOKEN_KEYS']?.trim()) refuse('TOKEN_KEYS', HOW_TO_MAKE_KEYS);
    if (config.sampleData) refuse('SAMPLE_DATA', 'remove it or set off: production holds no sample data');
    if (config.mockDelays) refuse('MOCK_DELAYS', 'remove it or set off: production answers without delay');
  }
  finish();
  return config;
}

/** Without a mail server, emails stay in the outbox, where a try-it server shows them. */
export const sendsEmail = ({ smtpUrl, mode }: Pick<Config, 'smtpUrl' | 'mode'>): boolean =>
  smtpUrl !== undefined || mode === 'try-it';

/** The portal's own widgets are the defaults. An empty setting removes one (WIDGET-4). */
const widgetAddresses = (
  read: (variable: string, builtIn?: string) => string,
): Record<WidgetName, string> => ({
  patients: read('WIDGET_PATIENTS_URL', '/widgets/patient-management.js'),
  plans: read('WIDGET_PLANS_URL', '/widgets/plans.js'),
  goals: read('WIDGET_GOALS_URL', '/widgets/goal-settings.js'),
  payments: read('WIDGET_PAYMENTS_URL', '/widgets/payment-management.js'),
  revenue: read('WIDGET_REVENUE_URL', '/widgets/revenue-management.js'),
  fees: read('WIDGET_FEES_URL', '/widgets/plan-fees.js'),
});

export function pageConfig(config: Config, version: string): PageConfig {
  return {
    apiBase: '/api',
    marketplaceApiBase: config.marketplaceApiUrl,
    paymentApiBase: config.paymentApiUrl,
    reportUrl: config.reportUrl,
    marketplaceUrl: config.marketplaceUrl,
    hostedFields: config.hostedFields,
    widgets: config.widgets,
    trustedOrigins: config.trustedOrigins,
    version,
    supportEmail: config.supportEmail,
    emailsReports: config.supportEmail !== '' && sendsEmail(config),
    supportPhone: config.supportPhone,
    supportHours: config.supportHours,
  };
}
