import type { PageModel } from '#charts/page/page-model.ts';
import type { AnyPageDriver } from '#charts/page/walk.ts';
import type { ChartName } from '#machines/index.ts';
import type { Harness } from '../harness.ts';
import { benefitsPage, driveBenefits } from './benefits.ts';
import { codeAmountsPage, driveCodeAmounts } from './code-amounts.ts';
import { codeFormPage, driveCodeForm } from './code-form.ts';
import { codeImportPage, driveCodeImport } from './code-import.ts';
import { comparisonPage, driveComparison } from './comparison.ts';
import { csvExportPage, driveCsvExport } from './csv-export.ts';
import { dayClosePage, driveDayClose } from './day-close.ts';
import { driveFeeChange, feeChangePage } from './fee-change.ts';
import { driveGoalSettings, goalSettingsPage } from './goal-settings.ts';
import { driveMemberEdit, memberEditPage } from './member-edit.ts';
import { driveMembership, membershipPage } from './membership.ts';
import { driveNewPatient, newPatientPage } from './new-patient.ts';
import { driveOrganizationGoals, organizationGoalsPage } from './organization-goals.ts';
import type { PageAdapter } from './page-adapter.ts';
import { drivePatient, patientPage } from './patient.ts';
import { drivePatientSearch, patientSearchPage } from './patient-search.ts';
import { drivePatientViews, patientViewsPage } from './patient-views.ts';
import { drivePaymentAccounts, paymentAccountsPage } from './payment-accounts.ts';
import { drivePlanFee, planFeePage } from './plan-fee.ts';
import { drivePlanFees, planFeesPage } from './plan-fees.ts';
import { drivePlanRecord, planRecordPage } from './plan-record.ts';
import { drivePracticeLogo, practiceLogoPage } from './practice-logo.ts';
import { drivePracticeSettings, practiceSettingsPage } from './practice-settings.ts';
import { drivePracticeTransactions, practiceTransactionsPage } from './practice-transactions.ts';
import { driveProcedureCodes, procedureCodesPage } from './procedure-codes.ts';
import { driveReceiptEmail, receiptEmailPage } from './receipt-email.ts';
import { driveRecentPatients, recentPatientsPage } from './recent-patients.ts';
import { driveReminders, remindersPage } from './reminders.ts';
import { driveReport, reportPage } from './report.ts';
import { driveReversal, reversalPage } from './reversal.ts';
import { driveSale, salePage } from './sale.ts';
import { driveSavedViews, savedViewsPage } from './saved-views.ts';
import { driveStaff, staffPage } from './staff.ts';
import { driveTakePayment, takePaymentPage } from './take-payment.ts';
import { driveTextToPay, textToPayPage } from './text-to-pay.ts';
import { driveTransactions, transactionsPage } from './transactions.ts';

/** A page to walk: which parts of its chart it can show, and how. */
export interface Walked {
  model: PageModel;
  drive(adapter: PageAdapter, harness: Harness): Promise<Omit<AnyPageDriver, keyof PageAdapter>>;
}

export const patientPages = {
  csvExport: { model: csvExportPage, drive: driveCsvExport },
  memberEdit: { model: memberEditPage, drive: driveMemberEdit },
  patient: { model: patientPage, drive: drivePatient },
  patientSearch: { model: patientSearchPage, drive: drivePatientSearch },
  patientViews: { model: patientViewsPage, drive: drivePatientViews },
  recentPatients: { model: recentPatientsPage, drive: driveRecentPatients },
  reminders: { model: remindersPage, drive: driveReminders },
  savedViews: { model: savedViewsPage, drive: driveSavedViews },
} as const satisfies Partial<Record<ChartName, Walked>>;

export const planPages = {
  benefits: { model: benefitsPage, drive: driveBenefits },
  comparison: { model: comparisonPage, drive: driveComparison },
  membership: { model: membershipPage, drive: driveMembership },
  newPatient: { model: newPatientPage, drive: driveNewPatient },
  planRecord: { model: planRecordPage, drive: drivePlanRecord },
  sale: { model: salePage, drive: driveSale },
} as const satisfies Partial<Record<ChartName, Walked>>;

export const paymentPages = {
  paymentAccounts: { model: paymentAccountsPage, drive: drivePaymentAccounts },
  receiptEmail: { model: receiptEmailPage, drive: driveReceiptEmail },
  takePayment: { model: takePaymentPage, drive: driveTakePayment },
  textToPay: { model: textToPayPage, drive: driveTextToPay },
  transactions: { model: transactionsPage, drive: driveTransactions },
} as const satisfies Partial<Record<ChartName, Walked>>;

/** Pages of procedure codes and plan fees, which an administrator opens. */
export const feePages = {
  codeAmounts: { model: codeAmountsPage, drive: driveCodeAmounts },
  codeForm: { model: codeFormPage, drive: driveCodeForm },
  codeImport: { model: codeImportPage, drive: driveCodeImport },
  feeChange: { model: feeChangePage, drive: driveFeeChange },
  planFee: { model: planFeePage, drive: drivePlanFee },
  planFees: { model: planFeesPage, drive: drivePlanFees },
  procedureCodes: { model: procedureCodesPage, drive: driveProcedureCodes },
} as const satisfies Partial<Record<ChartName, Walked>>;

/** The other pages that an administrator opens. */
export const adminPages = {
  dayClose: { model: dayClosePage, drive: driveDayClose },
  goalSettings: { model: goalSettingsPage, drive: driveGoalSettings },
  organizationGoals: { model: organizationGoalsPage, drive: driveOrganizationGoals },
  practiceLogo: { model: practiceLogoPage, drive: drivePracticeLogo },
  practiceSettings: { model: practiceSettingsPage, drive: drivePracticeSettings },
  practiceTransactions: { model: practiceTransactionsPage, drive: drivePracticeTransactions },
  report: { model: reportPage, drive: driveReport },
  reversal: { model: reversalPage, drive: driveReversal },
  staff: { model: staffPage, drive: driveStaff },
} as const satisfies Partial<Record<ChartName, Walked>>;

export const pages = { ...patientPages, ...planPages, ...paymentPages, ...feePages, ...adminPages };

/** Charts that no tour walks on a page, with the reason. The journeys are in tests/journeys. */
export const withoutPage: Partial<Record<ChartName, string>> = {
  appearance: 'appearance.test.ts chooses the appearance and drawer, reloads, and signs in as another user',
  atelier: 'atelier.test.ts opens the catalog and charts, collapses states and selects parts',
  cardFrame: 'it draws nothing: the page of payment accounts loads and asks the card fields through it',
  catalogCoverage: 'atelier.test.ts checks the coverage of charts that a search finds, and stops it',
  chartExport: 'atelier-export.test.ts saves a chart in every format',
  chartPlay: 'atelier-simulate.test.ts takes steps, undoes them and plays a path',
  chartQuestions: 'atelier.test.ts reads the answers and the coverage',
  commandMenu: 'command-menu.test.ts opens the menu, searches with it and chooses from it',
  dialog: 'keyboard.test.ts opens and closes the profile and the dialog over it in every way',
  drawer: 'shell-drawer.test.ts collapses, hovers and opens the drawer in wide and narrow windows',
  firstSteps: 'first-run.test.ts sees the steps of an empty practice, and the dashboard without a response',
  hostedFields: 'hosted-fields.test.ts and payment-accounts.test.ts fill in the card fields in their frame',
  leaving: 'leaving.test.ts leaves unsaved work by practice, link, Back, reload and Logout',
  liveView: 'atelier-live.test.ts watches a tab that signs in, and stops',
  traceView: 'atelier-live.test.ts replays a problem report that the portal saved',
  login: 'sign-in-form.test.ts and sign-in.test.ts fill in the login form and sign in',
  marketplaceFrame:
    'marketplace-frame.test.ts and marketplace-attacks.test.ts embed frames of another origin, late and hostile',
  planOffers: 'plans-widget.test.ts reads the plans on offer',
  menuHint:
    'menu-hint.test.ts signs in, dismisses the hint by key and by opening the menu, and signs in again',
  navigation: 'routes.test.ts and sign-in.test.ts open every path with and without a session',
  navigationBlocker: 'it draws nothing: leaving.test.ts leaves by link and by Back through it',
  notifications: 'bell.test.ts lists, opens, dismisses, restores and receives notifications',
  pageInitialState: 'constants.test.ts reads the flag of three pages, to the millisecond',
  passwordChange: 'restart.test.ts and keyboard.test.ts change the password and see each refusal',
  patientActivity:
    'patient-notes.test.ts reads the activity; its stories show more of it, and why it did not load',
  patientNotes: 'patient-notes.test.ts adds and removes notes; its stories show each refusal',
  portal: 'it draws nothing: every built page runs it',
  receiptTab: 'it draws nothing: the page of transactions opens receipts through it',
  session: 'session.test.ts, sign-in.test.ts and faults-storage.test.ts begin, lose and end sessions',
  sessionEnd: 'session-end.test.ts reads and extends the end of a session in two tabs',
  ownDetails: 'settings.test.ts changes name and phone; its stories show what is refused and a failure',
  sessionList: 'settings.test.ts lists the sessions, ends one and all others, and sees a failure',
  shell: 'it draws nothing: the journeys of the charts that it starts show what it sends them',
  shortcuts: 'shortcuts.test.ts presses every shortcut, and lets the first of two keys expire',
  support: 'support-widget.test.ts reads the support information, why it did not load, and searches how-tos',
  problemReport:
    'support-widget.test.ts sends and saves a report; its stories show what is refused and each failure',
  textField: 'sign-in-form.test.ts types, pastes and fills in the email, and leaves it',
  toastQueue: 'sign-in-toasts.test.ts sees toasts come, queue and go, to the millisecond',
  tokenStore: 'it draws nothing: sign-in.test.ts and session.test.ts renew and end tokens in several tabs',
  weeklyReport: 'settings.test.ts turns it on and off; its stories show each failure',
  widgetHost: 'widgets.test.ts hosts widgets that work, are missing, throw, give up and hang',
};
