import type { AttemptCounts } from './auth/attempt-counts.queries.ts';
import type { ComparePassword } from './auth/password.ts';
import type { PasswordsRepository } from './auth/passwords.queries.ts';
import type { Sessions } from './auth/sessions.ts';
import type { SignInAttempts } from './auth/sign-in-attempts.ts';
import type { TokenMaker } from './auth/tokens.ts';
import type { UsersRepository } from './auth/users.queries.ts';
import type { BenefitsRepository } from './benefits/benefits.queries.ts';
import type { EmailLimits } from './mail/email-limits.ts';
import type { LiveNotifications } from './notifications/live-notifications.ts';
import type { NotificationsRepository } from './notifications/notifications.queries.ts';
import type { MemberChangesRepository } from './patients/member-changes.queries.ts';
import type { MembersRepository } from './patients/members.queries.ts';
import type { PatientSearchRepository } from './patients/patient-search.queries.ts';
import type { RecentPatientsRepository } from './patients/recent-patients.queries.ts';
import type { Gateway } from './payments/gateway/gateway.ts';
import type { PaymentAccountsRepository } from './payments/payment-accounts.queries.ts';
import type { PaymentSchedulesRepository } from './payments/payment-schedules.queries.ts';
import type { PaymentsDueRepository } from './payments/payments-due.queries.ts';
import type { ReceiptEmailsRepository } from './payments/receipt-emails.queries.ts';
import type { TakePayment } from './payments/take-payment.ts';
import type { TransactionEmailsRepository } from './payments/transaction-emails.queries.ts';
import type { TransactionsRepository } from './payments/transactions.queries.ts';
import type { PlanFeesRepository } from './plans/plan-fees.queries.ts';
import type { PlanMembershipsRepository } from './plans/plan-memberships.queries.ts';
import type { ProcedureCodesRepository } from './plans/procedure-codes.queries.ts';
import type { TreatmentsRepository } from './plans/treatments.queries.ts';
import type { GoalsRepository } from './practices/goals.queries.ts';
import type { PracticesRepository } from './practices/practices.queries.ts';
import type { receiptPdf } from './receipts/receipt-pdf.ts';

/** What handlers work with. */
export interface Services {
  sessions: Sessions;
  attempts: SignInAttempts;
  emailLimits: EmailLimits;
  /** False where an email that is written would never leave. */
  sendsEmail: boolean;
  transactionEmails: TransactionEmailsRepository;
  tokens: TokenMaker;
  users: UsersRepository;
  /** In place of argon2. */
  comparePassword: ComparePassword | undefined;
  passwords: PasswordsRepository;
  passwordAttempts: AttemptCounts;
  practices: PracticesRepository;
  notifications: NotificationsRepository;
  liveNotifications: LiveNotifications;
  patientSearch: PatientSearchRepository;
  recentPatients: RecentPatientsRepository;
  members: MembersRepository;
  memberChanges: MemberChangesRepository;
  paymentsDue: PaymentsDueRepository;
  codes: ProcedureCodesRepository;
  fees: PlanFeesRepository;
  goals: GoalsRepository;
  benefits: BenefitsRepository;
  accounts: PaymentAccountsRepository;
  memberships: PlanMembershipsRepository;
  transactions: TransactionsRepository;
  receiptEmails: ReceiptEmailsRepository;
  paymentSchedules: PaymentSchedulesRepository;
  treatments: TreatmentsRepository;
  gateway: Gateway;
  takePayment: TakePayment;
  receipts: typeof receiptPdf;
}
