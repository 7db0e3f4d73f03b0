import type { FastifyBaseLogger } from 'fastify';
import { REPORT_TOKEN_MS } from '../auth/session-limits.ts';
import type { ReportClaims } from '../auth/tokens.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../clock.ts';
import { codeOf } from '../error-code.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { PowerBiSettings } from './power-bi-settings.ts';

const RESPONSE_MS = 10 * SECOND_MS;
const PAUSE_MS = { usual: MINUTE_MS, most: 60 * MINUTE_MS };

/** A token of the report never outlives the access token that it was requested with. */
const ACCESS_LEFT_MS = REPORT_TOKEN_MS + MINUTE_MS;

interface Access {
  token: string;
  datasetId: string;
}

/** A message for the operator. It contains no secret, token or user. */
interface Cause {
  step: 'access token' | 'report' | 'report token';
  /** Undefined if no response arrived. */
  status?: number;
  code?: string | undefined;
  /** The id by which Microsoft can find the call. */
  requestId?: string | undefined;
}

class PowerBiError extends Error {
  readonly detail: Cause;
  readonly pauseMs: number;

  constructor(detail: Cause, pauseMs = 0) {
    super('Power BI issued no token.');
    this.detail = detail;
    this.pauseMs = pauseMs;
  }
}

/**
 * Requests read-only tokens for the configured report through Power BI's `GenerateToken`. A token is valid for ten
 * minutes and limited to the rows of one user and organization, which the data model receives as `USERNAME()` and
 * `CUSTOMDATA()`.
 */
export function powerBiTokens(options: {
  settings: PowerBiSettings;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock: Clock;
  responseMs?: number;
}) {
  const { settings, log, clock, responseMs = RESPONSE_MS } = options;
  const { groupId, reportId } = settings;
  const report = `${settings.apiUrl}/v1.0/myorg/groups/${groupId}/reports/${reportId}`;
  const now = () => clock().getTime();
  let current: { access: Promise<Access>; until: number } | undefined;
  let pausedUntil = 0;

  async function call(step: Cause['step'], url: string, init: RequestInit): Promise<Fields> {
    let response: Response;
    let text: string;
    try {
      const signal = AbortSignal.timeout(responseMs);
      response = await fetch(url, { ...init, redirect: 'error', signal });
      text = await response.text();
    } catch (error) {
      throw new PowerBiError({ step, code: networkCodeOf(error) });
    }
    const body = fieldsIn(text);
    if (response.ok) return body;
    const requestId = response.headers.get('requestid') ?? undefined;
    const isThrottled = response.status === 429;
    throw new PowerBiError(
      { step, status: response.status, code: refusalCodeOf(body), requestId },
      isThrottled ? pauseOf(response) : 0,
    );
  }

  async function requestAccess(): Promise<Access & { until: number }> {
    const requestedAt = now();
    const granted = await call(
      'access token',
      `${settings.loginUrl}/${settings.tenantId}/oauth2/v2.0/token`,
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          scope: settings.scope,
        }),
      },
    );
    const token = textIn(granted, 'access_token', 'access token');
    const found = await call('report', report, { headers: { authorization: `Bearer ${token}` } });
    const seconds = Number(granted['expires_in']) || 0;
    const until = requestedAt + seconds * SECOND_MS - ACCESS_LEFT_MS;
    return { token, datasetId: textIn(found, 'datasetId', 'report'), until };
  }

  /** Concurrent calls share one request. */
  function currentAccess(): Promise<Access> {
    if (current !== undefined && now() < current.until) return current.access;
    const access = requestAccess().then((granted) => {
      next.until = granted.until;
      return granted;
    });
    const next = { access, until: Number.POSITIVE_INFINITY };
    current = next;
    return access;
  }

  async function generateToken({ username, organizationId }: ReportClaims): Promise<string> {
    const { token, datasetId } = await currentAccess();
    const identity = {
      username,
      roles: [settings.role],
      customData: organizationId,
      datasets: [datasetId],
    };
    const generated = await call('report token', `${report}/GenerateToken`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        accessLevel: 'View',
        lifetimeInMinutes: REPORT_TOKEN_MS / MINUTE_MS,
        identities: [identity],
      }),
    });
    return textIn(generated, 'token', 'report token');
  }

  return async (claims: ReportClaims): Promise<string> => {
    if (claims.groupId !== groupId || claims.reportId !== reportId) throw notFound();
    if (now() < pausedUntil) throw throttled(pausedUntil - now());
    try {
      return await generateToken(claims);
    } catch (error) {
      if (!(error instanceof PowerBiError)) throw error;
      current = undefined;
      pausedUntil = Math.max(pausedUntil, now() + error.pauseMs);
      log.error({ powerBi: error.detail }, 'Power BI issued no token for the report');
      throw answerTo(error);
    }
  };
}

const unavailable = (message: string, waitMs?: number): HttpError =>
  new HttpError(503, 'reportUnavailable', message, {
    ...(waitMs && { headers: { 'retry-after': String(Math.ceil(waitMs / SECOND_MS)) } }),
  });

const throttled = (waitMs: number): HttpError =>
  unavailable(`Power BI is busy. Try again in ${Math.ceil(waitMs / SECOND_MS)} seconds.`, waitMs);

function answerTo({ detail: { status }, pauseMs }: PowerBiError): HttpError {
  if (pauseMs > 0) return throttled(pauseMs);
  if (status !== undefined && status >= 400 && status < 500)
    return unavailable('Power BI refused access to the report. Contact your administrator.');
  return unavailable("Power BI doesn't respond. Try again shortly.", 5 * SECOND_MS);
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsIn(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function textIn(fields: Fields, name: string, step: Cause['step']): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new PowerBiError({ step, code: `no ${name}` });
  return value;
}

/** Power BI's `error.code`, or Entra's `error` with its number. Their descriptions can contain account names. */
function refusalCodeOf({ error, error_codes: numbers }: Fields): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  const [number] = Array.isArray(numbers) ? numbers : [];
  const words = [code, typeof number === 'number' ? `AADSTS${number}` : ''];
  return words.filter((word) => typeof word === 'string' && /^\w{1,80}$/.test(word)).join(' ') || undefined;
}

const networkCodeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return codeOf(error.cause) || error.name;
};

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds * SECOND_MS, PAUSE_MS.most) : PAUSE_MS.usual;
}
