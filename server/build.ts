import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { ANSWER_PATH, PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import { attemptCountsRepository } from './auth/attempt-counts.queries.ts';
import { keyRingOf } from './auth/key-ring.ts';
import type { ComparePassword } from './auth/password.ts';
import { servePasswordReset } from './auth/password-reset-page.ts';
import { passwordResetsRepository } from './auth/password-resets.queries.ts';
import { passwordsRepository } from './auth/passwords.queries.ts';
import { NOT_YET, POLICY } from './auth/policy.ts';
import { sessionsRepository } from './auth/sessions.queries.ts';
import { sessionsOf } from './auth/sessions.ts';
import { SIGN_IN_LIMITS, type SignInLimits, signInAttempts } from './auth/sign-in-attempts.ts';
import { signInNetworksRepository } from './auth/sign-in-networks.queries.ts';
import { keysInFolder } from './auth/signing-keys.ts';
import { staffRepository } from './auth/staff.queries.ts';
import { tokenMaker } from './auth/tokens.ts';
import { userActivityOf } from './auth/user-activity.ts';
import { usersRepository } from './auth/users.queries.ts';
import { serveAnswerPage } from './benefits/answer-page.ts';
import { benefitAnswersRepository } from './benefits/benefit-answers.queries.ts';
import { benefitsRepository } from './benefits/benefits.queries.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, sendsEmail } from './config.ts';
import type { Db } from './db/open.ts';
import { read } from './db/reading.ts';
import type { Signals } from './db/signals.ts';
import { tableReader } from './db/table-reader.ts';
import { portalHandlers } from './handlers.ts';
import { auditCalls } from './http/audit.ts';
import { bindContract } from './http/bind.ts';
import { parseJsonWithin } from './http/body-shape.ts';
import { limitCalls } from './http/call-limits.ts';
import { compressAnswers } from './http/compression.ts';
import { limitConnections } from './http/connection-limits.ts';
import { loadContract } from './http/contract.ts';
import { answerBrokenRequest, answerUnroutable, handleErrors } from './http/error-handler.ts';
import { gateOf } from './http/gate.ts';
import { serveHealth } from './http/health.ts';
import { refuseForeignHosts } from './http/known-hosts.ts';
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
  refuseManyHeaders,
  refuseUnclearHost,
} from './http/request-limits.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { serveStatecharts } from './http/statecharts.ts';
import { closeConnectionsOnStop } from './http/stop.ts';
import { isUnavailable } from './http/unavailable.ts';
import { attachmentIn } from './mail/attachments.queries.ts';
import { serveDevOutbox } from './mail/dev-outbox.ts';
import { emailLimits } from './mail/email-limits.ts';
import { inlineLogoOf } from './mail/email-logo.ts';
import { outboxRepository } from './mail/outbox.queries.ts';
import { LIVE_LIMITS, type LiveLimits, liveNotificationsOf } from './notifications/live-notifications.ts';
import { notificationsRepository } from './notifications/notifications.queries.ts';
import { memberChangesRepository } from './patients/member-changes.queries.ts';
import { membersRepository } from './patients/members.queries.ts';
import { patientActivityRepository } from './patients/patient-activity.queries.ts';
import { patientNotesRepository } from './patients/patient-notes.queries.ts';
import { patientSearchRepository } from './patients/patient-search.queries.ts';
import { patientViewsRepository } from './patients/patient-views.queries.ts';
import { paymentRemindersRepository } from './patients/payment-reminders.queries.ts';
import { recentPatientsRepository } from './patients/recent-patients.queries.ts';
import { savedViewsRepository } from './patients/saved-views.queries.ts';
import { dayClosesRepository } from './payments/day-closes.queries.ts';
import type { Gateway } from './payments/gateway/gateway.ts';
import { serveHostedFields } from './payments/hosted-fields.ts';
import { gatewayOf, moneyServices } from './payments/money-services.ts';
import { paymentSchedulesRepository } from './payments/payment-schedules.queries.ts';
import { paymentsDueRepository } from './payments/payments-due.queries.ts';
import { receiptEmailsRepository } from './payments/receipt-emails.queries.ts';
import { transactionEmailsRepository } from './payments/transaction-emails.queries.ts';
import { codeImportsRepository } from './plans/code-imports.queries.ts';
import { planFeesRepository } from './plans/plan-fees.queries.ts';
import { procedureCodesRepository } from './plans/procedure-codes.queries.ts';
import { treatmentsRepository } from './plans/treatments.queries.ts';
import { ucrAmountsRepository } from './plans/ucr-amounts.queries.ts';
import { goalsRepository } from './practices/goals.queries.ts';
import { practiceLogosRepository } from './practices/practice-logos.queries.ts';
import { practiceSettingsRepository } from './practices/practice-settings.queries.ts';
import { practicesRepository } from './practices/practices.queries.ts';
import { problemReportsRepository } from './practices/problem-reports.queries.ts';
import { serveReceipts } from './receipts/receipt-page.ts';
import { powerBiTokens } from './reports/power-bi-tokens.ts';
import { serveReport } from './reports/report-page.ts';
import { reportSubscriptionsRepository } from './reports/report-subscriptions.queries.ts';
import { reportsRepository } from './reports/reports.queries.ts';
import { ROOT, VERSION } from './root.ts';
import type { Services } from './services.ts';

export interface BuildOptions {
  config: Config;
  db: Db;
  signals: Signals;
  clock?: Clock;
  pages?: string;
  signInLimits?: SignInLimits;
  requestLimits?: RequestLimits;
  liveLimits?: LiveLimits;
  comparePassword?: ComparePassword;
  gateway?: Gateway;
  logs?: { write(line: string): void };
}

const refuseSchema = (): never => {
  throw new Error('Calls are checked against the contract: a route must not have a schema of its own.');
};
/** Fastify's own compilers take a tenth of a second to load. */
const NO_SCHEMAS_OF_ROUTES = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

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
  refuseUnclearHost(app);
  limitConnections(app, config);
  if (config.mode !== 'production') refuseForeignHosts(app, config);
  logAnswers(app);
  refuseManyHeaders(app, requestLimits);
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

async function servicesOf(app: FastifyInstance, options: BuildOptions): Promise<Services> {
  const { config, db, signals, clock = systemClock, signInLimits = SIGN_IN_LIMITS } = options;
  const repository = sessionsRepository(db, clock);
  const keys = config.tokenKeys.length > 0 ? config.tokenKeys : keysInFolder(config.dataDir);
  const userActivity = userActivityOf({ write: repository.saveUserActivity, now: clock, log: app.log });
  app.addHook('onClose', () => userActivity.settle());
  const attemptCounts = attemptCountsRepository(db, clock, signInLimits.windowMs);
  const tokens = tokenMaker(await keyRingOf(keys, repository), clock);
  const sessions = sessionsOf({ repository, tokens, userActivity, now: clock });
  const notifications = notificationsRepository(db, clock);
  const liveNotifications = liveNotificationsOf({
    notifications,
    sessions,
    signals,
    log: app.log,
    clock,
    limits: options.liveLimits ?? LIVE_LIMITS,
  });
  app.addHook('preClose', async () => liveNotifications.close());
  return {
    sessions,
    tokens,
    makeReportToken: config.powerBi
      ? powerBiTokens({ settings: config.powerBi, log: app.log, clock })
      : tokens.makeReport,
    attempts: signInAttempts({
      limits: signInLimits,
      counts: attemptCounts,
      accountCounts: attemptCountsRepository(db, clock, signInLimits.accountWindowMs),
      networks: signInNetworksRepository(db, clock),
    }),
    emailLimits: emailLimits(clock),
    sendsEmail: sendsEmail(config),
    transactionEmails: transactionEmailsRepository(db, clock),
    users: usersRepository(db),
    comparePassword: options.comparePassword,
    passwords: passwordsRepository(db, clock),
    passwordAttempts: attemptCounts,
    practices: practicesRepository(db),
    practiceSettings: practiceSettingsRepository(db),
    practiceLogos: practiceLogosRepository(db, clock),
    problemReports: problemReportsRepository(db, clock, {
      supportEmail: config.supportEmail,
      version: VERSION,
    }),
    notifications,
    liveNotifications,
    patientSearch: patientSearchRepository(clock),
    patientViews: patientViewsRepository(clock),
    paymentReminders: paymentRemindersRepository(db, clock),
    savedViews: savedViewsRepository(db),
    recentPatients: recentPatientsRepository(db),
    members: membersRepository(db, clock),
    memberChanges: memberChangesRepository(db, clock),
    paymentsDue: paymentsDueRepository(db),
    codes: procedureCodesRepository(db),
    codeImports: codeImportsRepository(db),
    ucrAmounts: ucrAmountsRepository(db),
    fees: planFeesRepository(db, clock, config.longNoticeStates),
    goals: goalsRepository(db, clock),
    dayCloses: dayClosesRepository(db, clock),
    reports: reportsRepository(db, clock),
    subscriptions: reportSubscriptionsRepository(db, clock),
    benefits: benefitsRepository(db, clock, `${config.publicUrl}${ANSWER_PATH}`, sendsEmail(config)),
    receiptEmails: receiptEmailsRepository(db),
    paymentSchedules: paymentSchedulesRepository(db),
    treatments: treatmentsRepository(db),
    staff: staffRepository(db, clock, `${config.publicUrl}${PASSWORD_RESET_PATH}`),
    patientNotes: patientNotesRepository(db, clock),
    patientActivity: patientActivityRepository(db),
    ...moneyServices(
      db,
      clock,
      options.gateway ?? gatewayOf(config.paymentGateway, db, clock),
      config.salesTax,
    ),
  };
}
