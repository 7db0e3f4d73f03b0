/**
 * SQLSTATE classes: connection, resources (a full disk too), stopped by the operator, system error; a database that may
 * be read only, as ours is while its disk is full; and a statement or an idle transaction that took too long.
 */
const DATABASE_AWAY = /^(08|53|57P|58|25006|57014|25P03)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);
/** The driver and the database's thread give these no code. */
const AWAY_MESSAGE =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|The database has stopped)/;

/** Whether an error says that the data is out of reach for now, rather than that something is wrong with the call. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const fromDatabase = code.length === 5 && DATABASE_AWAY.test(code);
  return fromDatabase || NETWORK_CODES.has(code) || AWAY_MESSAGE.test(error.message);
}
