import type { PageModel } from '#charts/page/page-model.ts';
import type { ChartName } from '#machines/index.ts';
import { appearancePage } from './appearance.ts';
import { benefitsPage } from './benefits.ts';
import { commandMenuPage } from './command-menu.ts';
import { csvExportPage } from './csv-export.ts';
import { dialogPage } from './dialog.ts';
import { drawerPage } from './drawer.ts';
import { hostedFieldsPage } from './hosted-fields.ts';
import { leavingPage } from './leaving.ts';
import { loginPage } from './login.ts';
import { memberEditPage } from './member-edit.ts';
import { membershipPage } from './membership.ts';
import { navigationPage } from './navigation.ts';
import { notificationsPage } from './notifications.ts';
import { pageInitialStatePage } from './page-initial-state.ts';
import { passwordChangePage } from './password-change.ts';
import { patientPage } from './patient.ts';
import { patientSearchPage } from './patient-search.ts';
import { paymentAccountsPage } from './payment-accounts.ts';
import { planRecordPage } from './plan-record.ts';
import { receiptEmailPage } from './receipt-email.ts';
import { recentPatientsPage } from './recent-patients.ts';
import { sessionPage } from './session.ts';
import { sessionEndPage } from './session-end.ts';
import { shortcutsPage } from './shortcuts.ts';
import { supportPage } from './support.ts';
import { takePaymentPage } from './take-payment.ts';
import { textFieldPage } from './text-field.ts';
import { textToPayPage } from './text-to-pay.ts';
import { toastQueuePage } from './toast-queue.ts';
import { transactionsPage } from './transactions.ts';
import { widgetHostPage } from './widget-host.ts';

/** What a page can show of each chart. */
export const pages = {
  benefits: benefitsPage,
  commandMenu: commandMenuPage,
  csvExport: csvExportPage,
  dialog: dialogPage,
  drawer: drawerPage,
  hostedFields: hostedFieldsPage,
  leaving: leavingPage,
  login: loginPage,
  appearance: appearancePage,
  memberEdit: memberEditPage,
  membership: membershipPage,
  navigation: navigationPage,
  notifications: notificationsPage,
  pageInitialState: pageInitialStatePage,
  passwordChange: passwordChangePage,
  patientSearch: patientSearchPage,
  paymentAccounts: paymentAccountsPage,
  planRecord: planRecordPage,
  patient: patientPage,
  receiptEmail: receiptEmailPage,
  recentPatients: recentPatientsPage,
  session: sessionPage,
  sessionEnd: sessionEndPage,
  shortcuts: shortcutsPage,
  support: supportPage,
  takePayment: takePaymentPage,
  textField: textFieldPage,
  textToPay: textToPayPage,
  toastQueue: toastQueuePage,
  transactions: transactionsPage,
  widgetHost: widgetHostPage,
} as const satisfies Partial<Record<ChartName, PageModel>>;

/** Charts that no tour walks on a page, and why. */
export const withoutPage: Partial<Record<ChartName, string>> = {
  cardFrame: 'it draws nothing: the page of payment accounts loads and asks the card fields through it',
  navigationBlocker: 'it draws nothing: what it asks is walked with the leaving chart, by link and by Back',
  portal: 'it draws nothing: every built page runs it',
  receiptTab: 'it draws nothing: the page of transactions opens receipts through it',
  shell: 'it draws nothing: the pages of the charts that it starts show what it sends them',
  tokenStore: 'it draws nothing: the journeys of several tabs drive its store in real tabs of a browser',
};
