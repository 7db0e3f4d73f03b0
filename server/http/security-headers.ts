import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLoginPath } from '#domain/navigation/routes.ts';
import { SIGN_IN_SPECULATION, SPECULATION_POLICY } from '#domain/navigation/speculation.ts';
import type { Config } from '../config.ts';
import { DEV_OUTBOX_STYLES } from '../mail/dev-outbox-styles.ts';
import { FORM_PAGE_STYLES } from './form-page-styles.ts';

const SELF = "'self'";
const NONE = "'none'";
/** The speculation rules are the only inline script. */
const SPECULATION = hashOf(SIGN_IN_SPECULATION);
const HSTS_SECONDS = 365 * 24 * 60 * 60;

/** For responses that are not pages. */
const NO_PAGE_POLICY = policy({ 'default-src': [NONE], 'frame-ancestors': [NONE] });

/** Pages replace the content policy and the caching. */
export function securityHeaders(config: Pick<Config, 'mode'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': NO_PAGE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.mode === 'production' && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
}

/**
 * Code and styles come from this server. Calls and frames can also use the configured addresses, and widgets load code
 * and style sheets from theirs. No page may frame the portal.
 */
export function portalPolicy(config: Config, nonce: string, url: string): string {
  const widgets = Object.values(config.widgets);
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, SPECULATION, ...foreignOrigins(widgets)],
    'style-src': [SELF, `'nonce-${nonce}'`, ...foreignOrigins(widgets)],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...foreignOrigins([config.marketplaceApiUrl, config.paymentApiUrl, ...widgets])],
    'frame-src': frameSources([config.reportUrl, config.marketplaceUrl, config.hostedFields.serviceUrl]),
    'manifest-src': [SELF],
    'frame-ancestors': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'trusted-types': namesOrNone([
      ...(isLoginPath(url) ? [SPECULATION_POLICY] : []),
      ...config.widgetTrustedTypes,
    ]),
    'require-trusted-types-for': ["'script'"],
  });
}

/**
 * Only pages of trusted origins may frame the card fields (FRAME-5) and the report (DASH-1). The nonce is for the style
 * element of a library.
 */
export function embeddedPagePolicy(
  { trustedOrigins }: Pick<Config, 'trustedOrigins'>,
  nonce?: string,
): string {
  return policy({
    'default-src': [NONE],
    'script-src': [SELF],
    'style-src': nonce === undefined ? [SELF] : [SELF, `'nonce-${nonce}'`],
    'img-src': ['data:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'frame-ancestors': [...new Set([SELF, ...trustedOrigins])],
    'base-uri': [NONE],
    'form-action': [NONE],
    'trusted-types': [NONE],
    'require-trusted-types-for': ["'script'"],
  });
}

/** The built-in marketplace: only pages of trusted origins may frame it (FRAME-3). */
export function marketplacePolicy(config: Config, nonce: string): string {
  return policy({
    'default-src': [NONE],
    'script-src': [SELF],
    'style-src': [SELF, `'nonce-${nonce}'`],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...foreignOrigins([config.marketplaceApiUrl, config.paymentApiUrl])],
    'frame-src': frameSources([config.hostedFields.serviceUrl]),
    'frame-ancestors': [...new Set([SELF, ...config.trustedOrigins])],
    'base-uri': [NONE],
    'form-action': [NONE],
    'trusted-types': [NONE],
    'require-trusted-types-for': ["'script'"],
  });
}

const FORM_PAGE = {
  'default-src': [NONE],
  'style-src': [hashOf(FORM_PAGE_STYLES)],
  'font-src': ['data:'],
  'frame-ancestors': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
};

export const FORM_PAGE_POLICY = policy(FORM_PAGE);

/** Its script shows what the user types. */
export const NEW_PASSWORD_POLICY = policy({
  ...FORM_PAGE,
  'script-src': [SELF],
  'trusted-types': [NONE],
  'require-trusted-types-for': ["'script'"],
});

/** The emails are in a frame that has its own policy. */
export const DEV_OUTBOX_POLICY = policy({
  'default-src': [NONE],
  'style-src': [hashOf(DEV_OUTBOX_STYLES)],
  'font-src': ['data:'],
  'frame-src': [SELF],
  'frame-ancestors': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
});

/** An email is a document without an origin, scripts, forms or requests. Its links open in a new tab. */
export const EMAIL_POLICY = policy({
  'default-src': [NONE],
  'img-src': ['data:'],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': [SELF],
  'base-uri': [NONE],
  'form-action': [NONE],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
});

/** The viewer starts its workers from URLs that a single named policy allows. */
export const statechartsPolicy = (nonce: string): string =>
  policy({
    'default-src': [NONE],
    'script-src': [SELF],
    'worker-src': [SELF],
    'style-src': [SELF, `'nonce-${nonce}'`],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'frame-ancestors': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'trusted-types': ['atelier'],
    'require-trusted-types-for': ["'script'"],
  });

export const REFERENCE_POLICY = policy({
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'frame-ancestors': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
});

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const namesOrNone = (names: readonly string[]) => (names.length > 0 ? names : [NONE]);

const isPath = (address: string): boolean => address.startsWith('/');

function foreignOrigins(addresses: readonly string[]): readonly string[] {
  const foreign = addresses.filter((address) => address !== '' && !isPath(address));
  return [...new Set(foreign.map((address) => new URL(address).origin))];
}

function frameSources(addresses: readonly string[]): readonly string[] {
  const sources = [...(addresses.some(isPath) ? [SELF] : []), ...foreignOrigins(addresses)];
  return namesOrNone(sources);
}
