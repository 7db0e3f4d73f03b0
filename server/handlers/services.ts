import type { ComparePassword } from '../domain/password.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { EmailLimits } from '../http/email-limits.ts';
import type { Sessions } from '../http/sessions.ts';
import type { SignInAttempts } from '../http/sign-in-attempts.ts';
import type { TokenMaker } from '../http/tokens.ts';
import type { LiveNotifications } from '../live/live-notifications.ts';
import type { TakePayment } from '../payments/take-payment.ts';
import type { receiptPdf } from '../receipts/receipt-pdf.ts';
import type { AttemptCounts } from '../repositories/attempt-counts.ts';
import type { BenefitsRepository } from '../repositories/benefits.ts';
import type { GoalsRepository } from '../repositories/goals.ts';
import type { MemberChangesRepository } from '../repositories/member-changes.ts';
import type { MembersRepository } from '../repositories/members.ts';
import type { NotificationsRepository } from '../repositories/notifications.ts';
import type { PasswordsRepository } from '../repositories/passwords.ts';
import type { PatientSearchRepository } from '../repositories/patient-search.ts';
import type { PaymentAccountsRepository } from '../repositories/payment-accounts.ts';
import type { PaymentSchedulesRepository } from '../repositories/payment-schedules.ts';
import type { PaymentsDueRepository } from '../repositories/payments-due.ts';
import type { PlanFeesRepository } from '../repositories/plan-fees.ts';
import type { PlanMembershipsRepository } from '../repositories/plan-memberships.ts';
import type { PracticesRepository } from '../repositories/practices.ts';
import type { ProcedureCodesRepository } from '../repositories/procedure-codes.ts';
import type { ReceiptEmailsRepository } from '../repositories/receipt-emails.ts';
import type { RecentPatientsRepository } from '../repositories/recent-patients.ts';
import type { TransactionEmailsRepository } from '../repositories/transaction-emails.ts';
import type { TransactionsRepository } from '../repositories/transactions.ts';
import type { TreatmentsRepository } from '../repositories/treatments.ts';
import type { UsersRepository } from '../repositories/users.ts';

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
