import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import { auditCalls } from './audit/audited-calls.ts';
import { servePasswordReset } from './auth/password-reset-page.ts';
import { passwordResetsRepository } from './auth/password-resets.queries.ts';
import { NOT_YET, POLICY } from './auth/policy.ts';
import { serveAnswerPage } from './benefits/answer-page.ts';
import { benefitAnswersRepository } from './benefits/benefit-answers.queries.ts';
import { systemClock } from './clock.ts';
import { read } from './db/reading.ts';
import { tableReader } from './db/table-reader.ts';
import { portalHandlers } from './handlers.ts';
import { bindContract } from './http/bind.ts';
import { parseJsonWithin } from './http/body-shape.ts';
import { limitCalls } from './http/call-limits.ts';
import { compressAnswers } from './http/compression.ts';
import { limitConnections } from './http/connection-limits.ts';
import { loadContract } from './http/contract.ts';
import { answerBrokenRequest, answerUnroutable, handleErrors } from './http/error-handler.ts';
import { gateOf } from './http/gate.ts';
import { serveHealth } from './http/health.ts';
import { rejectForeignHosts } from './http/known-hosts.ts';
import { logAnswers, loggerOptions } from './http/logging.ts';
import { serveMarketplace } from './http/marketplace-frames.ts';
import { serveMetrics } from './http/metrics.ts';
import { delayCalls } from './http/mock-delays.ts';
import { servePages } from './http/pages.ts';
import { handleInTurn } from './http/pipelining.ts';
import { serveReference } from './http/reference.ts';
import {
  listeningWithin,
  REQUEST_LIMITS,
  type RequestLimits,
  rejectManyHeaders,
  rejectUnclearHost,
} from './http/request-limits.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { serveStatecharts } from './http/statecharts.ts';
import { closeConnectionsOnStop } from './http/stop.ts';
import { isUnavailable } from './http/unavailable.ts';
import { attachmentIn } from './mail/attachments.queries.ts';
import { serveDevOutbox } from './mail/dev-outbox.ts';
import { inlineLogoOf } from './mail/email-logo.ts';
import { outboxRepository } from './mail/outbox.queries.ts';
import { serveHostedFields } from './payments/hosted-fields.ts';
import { serveReceipts } from './receipts/receipt-page.ts';
import { serveReport } from './reports/report-page.ts';
import { ROOT, VERSION } from './root.ts';
import { type ServiceOptions, servicesOf } from './services.ts';

export interface BuildOptions extends ServiceOptions {
  pages?: string;
  requestLimits?: RequestLimits;
  logs?: { write(line: string): void };
}

const rejectSchema = (): never => {
  throw new Error('Calls are checked against the contract: a route must not have a schema of its own.');
};
/** Fastify's own compilers take a tenth of a second to load. */
const NO_SCHEMAS_OF_ROUTES = { buildValidator: rejectSchema, buildSerializer: rejectSchema };

/** Closing the server closes everything that this function opened. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const { config, db, clock = systemClock, requestLimits = REQUEST_LIMITS } = options;
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logs),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    ...listeningWithin(requestLimits),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    return503OnClosing: false,
    frameworkErrors: answerUnroutable(headers),
    clientErrorHandler: answerBrokenRequest(headers),
    schemaController: { compilersFactory: NO_SCHEMAS_OF_ROUTES },
  });
  app.removeContentTypeParser('text/plain');
  handleInTurn(app, requestLimits);
  parseJsonWithin(app, requestLimits);
  addSecurityHeaders(app, headers);
  rejectUnclearHost(app);
  limitConnections(app, config);
  if (config.mode !== 'production') rejectForeignHosts(app, config);
  logAnswers(app);
  rejectManyHeaders(app, requestLimits);
  handleErrors(app, isUnavailable);
  auditCalls(app, { db, clock, policy: POLICY });
  compressAnswers(app);
  const stopping = closeConnectionsOnStop(app);
  if (config.mockDelays) delayCalls(app);

  const callLimits = limitCalls(app, requestLimits, clock);
  const services = await servicesOf(app, options);
  const contract = await loadContract();
  bindContract(app, {
    contract,
    handlers: portalHandlers(services),
    notYet: NOT_YET,
    policy: POLICY,
    gate: gateOf(services.sessions, callLimits),
    bodyBytes: requestLimits.bodyBytes,
    read: (reading) => read(options.db, reading),
  });
  serveHealth(app, {
    readTables: tableReader(db),
    stopping: () => stopping.started,
  });
  serveAnswerPage(app, { answers: benefitAnswersRepository(db, clock), clock, callLimits });
  servePasswordReset(app, {
    resets: passwordResetsRepository(db, clock, `${config.publicUrl}${PASSWORD_RESET_PATH}`),
    attempts: services.attempts,
    counts: services.passwordAttempts,
    sendsEmail: services.sendsEmail,
    callLimits,
  });
  serveReceipts(app, { ...services, callLimits });
  const outbox = outboxRepository(db, clock);
  if (config.mode !== 'production')
    serveDevOutbox(app, {
      outbox,
      attachmentOf: attachmentIn(db),
      logoOf: (html) => inlineLogoOf(html, services.practiceLogos.find),
      from: config.mailFrom,
      hasMailServer: config.smtpUrl !== undefined,
    });
  await serveMetrics(app, {
    token: config.metricsToken,
    gauges: [
      { name: 'bridgework_emails', help: 'Emails in the outbox.', label: 'state', read: outbox.countOpen },
      {
        name: 'bridgework_live_streams',
        help: 'Streams of live notifications.',
        read: async () => [['', services.liveNotifications.count()]],
      },
    ],
  });
  if (config.docs) await serveReference(app, contract.text);
  const pages = options.pages ?? path.join(ROOT, 'dist', 'portal');
  if (config.paymentGateway === 'sandbox') serveHostedFields(app, { folder: pages, config, callLimits });
  serveReport(app, { folder: pages, config });
  if (config.statecharts) await serveStatecharts(app, path.join(ROOT, 'dist', 'statecharts'));
  serveMarketplace(app, { folder: pages, config, version: VERSION });
  await servePages(app, { folder: pages, config, version: VERSION });
  return app;
}
