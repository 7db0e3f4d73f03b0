import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** SQLSTATE: the error comes from the database, whose messages may repeat values of rows. */
const isDatabaseCode = (code: unknown): boolean => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

interface LoggedError {
  [key: string]: unknown;
  type: string;
  code: unknown;
  message: string;
  stack: string;
  table?: unknown;
  cause?: LoggedError;
}

/** What may be logged of an error: never a value that came from a person or a row. */
export function errorForLog(error: Error & { code?: unknown; table?: unknown }): LoggedError {
  const quiet = isDatabaseCode(error.code);
  const stack = error.stack ?? '';
  return {
    type: error.name,
    code: error.code,
    table: error.table,
    message: quiet ? 'the database refused the statement' : error.message,
    stack: quiet ? stack.slice(Math.max(0, stack.indexOf('\n    at '))) : stack,
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}

/**
 * JSON lines with a request's id, method and route. No address as typed, query, body, header or name: those may
 * hold tokens, emails and patient data.
 */
export function loggerOptions(
  level: Config['logLevel'],
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: errorForLog,
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
    ...(stream && { stream }),
  };
}

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
