import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from '#domain/navigation/server-paths.ts';
import type { Config } from '../config.ts';
import { HttpError } from '../http/http-error.ts';
import { freshNonce } from '../http/page.ts';
import { embeddedPagePolicy } from '../http/security-headers.ts';

/** The built-in report. Its page contains no data, and its calls need the report's token. */
export function serveReport(
  app: FastifyInstance,
  { folder, config }: { folder: string; config: Pick<Config, 'trustedOrigins'> },
): void {
  const file = path.join(folder, 'report', 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined;

  app.get(REPORT_PATH, (_request, reply) => {
    if (page === undefined)
      throw new HttpError(503, 'unavailable', "The pages aren't built yet. Run npm run build.");
    const nonce = freshNonce();
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', embeddedPagePolicy(config, nonce))
      .type('text/html; charset=utf-8')
      .send(page.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`));
  });
}
