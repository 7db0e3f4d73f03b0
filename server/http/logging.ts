import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** An SQLSTATE: the database's messages can repeat values of rows. */
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

/** Never logs a value of a person or a row. */
function errorForLog(error: Error & { code?: unknown; table?: unknown }): LoggedError {
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

/** Logs no URL, query, body, header or name: they can contain tokens, emails and patient data. */
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
