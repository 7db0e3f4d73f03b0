import type { AnyModel } from '#charts/explore/model.ts';
import type { ChartName } from '#machines/index.ts';
import { appearanceModel } from './appearance.model.ts';
import { atelierModel } from './atelier.model.ts';
import { benefitsModel } from './benefits.model.ts';
import { cardFrameModel } from './card-frame.model.ts';
import { catalogCoverageModel } from './catalog-coverage.model.ts';
import { chartExportModel } from './chart-export.model.ts';
import { chartPlayModel } from './chart-play.model.ts';
import { chartQuestionsModel } from './chart-questions.model.ts';
import { codeAmountsModel } from './code-amounts.model.ts';
import { codeFormModel } from './code-form.model.ts';
import { codeImportModel } from './code-import.model.ts';
import { commandMenuModel } from './command-menu.model.ts';
import { comparisonModel } from './comparison.model.ts';
import { csvExportModel } from './csv-export.model.ts';
import { dayCloseModel } from './day-close.model.ts';
import { dialogModel } from './dialog.model.ts';
import { drawerModel } from './drawer.model.ts';
import { feeChangeModel } from './fee-change.model.ts';
import { firstStepsModel } from './first-steps.model.ts';
import { goalSettingsModel } from './goal-settings.model.ts';
import { hostedFieldsModel } from './hosted-fields.model.ts';
import { leavingModel } from './leaving.model.ts';
import { liveViewModel } from './live-view.model.ts';
import { loginModel } from './login.model.ts';
import { marketplaceFrameModel } from './marketplace-frame.model.ts';
import { memberEditModel } from './member-edit.model.ts';
import { membershipModel } from './membership.model.ts';
import { menuHintModel } from './menu-hint.model.ts';
import { navigationModel } from './navigation.model.ts';
import { navigationBlockerModel } from './navigation-blocker.model.ts';
import { newPatientModel } from './new-patient.model.ts';
import { notificationsModel } from './notifications.model.ts';
import { organizationGoalsModel } from './organization-goals.model.ts';
import { ownDetailsModel } from './own-details.model.ts';
import { pageInitialStateModel } from './page-initial-state.model.ts';
import { passwordChangeModel } from './password-change.model.ts';
import { patientModel } from './patient.model.ts';
import { patientActivityModel } from './patient-activity.model.ts';
import { patientNotesModel } from './patient-notes.model.ts';
import { patientSearchModel } from './patient-search.model.ts';
import { patientViewsModel } from './patient-views.model.ts';
import { paymentAccountsModel } from './payment-accounts.model.ts';
import { planFeeModel } from './plan-fee.model.ts';
import { planFeesModel } from './plan-fees.model.ts';
import { planOffersModel } from './plan-offers.model.ts';
import { planRecordModel } from './plan-record.model.ts';
import { portalModel } from './portal.model.ts';
import { practiceLogoModel } from './practice-logo.model.ts';
import { practiceSettingsModel } from './practice-settings.model.ts';
import { practiceTransactionsModel } from './practice-transactions.model.ts';
import { problemReportModel } from './problem-report.model.ts';
import { procedureCodesModel } from './procedure-codes.model.ts';
import { receiptEmailModel } from './receipt-email.model.ts';
import { receiptTabModel } from './receipt-tab.model.ts';
import { recentPatientsModel } from './recent-patients.model.ts';
import { remindersModel } from './reminders.model.ts';
import { reportModel } from './report.model.ts';
import { reversalModel } from './reversal.model.ts';
import { saleModel } from './sale.model.ts';
import { savedViewsModel } from './saved-views.model.ts';
import { sessionModel } from './session.model.ts';
import { sessionEndModel } from './session-end.model.ts';
import { sessionListModel } from './session-list.model.ts';
import { shellModel } from './shell.model.ts';
import { shortcutsModel } from './shortcuts.model.ts';
import { staffModel } from './staff.model.ts';
import { supportModel } from './support.model.ts';
import { takePaymentModel } from './take-payment.model.ts';
import { textFieldModel } from './text-field.model.ts';
import { textToPayModel } from './text-to-pay.model.ts';
import { toastQueueModel } from './toast-queue.model.ts';
import { tokenStoreModel } from './token-store.model.ts';
import { traceViewModel } from './trace-view.model.ts';
import { transactionsModel } from './transactions.model.ts';
import { weeklyReportModel } from './weekly-report.model.ts';
import { widgetHostModel } from './widget-host.model.ts';

/** A model of every chart. A chart without one does not compile. */
export const models: Record<ChartName, AnyModel> = {
  atelier: atelierModel,
  benefits: benefitsModel,
  cardFrame: cardFrameModel,
  catalogCoverage: catalogCoverageModel,
  chartExport: chartExportModel,
  chartPlay: chartPlayModel,
  chartQuestions: chartQuestionsModel,
  codeAmounts: codeAmountsModel,
  codeForm: codeFormModel,
  codeImport: codeImportModel,
  commandMenu: commandMenuModel,
  comparison: comparisonModel,
  csvExport: csvExportModel,
  dayClose: dayCloseModel,
  dialog: dialogModel,
  drawer: drawerModel,
  feeChange: feeChangeModel,
  firstSteps: firstStepsModel,
  goalSettings: goalSettingsModel,
  hostedFields: hostedFieldsModel,
  leaving: leavingModel,
  liveView: liveViewModel,
  login: loginModel,
  appearance: appearanceModel,
  marketplaceFrame: marketplaceFrameModel,
  memberEdit: memberEditModel,
  membership: membershipModel,
  menuHint: menuHintModel,
  navigation: navigationModel,
  navigationBlocker: navigationBlockerModel,
  newPatient: newPatientModel,
  notifications: notificationsModel,
  organizationGoals: organizationGoalsModel,
  ownDetails: ownDetailsModel,
  pageInitialState: pageInitialStateModel,
  passwordChange: passwordChangeModel,
  patientActivity: patientActivityModel,
  patientNotes: patientNotesModel,
  patientSearch: patientSearchModel,
  patientViews: patientViewsModel,
  paymentAccounts: paymentAccountsModel,
  planFee: planFeeModel,
  planFees: planFeesModel,
  planOffers: planOffersModel,
  planRecord: planRecordModel,
  patient: patientModel,
  portal: portalModel,
  practiceLogo: practiceLogoModel,
  practiceSettings: practiceSettingsModel,
  practiceTransactions: practiceTransactionsModel,
  problemReport: problemReportModel,
  procedureCodes: procedureCodesModel,
  receiptEmail: receiptEmailModel,
  receiptTab: receiptTabModel,
  recentPatients: recentPatientsModel,
  reminders: remindersModel,
  report: reportModel,
  sale: saleModel,
  reversal: reversalModel,
  savedViews: savedViewsModel,
  session: sessionModel,
  sessionEnd: sessionEndModel,
  sessionList: sessionListModel,
  shell: shellModel,
  shortcuts: shortcutsModel,
  staff: staffModel,
  support: supportModel,
  takePayment: takePaymentModel,
  textField: textFieldModel,
  textToPay: textToPayModel,
  toastQueue: toastQueueModel,
  tokenStore: tokenStoreModel,
  traceView: traceViewModel,
  transactions: transactionsModel,
  weeklyReport: weeklyReportModel,
  widgetHost: widgetHostModel,
};
