import { getAmountDue } from '#api/amount-due.ts';
import { authenticate, refreshToken } from '#api/authentication.ts';
import { getBenefitSummary, listProcedures } from '#api/benefits.ts';
import type { PortalClient } from '#api/client.ts';
import { importCodes, previewCodeImport } from '#api/code-imports.ts';
import { closeDay, getDayClose, listDayCloses, reopenDay } from '#api/day-close.ts';
import { findPatients, getRecentPatients } from '#api/found-patients.ts';
import { copyGoals, getGoals, getOrganizationGoals, setGoals } from '#api/goals.ts';
import { getMember } from '#api/member.ts';
import { getMemberRecord, updateMember } from '#api/member-edit.ts';
import { setAutoRenew } from '#api/membership.ts';
import { getNotifications } from '#api/notifications.ts';
import { listSessions } from '#api/open-sessions.ts';
import { changeUser } from '#api/own-details.ts';
import { listPatientActivity } from '#api/patient-activity.ts';
import { addPatientNote, listPatientNotes } from '#api/patient-notes.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import { getPatientViews } from '#api/patient-views.ts';
import { searchPatients } from '#api/patients.ts';
import {
  addOfficeAccount,
  addPaymentAccount,
  changePaymentAccount,
  listChargeableAccounts,
  listOfficeAccounts,
  listPaymentAccounts,
} from '#api/payment-accounts.ts';
import { sendPaymentReminders } from '#api/payment-reminders.ts';
import { changePlanFees, getPlanFee, listPlanFees, previewPlanFees } from '#api/plan-fees.ts';
import { getPaymentSchedule, getTreatments } from '#api/plan-records.ts';
import { getPlanOffers, getSaleTerms, quoteSale, sellPlan } from '#api/plan-sales.ts';
import { sendProblemReport } from '#api/problem-report.ts';
import { changeUcrAmounts, getCodeGroups, listCodes, saveCode } from '#api/procedure-codes.ts';
import {
  getReportGoals,
  getReportMembers,
  getReportPractices,
  getReportRevenue,
  getReportToday,
} from '#api/report-figures.ts';
import { getReportToken } from '#api/reporting.ts';
import { reversePayment } from '#api/reversals.ts';
import { getSavedViews, setSavedViews } from '#api/saved-views.ts';
import { addStaff, changeStaff, listStaff } from '#api/staff.ts';
import { getFirstSteps, getSupportInformation } from '#api/support.ts';
import { getPaymentState, takePayment } from '#api/take-payment.ts';
import { emailReceipt, emailStatement, listReceiptEmails } from '#api/transaction-emails.ts';
import { getReceiptAddress, listPracticeTransactions, listTransactions } from '#api/transactions.ts';
import { changePassword, getUser } from '#api/user.ts';
import { getWeeklyReport, setWeeklyReport } from '#api/weekly-report.ts';
import { newDraft } from '#domain/payment/account-draft.ts';
import { ANY_CHOICES } from '#domain/payment/practice-transactions.ts';
import { FIRST_TRANSACTIONS } from '#domain/payment/transaction-list.ts';
import type { FeeRequest } from '#domain/plan/fee-change.ts';
import { FIRST_CODES } from '#domain/plan/procedure-code.ts';
import { OPEN_DAY } from '#tests/machines/day-close.model.ts';
import { NIGHT_GUARD } from '#tests/machines/procedure-codes.model.ts';

const CHOICE = { offerId: '41', levelId: 'one', billing: 'annual' } as const;
const ORDER = {
  key: 'the-key-1',
  choice: CHOICE,
  dependents: [],
  autoRenew: false,
  accountId: '301',
  termsVersion: 1,
  dueNowCents: 42_500,
  newMember: { firstName: 'Nora', lastName: 'Marlowe', birthDate: '2019-05-02' },
};
const SALE = (kind: 'purchase' | 'renewal' | 'addMember') => ({ ...PATH, planId: '9001', kind });

type Call = (client: PortalClient) => Promise<unknown>;

const never = new AbortController().signal;
const TODAY = '2026-11-23';
const ROBIN = { name: 'Robin Vale', phone: '', roles: ['ViewerGeneral'] } as const;
const PATH = {
  practiceId: '1',
  organizationId: '2',
  memberId: '3',
  planId: '4',
  transactionId: '5',
  paymentAccountId: '6',
};
const SEARCH = {
  filters: {},
  sort: { field: 'lastName', order: 'asc' },
  page: 1,
  pageSize: 10,
} as const;
const CARD = { token: 'tok_1', expirationDate: '12/30', zipCode: '43215', cardType: 1, lastFour: '4242' };
const INTENT = { key: 'k', accountId: '6', amountCents: 1, decidedAt: 0 };
const FEES: FeeRequest = {
  mode: 'increase',
  levels: [{ planId: '4', levelId: '41', version: 1 }],
  change: { kind: 'percent', percent: 5 },
  noticeDays: 60,
  effectiveDate: '2027-03-01',
};
const REPORT = { groupId: 'bridgework', reportId: 'practice', organizationId: '1' };
const SPAN = { from: '2026-01', to: '2026-03', of: 'practice' } as const;
const REVERSAL = { attempt: 1, transactionId: '5', refundCents: null, reason: 'Paid twice', email: null };
const PASSWORDS = { currentPassword: 'a', newPassword: 'b' };

/**
 * Each call whose response is used, with the fields that this call always returns although the contract's example
 * lacks them.
 */
export const CALLS: readonly [operationId: string, call: Call, always?: object][] = [
  ['authenticate', (client) => authenticate(client, { username: 'a', password: 'b' }, never)],
  ['refreshToken', (client) => refreshToken(client, 'r', never)],
  ['listSessions', (client) => listSessions(client, never)],
  ['getUser', (client) => getUser(client, never)],
  ['changeUser', (client) => changeUser(client, {})],
  ['changePassword', (client) => changePassword(client, PASSWORDS, never)],
  ['searchPatients', (client) => searchPatients(client, '1', SEARCH, never)],
  ['searchPatients', (client) => findPatients(client, '1', {}, never)],
  ['getPatientViews', (client) => getPatientViews(client, '1', never)],
  ['getSavedViews', (client) => getSavedViews(client, '1', never)],
  ['setSavedViews', (client) => setSavedViews(client, '1', { version: 0, views: [] })],
  [
    'sendPaymentReminders',
    (client) => sendPaymentReminders(client, '1', { memberIds: ['1'], key: 'key-0001', preview: true }),
  ],
  ['listRecentPatients', (client) => getRecentPatients(client, '1', never)],
  ['getGoals', (client) => getGoals(client, PATH, 2026, never)],
  ['setGoals', (client) => setGoals(client, PATH, { year: 2026, version: 0, changes: [] })],
  ['copyGoals', (client) => copyGoals(client, PATH, { year: 2026, version: 0, practices: [] })],
  ['getOrganizationGoals', (client) => getOrganizationGoals(client, PATH, 2026, never)],
  ['getMemberDetail', (client) => getMember(client, PATH, TODAY, never)],
  ['getMemberDetail', (client) => getMemberRecord(client, PATH, never), { version: 1 }],
  ['updateMember', (client) => updateMember(client, PATH, { version: 1 })],
  ['getMemberSummary', (client) => getPatientSummary(client, PATH, TODAY, never)],
  ['getPaymentDue', (client) => getAmountDue(client, PATH, never)],
  ['getPaymentSchedule', (client) => getPaymentSchedule(client, PATH, never)],
  ['getTreatmentSummary', (client) => getTreatments(client, PATH, never)],
  ['listProcedures', (client) => listProcedures(client, '11', never)],
  ['getBenefitsSummary', (client) => getBenefitSummary(client, PATH, never)],
  ['setAutoRenew', (client) => setAutoRenew(client, PATH, true)],
  ['listPaymentAccounts', (client) => listPaymentAccounts(client, PATH, never)],
  ['listOfficePaymentAccounts', (client) => listOfficeAccounts(client, PATH, never)],
  [
    'addCreditAccount',
    (client) =>
      addOfficeAccount(client, PATH, { draft: newDraft('card', 'Ada'), card: CARD, replaces: null }),
  ],
  ['listPaymentAccounts', (client) => listChargeableAccounts(client, PATH, never)],
  [
    'addPaymentAccount',
    (client) => addPaymentAccount(client, PATH, { draft: newDraft('card', 'A'), card: CARD }),
  ],
  ['updatePaymentAccount', (client) => changePaymentAccount(client, PATH, {})],
  ['takePayment', (client) => takePayment(client, PATH, INTENT)],
  ['getPaymentState', (client) => getPaymentState(client, PATH, INTENT, never)],
  ['refundTransaction', (client) => reversePayment(client, PATH, 'k', { ...REVERSAL, refundCents: 100 })],
  ['voidTransaction', (client) => reversePayment(client, PATH, 'k', REVERSAL)],
  ['getDayClose', (client) => getDayClose(client, PATH, TODAY, never)],
  ['listDayCloses', (client) => listDayCloses(client, PATH, 1, never)],
  ['closeDay', (client) => closeDay(client, PATH, OPEN_DAY, { startingCents: 0, countedCents: 0, note: '' })],
  ['reopenDay', (client) => reopenDay(client, PATH, OPEN_DAY, 'A check was missing')],
  [
    'listPracticeTransactions',
    (client) =>
      listPracticeTransactions(
        client,
        PATH,
        { ...FIRST_TRANSACTIONS, ...ANY_CHOICES, from: null, to: null },
        never,
      ),
    {
      totals: { paid: 0, refunded: 30, voided: 0, pending: 0 },
      users: [{ userName: 'office@bridgework.test', fullName: 'Olga Office' }],
    },
  ],
  [
    'listTransactions',
    (client) => listTransactions(client, PATH, FIRST_TRANSACTIONS, never),
    { totals: { paid: 0, refunded: 0, voided: 0, pending: 0 } },
  ],
  ['emailTransaction', (client) => emailReceipt(client, PATH, 'a@mail.test')],
  ['emailPlanTransactions', (client) => emailStatement(client, PATH, 'a@mail.test')],
  ['getReceiptAddress', (client) => getReceiptAddress(client, PATH, never)],
  ['listReceiptEmails', (client) => listReceiptEmails(client, PATH, never)],
  ['getReportingToken', (client) => getReportToken(client, REPORT, never)],
  ['getWeeklyReport', (client) => getWeeklyReport(client, '1', never)],
  ['setWeeklyReport', (client) => setWeeklyReport(client, '1', { isSubscribed: true })],
  ['getReportToday', (client) => getReportToday(client, '1', never)],
  ['getReportMembers', (client) => getReportMembers(client, '1', SPAN, never)],
  ['getReportRevenue', (client) => getReportRevenue(client, '1', SPAN, never)],
  ['getReportGoals', (client) => getReportGoals(client, '1', SPAN, never)],
  ['getReportPractices', (client) => getReportPractices(client, '1', SPAN, never)],
  ['getSupportInformation', (client) => getSupportInformation(client, '1', never)],
  ['getFirstSteps', (client) => getFirstSteps(client, '1', never)],
  ['sendProblemReport', (client) => sendProblemReport(client, '1', { message: 'It hangs.', log: '{}' })],
  ['listStaff', (client) => listStaff(client, PATH, never)],
  ['addStaff', (client) => addStaff(client, PATH, { ...ROBIN, email: 'a@mail.test' })],
  [
    'changeStaff',
    (client) => changeStaff(client, { ...PATH, userId: '4' }, { ...ROBIN, isActive: true, version: 1 }),
  ],
  ['listPatientNotes', (client) => listPatientNotes(client, PATH, never)],
  ['addPatientNote', (client) => addPatientNote(client, PATH, { text: 'Prefers texts', isAlert: true })],
  ['getPlanOffers', (client) => getPlanOffers(client, '1', never)],
  ['getSaleTerms', (client) => getSaleTerms(client, '1', never)],
  [
    'quoteSale',
    (client) =>
      quoteSale(client, SALE('purchase'), { choice: CHOICE, dependents: [], newMember: null }, never),
  ],
  ['purchasePlan', (client) => sellPlan(client, SALE('purchase'), ORDER, true)],
  ['renewPlan', (client) => sellPlan(client, SALE('renewal'), ORDER, true)],
  ['addPlanMember', (client) => sellPlan(client, SALE('addMember'), ORDER, true)],
  ['listPatientActivity', (client) => listPatientActivity(client, PATH, 20, never)],
  ['listAdaCodes', (client) => listCodes(client, PATH, FIRST_CODES, never)],
  ['createAdaCode', (client) => saveCode(client, PATH, { draft: NIGHT_GUARD, before: null })],
  ['updateAdaCode', (client) => saveCode(client, PATH, { draft: NIGHT_GUARD, before: NIGHT_GUARD })],
  [
    'changeUcrAmounts',
    (client) => changeUcrAmounts(client, PATH, { codes: [], change: { kind: 'amount', cents: 1 } }),
  ],
  [
    'previewCodeImport',
    (client) => previewCodeImport(client, PATH, { csv: 'Code', kind: 'new', page: 1 }, never),
  ],
  ['importCodes', (client) => importCodes(client, PATH, { csv: 'Code', fingerprint: 'f', deleteIds: [] })],
  ['getAdaCodeGroups', (client) => getCodeGroups(client, PATH, never)],
  ['listPlanFees', (client) => listPlanFees(client, PATH, 1, never)],
  ['getPlanFee', (client) => getPlanFee(client, PATH, never)],
  ['previewPlanFees', (client) => previewPlanFees(client, PATH, FEES, never)],
  ['increasePlanFees', (client) => changePlanFees(client, PATH, FEES)],
  ['getNotifications', (client) => getNotifications(client, '1', never)],
];
