import { HOSTED_FIELDS_PATH } from '#domain/navigation/server-paths.ts';
import type { PageConfig, WidgetName } from '#domain/session/page-config.ts';
import { type SigningKey, signingKeys } from './auth/signing-keys.ts';
import {
  anyText,
  databaseAddress,
  type Environment,
  environmentReader,
  existingFolder,
  mailServer,
  networks,
  oneOf,
  onOff,
  origins,
  pathOrWebAddress,
  policyNames,
  secret,
  sender,
  webAddress,
  wholeNumber,
} from './environment.ts';
import { GATEWAY_NAMES, type GatewayName, usualGateway } from './payments/gateway/names.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const HOW_TO_MAKE_KEYS =
  'set a signing key, as in TOKEN_KEYS="key1:$(openssl rand -base64 32)"; to replace it, put the new one before it, after a comma';

/** Every setting of the server, checked. Addresses carry no trailing slash; an empty one is not configured. */
export interface Config {
  mode: PageConfig['mode'];
  port: number;
  host: string;
  /** Where people reach the portal, as they type it. */
  publicUrl: string;
  /** Addresses and networks of the proxies whose forwarded client address is believed. */
  trustedProxies: readonly string[];
  /** Where the client is behind a trusted proxy, of its requests at the same time. */
  maxConnectionsPerAddress: number;
  dataDir: string;
  /** A PostgreSQL database; without one, a database of its own in `dataDir`. */
  databaseUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The newest first. None: they are made at the first start, in `dataDir`. */
  tokenKeys: readonly SigningKey[];
  /** The mail server that sends; without one, emails stay in the outbox. */
  smtpUrl: string | undefined;
  /** Whom emails come from. */
  mailFrom: string;
  /** Who moves the money: our own sandbox, which moves none, or nobody. */
  paymentGateway: GatewayName;
  /** Whoever sends it reads `/metrics`; without one nobody does. */
  metricsToken: string | undefined;
  reportUrl: string;
  marketplaceUrl: string;
  hostedFields: PageConfig['hostedFields'];
  widgets: Record<WidgetName, string>;
  /** A folder of widget modules that this server serves under `/widgets/`; empty where there is none. */
  widgetsDir: string;
  /** The Trusted Types policies that scripts of widgets may create. */
  widgetTrustedTypes: readonly string[];
  marketplaceApiUrl: string;
  paymentApiUrl: string;
  trustedOrigins: readonly string[];
  mockDelays: boolean;
  sampleData: boolean;
  /** Whether the API reference and the contract are served. */
  docs: boolean;
}

/**
 * Reads the settings of a start from environment variables.
 * @throws ConfigurationError with one line for each variable that is wrong
 */
export function readConfig(env: Environment): Config {
  const { read, refuse, finish } = environmentReader(env);
  const production =
    read('NODE_ENV', oneOf('production', 'development', 'test'), 'development') === 'production';
  const address = pathOrWebAddress(production);
  const port = read('PORT', wholeNumber(0, 65_535), 4000);
  const publicUrl = read('PUBLIC_URL', webAddress(production), `http://localhost:${port}`);
  const local = production ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const paymentGateway = read('PAYMENT_GATEWAY', oneOf(...GATEWAY_NAMES), usualGateway(production));
  const isSandbox = paymentGateway === 'sandbox';
  const ownOrigins = [...new Set([new URL(publicUrl).origin, ...local])];

  const config: Config = {
    mode: production ? 'production' : 'try-it',
    port,
    host: read('HOST', anyText, '127.0.0.1'),
    publicUrl,
    trustedProxies: read('TRUSTED_PROXIES', networks, []),
    maxConnectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS', wholeNumber(1, 100_000), 500),
    dataDir: read('DATA_DIR', anyText, './data'),
    databaseUrl: read<string | undefined>('DATABASE_URL', databaseAddress, undefined),
    logLevel: read('LOG_LEVEL', oneOf(...LOG_LEVELS), production ? 'info' : 'warn'),
    tokenKeys: read('TOKEN_KEYS', signingKeys, []),
    smtpUrl: read<string | undefined>('SMTP_URL', mailServer, undefined),
    mailFrom: read('MAIL_FROM', sender, `Bridgework <no-reply@${new URL(publicUrl).hostname}>`),
    paymentGateway,
    metricsToken: read<string | undefined>('METRICS_TOKEN', secret, undefined),
    reportUrl: read('REPORT_URL', address, ''),
    marketplaceUrl: read('MARKETPLACE_URL', address, ''),
    hostedFields: {
      serviceUrl: read('HOSTED_FIELDS_URL', address, isSandbox ? HOSTED_FIELDS_PATH : ''),
      pageId: read('HOSTED_FIELDS_PAGE_ID', anyText, isSandbox ? 'sandbox' : ''),
    },
    widgets: widgetAddresses((name, builtIn = '') =>
      read(name, address, env[name] === undefined ? builtIn : ''),
    ),
    widgetsDir: read('WIDGETS_DIR', existingFolder, ''),
    widgetTrustedTypes: read('WIDGET_TRUSTED_TYPES', policyNames, []),
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

/** A widget of the portal's own is there by itself; an empty setting takes it away (WIDGET-4). */
const widgetAddresses = (
  read: (variable: string, builtIn?: string) => string,
): Record<WidgetName, string> => ({
  patients: read('WIDGET_PATIENTS_URL', '/widgets/patient-management.js'),
  plans: read('WIDGET_PLANS_URL'),
  goals: read('WIDGET_GOALS_URL'),
  payments: read('WIDGET_PAYMENTS_URL'),
  revenue: read('WIDGET_REVENUE_URL'),
  fees: read('WIDGET_FEES_URL'),
});

/** The part of the settings that the browser may know. */
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
    mode: config.mode,
    version,
  };
}
