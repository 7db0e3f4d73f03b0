/** A path that the server handles and no route of the portal may use (ROUTE-7). */
export interface ServerPath {
  /** Whole segments. With a trailing `-`, only the beginning of the first segment. */
  prefix: string;
  what: string;
  openTo: 'everyone' | 'by operation' | 'operators' | 'link holders';
}

/** The built-in report (DASH-3). */
export const REPORT_PATH = '/report';

export const HOSTED_FIELDS_PATH = '/hosted-fields';

/** The page on which a patient confirms a benefit use. */
export const ANSWER_PATH = '/answer';

/** The page that emails a user a link to choose a new password. */
export const PASSWORD_RESET_PATH = '/password-reset';

/** Receipts in a tab of their own. */
export const RECEIPTS_PATH = '/receipts';

/** Contains the token of one receipt. Its path is the folder of the receipt's address. */
export const RECEIPT_COOKIE = 'receipt';

/** How long a receipt stays open. */
export const RECEIPT_SECONDS = 60 * 60;

export const SERVER_PATHS: readonly ServerPath[] = [
  { prefix: '/api', what: 'the API; the contract says who may call each operation', openTo: 'by operation' },
  { prefix: '/assets', what: 'the built files of the pages', openTo: 'everyone' },
  {
    prefix: '/dev',
    what: 'the outbox of a server that is tried out; nothing in production',
    openTo: 'operators',
  },
  { prefix: '/docs', what: 'the API reference; in production only where DOCS is on', openTo: 'everyone' },
  { prefix: '/health', what: 'liveness and readiness', openTo: 'everyone' },
  { prefix: '/metrics', what: 'figures for the operator', openTo: 'operators' },
  { prefix: '/statecharts', what: 'the statechart viewer, code without data', openTo: 'everyone' },
  { prefix: '/widgets', what: 'the code of the built-in widgets', openTo: 'everyone' },
  { prefix: '/mp-', what: 'marketplace frames; their data needs the token', openTo: 'everyone' },
  { prefix: REPORT_PATH, what: 'the built-in report; its data needs a report token', openTo: 'everyone' },
  { prefix: HOSTED_FIELDS_PATH, what: 'the card fields of a payment', openTo: 'everyone' },
  { prefix: PASSWORD_RESET_PATH, what: 'a new password by an emailed link', openTo: 'everyone' },
  { prefix: RECEIPTS_PATH, what: 'a receipt in a tab; needs its cookie', openTo: 'everyone' },
  { prefix: ANSWER_PATH, what: "a patient's answer page", openTo: 'link holders' },
];

export function serverPathAt(path: string): ServerPath | undefined {
  return SERVER_PATHS.find(
    ({ prefix }) => path === prefix || path.startsWith(prefix.endsWith('-') ? prefix : `${prefix}/`),
  );
}
