import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FRAME_CATEGORIES } from '#domain/navigation/routes.ts';
import { appearanceInCookies } from '#domain/session/appearance.ts';
import { type Config, pageConfig } from '../config.ts';
import { pagesNotBuilt } from './http-error.ts';
import { freshNonce, readPage, renderFrame } from './page.ts';
import { marketplacePolicy } from './security-headers.ts';

/** The built-in marketplace (FRAME-1). It gets its token from the portal that frames it. */
export function serveMarketplace(
  app: FastifyInstance,
  { folder, config, version }: { folder: string; config: Config; version: string },
): void {
  const page = readPage(path.join(folder, 'marketplace'));
  const browserConfig = pageConfig(config, version);
  for (const category of FRAME_CATEGORIES)
    app.get(`/mp-${category}/`, (request, reply) => {
      if (page === undefined) throw pagesNotBuilt();
      const nonce = freshNonce();
      return reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', marketplacePolicy(config, nonce))
        .type('text/html; charset=utf-8')
        .send(renderFrame(page, nonce, browserConfig, appearanceInCookies(request.headers.cookie)));
    });
}
