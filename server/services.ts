import type { FastifyInstance } from 'fastify';
import { ANSWER_PATH, PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import { attemptCountsRepository } from './auth/attempt-counts.queries.ts';
import { keyRingOf } from './auth/key-ring.ts';
import type { ComparePassword } from './auth/password.ts';
import { passwordsRepository } from './auth/passwords.queries.ts';
import { sessionsRepository } from './auth/sessions.queries.ts';
import { sessionsOf } from './auth/sessions.ts';
import { SIGN_IN_LIMITS, type SignInLimits, signInAttempts } from './auth/sign-in-attempts.ts';
import { signInNetworksRepository } from './auth/sign-in-networks.queries.ts';
import { keysInFolder } from './auth/signing-keys.ts';
import { tokenMaker } from './auth/tokens.ts';
import { userActivityOf } from './auth/user-activity.ts';
import { benefitsRepository } from './benefits/benefits.queries.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, sendsEmail } from './config.ts';
import type { Db } from './db/open.ts';
import type { Signals } from './db/signals.ts';
import { emailLimits } from './mail/email-limits.ts';
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
import { gatewayOf, moneyServices } from './payments/money-services.ts';
import { paymentSchedulesRepository } from './payments/payment-schedules.queries.ts';
import { paymentsDueRepository } from './payments/payments-due.queries.ts';
import { receiptEmailsRepository } from './payments/receipt-emails.queries.ts';
import { transactionEmailsRepository } from './payments/transaction-emails.queries.ts';
import { codeImportsRepository } from './plans/code-imports.queries.ts';
import { planFeesRepository } from './plans/plan-fees.queries.ts';
import { planMembershipsRepository } from './plans/plan-memberships.queries.ts';
import { procedureCodesRepository } from './plans/procedure-codes.queries.ts';
import { treatmentsRepository } from './plans/treatments.queries.ts';
import { ucrAmountsRepository } from './plans/ucr-amounts.queries.ts';
import { goalsRepository } from './practices/goals.queries.ts';
import { practiceLogosRepository } from './practices/practice-logos.queries.ts';
import { practiceSettingsRepository } from './practices/practice-settings.queries.ts';
import { practicesRepository } from './practices/practices.queries.ts';
import { problemReportsRepository } from './practices/problem-reports.queries.ts';
import { powerBiTokens } from './reports/power-bi-tokens.ts';
import { reportSubscriptionsRepository } from './reports/report-subscriptions.queries.ts';
import { reportsRepository } from './reports/reports.queries.ts';
import { VERSION } from './root.ts';
import { staffRepository } from './staff/staff.queries.ts';
import { usersRepository } from './staff/users.queries.ts';

export interface ServiceOptions {
  config: Config;
  db: Db;
  signals: Signals;
  clock?: Clock;
  signInLimits?: SignInLimits;
  liveLimits?: LiveLimits;
  comparePassword?: ComparePassword;
  gateway?: Gateway;
}

/** What the handlers read, by name. */
export type Services = Awaited<ReturnType<typeof servicesOf>>;

export async function servicesOf(app: FastifyInstance, options: ServiceOptions) {
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
    /** False if emails would never be sent. */
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
    memberships: planMembershipsRepository(db, clock),
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
