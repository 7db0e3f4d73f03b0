import type { AnyStateMachine } from 'xstate';
import { appearanceMachine } from './appearance/appearance.machine.ts';
import { atelierMachine } from './atelier/atelier.machine.ts';
import { benefitsMachine } from './benefits/benefits.machine.ts';
import { cardFrameMachine } from './card-frame/card-frame.machine.ts';
import { catalogCoverageMachine } from './catalog-coverage/catalog-coverage.machine.ts';
import { chartExportMachine } from './chart-export/chart-export.machine.ts';
import { chartPlayMachine } from './chart-play/chart-play.machine.ts';
import { chartQuestionsMachine } from './chart-questions/chart-questions.machine.ts';
import { codeAmountsMachine } from './code-amounts/code-amounts.machine.ts';
import { codeFormMachine } from './code-form/code-form.machine.ts';
import { codeImportMachine } from './code-import/code-import.machine.ts';
import { commandMenuMachine } from './command-menu/command-menu.machine.ts';
import { comparisonMachine } from './comparison/comparison.machine.ts';
import { csvExportMachine } from './csv-export/csv-export.machine.ts';
import { dayCloseMachine } from './day-close/day-close.machine.ts';
import { dialogMachine } from './dialog/dialog.machine.ts';
import { drawerMachine } from './drawer/drawer.machine.ts';
import { feeChangeMachine } from './fee-change/fee-change.machine.ts';
import { firstStepsMachine } from './first-steps/first-steps.machine.ts';
import { goalSettingsMachine } from './goal-settings/goal-settings.machine.ts';
import { hostedFieldsMachine } from './hosted-fields/hosted-fields.machine.ts';
import { leavingMachine } from './leaving/leaving.machine.ts';
import { liveViewMachine } from './live-view/live-view.machine.ts';
import { loginMachine } from './login/login.machine.ts';
import { marketplaceFrameMachine } from './marketplace-frame/marketplace-frame.machine.ts';
import { memberEditMachine } from './member-edit/member-edit.machine.ts';
import { membershipMachine } from './membership/membership.machine.ts';
import { menuHintMachine } from './menu-hint/menu-hint.machine.ts';
import { navigationMachine } from './navigation/navigation.machine.ts';
import { navigationBlockerMachine } from './navigation-blocker/navigation-blocker.machine.ts';
import { newPatientMachine } from './new-patient/new-patient.machine.ts';
import { notificationsMachine } from './notifications/notifications.machine.ts';
import { organizationGoalsMachine } from './organization-goals/organization-goals.machine.ts';
import { ownDetailsMachine } from './own-details/own-details.machine.ts';
import { pageInitialStateMachine } from './page-initial-state/page-initial-state.machine.ts';
import { passwordChangeMachine } from './password-change/password-change.machine.ts';
import { patientMachine } from './patient/patient.machine.ts';
import { patientActivityMachine } from './patient-activity/patient-activity.machine.ts';
import { patientNotesMachine } from './patient-notes/patient-notes.machine.ts';
import { patientSearchMachine } from './patient-search/patient-search.machine.ts';
import { patientViewsMachine } from './patient-views/patient-views.machine.ts';
import { paymentAccountsMachine } from './payment-accounts/payment-accounts.machine.ts';
import { planFeeMachine } from './plan-fee/plan-fee.machine.ts';
import { planFeesMachine } from './plan-fees/plan-fees.machine.ts';
import { planOffersMachine } from './plan-offers/plan-offers.machine.ts';
import { planRecordMachine } from './plan-record/plan-record.machine.ts';
import { portalMachine } from './portal/portal.machine.ts';
import { practiceLogoMachine } from './practice-logo/practice-logo.machine.ts';
import { practiceSettingsMachine } from './practice-settings/practice-settings.machine.ts';
import { practiceTransactionsMachine } from './practice-transactions/practice-transactions.machine.ts';
import { problemReportMachine } from './problem-report/problem-report.machine.ts';
import { procedureCodesMachine } from './procedure-codes/procedure-codes.machine.ts';
import { receiptEmailMachine } from './receipt-email/receipt-email.machine.ts';
import { receiptTabMachine } from './receipt-tab/receipt-tab.machine.ts';
import { recentPatientsMachine } from './recent-patients/recent-patients.machine.ts';
import { remindersMachine } from './reminders/reminders.machine.ts';
import { reportMachine } from './report/report.machine.ts';
import { reversalMachine } from './reversal/reversal.machine.ts';
import { saleMachine } from './sale/sale.machine.ts';
import { savedViewsMachine } from './saved-views/saved-views.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { sessionEndMachine } from './session-end/session-end.machine.ts';
import { sessionListMachine } from './session-list/session-list.machine.ts';
import { shellMachine } from './shell/shell.machine.ts';
import { shortcutsMachine } from './shortcuts/shortcuts.machine.ts';
import { staffMachine } from './staff/staff.machine.ts';
import { supportMachine } from './support/support.machine.ts';
import { takePaymentMachine } from './take-payment/take-payment.machine.ts';
import { textFieldMachine } from './text-field/text-field.machine.ts';
import { textToPayMachine } from './text-to-pay/text-to-pay.machine.ts';
import { toastQueueMachine } from './toast-queue/toast-queue.machine.ts';
import { tokenStoreMachine } from './token-store/token-store.machine.ts';
import { traceViewMachine } from './trace-view/trace-view.machine.ts';
import { transactionsMachine } from './transactions/transactions.machine.ts';
import { weeklyReportMachine } from './weekly-report/weekly-report.machine.ts';
import { widgetHostMachine } from './widget-host/widget-host.machine.ts';

export const charts = {
  atelier: atelierMachine,
  benefits: benefitsMachine,
  cardFrame: cardFrameMachine,
  catalogCoverage: catalogCoverageMachine,
  chartExport: chartExportMachine,
  chartPlay: chartPlayMachine,
  chartQuestions: chartQuestionsMachine,
  codeAmounts: codeAmountsMachine,
  codeForm: codeFormMachine,
  codeImport: codeImportMachine,
  commandMenu: commandMenuMachine,
  comparison: comparisonMachine,
  csvExport: csvExportMachine,
  dayClose: dayCloseMachine,
  dialog: dialogMachine,
  drawer: drawerMachine,
  feeChange: feeChangeMachine,
  firstSteps: firstStepsMachine,
  goalSettings: goalSettingsMachine,
  hostedFields: hostedFieldsMachine,
  leaving: leavingMachine,
  liveView: liveViewMachine,
  login: loginMachine,
  appearance: appearanceMachine,
  marketplaceFrame: marketplaceFrameMachine,
  memberEdit: memberEditMachine,
  membership: membershipMachine,
  menuHint: menuHintMachine,
  navigation: navigationMachine,
  navigationBlocker: navigationBlockerMachine,
  newPatient: newPatientMachine,
  notifications: notificationsMachine,
  organizationGoals: organizationGoalsMachine,
  ownDetails: ownDetailsMachine,
  pageInitialState: pageInitialStateMachine,
  passwordChange: passwordChangeMachine,
  patientActivity: patientActivityMachine,
  patientNotes: patientNotesMachine,
  patientSearch: patientSearchMachine,
  patientViews: patientViewsMachine,
  paymentAccounts: paymentAccountsMachine,
  planFee: planFeeMachine,
  planFees: planFeesMachine,
  planOffers: planOffersMachine,
  planRecord: planRecordMachine,
  patient: patientMachine,
  portal: portalMachine,
  practiceLogo: practiceLogoMachine,
  practiceSettings: practiceSettingsMachine,
  practiceTransactions: practiceTransactionsMachine,
  problemReport: problemReportMachine,
  procedureCodes: procedureCodesMachine,
  receiptEmail: receiptEmailMachine,
  receiptTab: receiptTabMachine,
  recentPatients: recentPatientsMachine,
  reminders: remindersMachine,
  report: reportMachine,
  sale: saleMachine,
  reversal: reversalMachine,
  savedViews: savedViewsMachine,
  session: sessionMachine,
  sessionEnd: sessionEndMachine,
  sessionList: sessionListMachine,
  shell: shellMachine,
  shortcuts: shortcutsMachine,
  staff: staffMachine,
  support: supportMachine,
  takePayment: takePaymentMachine,
  textField: textFieldMachine,
  textToPay: textToPayMachine,
  toastQueue: toastQueueMachine,
  tokenStore: tokenStoreMachine,
  traceView: traceViewMachine,
  transactions: transactionsMachine,
  weeklyReport: weeklyReportMachine,
  widgetHost: widgetHostMachine,
} as const satisfies Record<string, AnyStateMachine>;

export type ChartName = keyof typeof charts;
