import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from '#domain/navigation/server-paths.ts';
import type { Config } from '../config.ts';
import { pagesNotBuilt } from '../http/http-error.ts';
import { freshNonce, readPage } from '../http/page.ts';
import { embeddedPagePolicy } from '../http/security-headers.ts';

/** The built-in report. Its page contains no data, and its calls need the report's token. */
export function serveReport(
  app: FastifyInstance,
  { folder, config }: { folder: string; config: Pick<Config, 'trustedOrigins'> },
): void {
  const page = readPage(path.join(folder, 'report'));

  app.get(REPORT_PATH, (_request, reply) => {
    if (page === undefined) throw pagesNotBuilt();
    const nonce = freshNonce();
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', embeddedPagePolicy(config, nonce))
      .type('text/html; charset=utf-8')
      .send(page.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`));
  });
}
