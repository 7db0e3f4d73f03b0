import { codeOf } from '../error-code.ts';

/**
 * SQLSTATE classes: connection, rolled back because of another transaction, resources (full disk), stopped by the
 * operator, system error; read-only database, as ours is while its disk is full; and timeouts of statements and
 * transactions.
 */
const DATABASE_AWAY = /^(08|40|53|57P|58|25006|57014|25P03)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);
/** Errors of the driver and the database's thread without a code. */
const AWAY_MESSAGE =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|The database has stopped)/;

/** Whether the data is temporarily unavailable, as opposed to a fault of the call. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const fromDatabase = code.length === 5 && DATABASE_AWAY.test(code);
  return fromDatabase || NETWORK_CODES.has(code) || AWAY_MESSAGE.test(error.message);
}
