import { ownSessions } from './auth/own-sessions.handlers.ts';
import { passwordChange } from './auth/passwords.handlers.ts';
import { signingIn } from './auth/signing-in.handlers.ts';
import { benefits } from './benefits/benefits.handlers.ts';
import type { Handlers } from './http/call.ts';
import { patientActivity } from './patients/patient-activity.handlers.ts';
import { patientNotes } from './patients/patient-notes.handlers.ts';
import { patients } from './patients/patients.handlers.ts';
import { paymentReminders } from './patients/payment-reminders.handlers.ts';
import { recentPatients } from './patients/recent-patients.handlers.ts';
import { savedViews } from './patients/saved-views.handlers.ts';
import { dayCloses } from './payments/day-closes.handlers.ts';
import { paymentAccounts } from './payments/payment-accounts.handlers.ts';
import { payments } from './payments/payments.handlers.ts';
import { reversals } from './payments/reversals.handlers.ts';
import { emails } from './payments/transaction-emails.handlers.ts';
import { codeImports } from './plans/code-imports.handlers.ts';
import { planFees } from './plans/plan-fees.handlers.ts';
import { planHistory } from './plans/plan-history.handlers.ts';
import { planMemberships } from './plans/plan-memberships.handlers.ts';
import { procedureCodes } from './plans/procedure-codes.handlers.ts';
import { goalSettings } from './practices/goals.handlers.ts';
import { practiceManagement } from './practices/practice-settings.handlers.ts';
import { support } from './practices/support.handlers.ts';
import { receipts } from './receipts/receipts.handlers.ts';
import { reporting } from './reports/reporting.handlers.ts';
import { sales } from './sales/sales.handlers.ts';
import type { Services } from './services.ts';
import { account } from './staff/account.handlers.ts';
import { staff } from './staff/staff.handlers.ts';

export const portalHandlers = (services: Services): Handlers => ({
  ...signingIn(services),
  ...ownSessions(services),
  ...account(services),
  ...support(services),
  ...patients(services),
  ...recentPatients(services),
  ...savedViews(services),
  ...paymentReminders(services),
  ...emails(services),
  ...passwordChange(services),
  ...procedureCodes(services),
  ...codeImports(services),
  ...planFees(services),
  ...goalSettings(services),
  ...benefits(services),
  ...reporting(services),
  ...paymentAccounts(services),
  ...payments(services),
  ...receipts(services),
  ...reversals(services),
  ...dayCloses(services),
  ...planHistory(services),
  ...planMemberships(services),
  ...staff(services),
  ...practiceManagement(services),
  ...patientNotes(services),
  ...patientActivity(services),
  ...sales(services),
});
