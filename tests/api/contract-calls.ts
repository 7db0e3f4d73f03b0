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
import { listPracticeTransactions, listTransactions } from '#api/transactions.ts';
import { changePassword, getUser } from '#api/user.ts';
import { getWeeklyReport, setWeeklyReport } from '#api/weekly-report.ts';
import { newDraft } from '#domain/payment/account-draft.ts';
import { ANY_CHOICES } from '#domain/payment/practice-transactions.ts';
import { FIRST_TRANSACTIONS } from '#domain/payment/transaction-list.ts';
import type { FeeRequest } from '#domain/plan/fee-change.ts';
import { FIRST_CODES } from '#domain/plan/procedure-code.ts';
import { OPEN_DAY } from '#tests/machines/day-close.model.ts';
import { NIGHT_GUARD } from '#tests/machines/procedure-codes.model.ts';
import { type Settled, settled } from '#tests/support/settled.ts';

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

type Call = (client: PortalClient) => Promise<Settled<unknown>>;

const never = new AbortController().signal;
const TODAY = '2026-11-23';
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
  ['authenticate', (client) => settled(authenticate(client, { username: 'a', password: 'b' }, never))],
  ['refreshToken', (client) => settled(refreshToken(client, 'r', never))],
  ['listSessions', (client) => settled(listSessions(client, never))],
  ['getUser', (client) => settled(getUser(client, never))],
  ['changePassword', (client) => settled(changePassword(client, PASSWORDS, never))],
  ['searchPatients', (client) => settled(searchPatients(client, '1', SEARCH, never))],
  ['searchPatients', (client) => settled(findPatients(client, '1', {}, never))],
  ['getPatientViews', (client) => settled(getPatientViews(client, '1', never))],
  ['getSavedViews', (client) => settled(getSavedViews(client, '1', never))],
  ['setSavedViews', (client) => settled(setSavedViews(client, '1', { version: 0, views: [] }))],
  [
    'sendPaymentReminders',
    (client) =>
      settled(sendPaymentReminders(client, '1', { memberIds: ['1'], key: 'key-0001', preview: true })),
  ],
  ['listRecentPatients', (client) => settled(getRecentPatients(client, '1', never))],
  ['getGoals', (client) => settled(getGoals(client, PATH, 2026, never))],
  ['setGoals', (client) => settled(setGoals(client, PATH, { year: 2026, version: 0, changes: [] }))],
  ['copyGoals', (client) => settled(copyGoals(client, PATH, { year: 2026, version: 0, practices: [] }))],
  ['getOrganizationGoals', (client) => settled(getOrganizationGoals(client, PATH, 2026, never))],
  ['getMemberDetail', (client) => settled(getMember(client, PATH, TODAY, never))],
  ['getMemberDetail', (client) => settled(getMemberRecord(client, PATH, never)), { version: 1 }],
  ['updateMember', (client) => settled(updateMember(client, PATH, { version: 1 }))],
  ['getMemberSummary', (client) => settled(getPatientSummary(client, PATH, TODAY, never))],
  ['getPaymentDue', (client) => settled(getAmountDue(client, PATH, never))],
  ['getPaymentSchedule', (client) => settled(getPaymentSchedule(client, PATH, never))],
  ['getTreatmentSummary', (client) => settled(getTreatments(client, PATH, never))],
  ['listProcedures', (client) => settled(listProcedures(client, '11', never))],
  ['getBenefitsSummary', (client) => settled(getBenefitSummary(client, PATH, never))],
  ['setAutoRenew', (client) => settled(setAutoRenew(client, PATH, true))],
  ['listPaymentAccounts', (client) => settled(listPaymentAccounts(client, PATH, never))],
  ['listOfficePaymentAccounts', (client) => settled(listOfficeAccounts(client, PATH, never))],
  [
    'addCreditAccount',
    (client) =>
      settled(addOfficeAccount(client, PATH, { draft: newDraft('Ada'), card: CARD, replaces: null })),
  ],
  ['listPaymentAccounts', (client) => settled(listChargeableAccounts(client, PATH, never))],
  [
    'addPaymentAccount',
    (client) => settled(addPaymentAccount(client, PATH, { draft: newDraft('A'), card: CARD })),
  ],
  ['updatePaymentAccount', (client) => settled(changePaymentAccount(client, PATH, {}))],
  ['takePayment', (client) => settled(takePayment(client, PATH, INTENT))],
  ['getPaymentState', (client) => settled(getPaymentState(client, PATH, INTENT, never))],
  [
    'refundTransaction',
    (client) => settled(reversePayment(client, PATH, 'k', { ...REVERSAL, refundCents: 100 })),
  ],
  ['voidTransaction', (client) => settled(reversePayment(client, PATH, 'k', REVERSAL))],
  ['getDayClose', (client) => settled(getDayClose(client, PATH, TODAY, never))],
  ['listDayCloses', (client) => settled(listDayCloses(client, PATH, 1, never))],
  [
    'closeDay',
    (client) => settled(closeDay(client, PATH, OPEN_DAY, { startingCents: 0, countedCents: 0, note: '' })),
  ],
  ['reopenDay', (client) => settled(reopenDay(client, PATH, OPEN_DAY, 'A check was missing'))],
  [
    'listPracticeTransactions',
    (client) =>
      settled(
        listPracticeTransactions(
          client,
          PATH,
          { ...FIRST_TRANSACTIONS, ...ANY_CHOICES, from: null, to: null },
          never,
        ),
      ),
    { totals: { paid: 0, refunded: 30, voided: 0, pending: 0 }, users: ['office@bridgework.test'] },
  ],
  [
    'listTransactions',
    (client) => settled(listTransactions(client, PATH, FIRST_TRANSACTIONS, never)),
    { totals: { paid: 0, refunded: 0, voided: 0, pending: 0 } },
  ],
  ['emailTransaction', (client) => settled(emailReceipt(client, PATH, 'a@mail.test'))],
  ['emailPlanTransactions', (client) => settled(emailStatement(client, PATH, 'a@mail.test'))],
  ['listReceiptEmails', (client) => settled(listReceiptEmails(client, PATH, never))],
  ['getReportingToken', (client) => settled(getReportToken(client, REPORT, never))],
  ['getWeeklyReport', (client) => settled(getWeeklyReport(client, '1', never))],
  ['setWeeklyReport', (client) => settled(setWeeklyReport(client, '1', { isSubscribed: true }))],
  ['getReportToday', (client) => settled(getReportToday(client, '1', never))],
  ['getReportMembers', (client) => settled(getReportMembers(client, '1', SPAN, never))],
  ['getReportRevenue', (client) => settled(getReportRevenue(client, '1', SPAN, never))],
  ['getReportGoals', (client) => settled(getReportGoals(client, '1', SPAN, never))],
  ['getReportPractices', (client) => settled(getReportPractices(client, '1', SPAN, never))],
  ['getSupportInformation', (client) => settled(getSupportInformation(client, '1', never))],
  ['getFirstSteps', (client) => settled(getFirstSteps(client, '1', never))],
  ['listStaff', (client) => settled(listStaff(client, PATH, never))],
  [
    'addStaff',
    (client) =>
      settled(addStaff(client, PATH, { name: 'Robin Vale', email: 'a@mail.test', roles: ['ViewerGeneral'] })),
  ],
  [
    'changeStaff',
    (client) =>
      settled(
        changeStaff(
          client,
          { ...PATH, userId: '4' },
          { roles: ['ViewerGeneral'], isActive: true, version: 1 },
        ),
      ),
  ],
  ['listPatientNotes', (client) => settled(listPatientNotes(client, PATH, never))],
  [
    'addPatientNote',
    (client) => settled(addPatientNote(client, PATH, { text: 'Prefers texts', isAlert: true })),
  ],
  ['getPlanOffers', (client) => settled(getPlanOffers(client, '1', never))],
  ['getSaleTerms', (client) => settled(getSaleTerms(client, '1', never))],
  [
    'quoteSale',
    (client) =>
      settled(
        quoteSale(client, SALE('purchase'), { choice: CHOICE, dependents: [], newMember: null }, never),
      ),
  ],
  ['purchasePlan', (client) => settled(sellPlan(client, SALE('purchase'), ORDER))],
  ['renewPlan', (client) => settled(sellPlan(client, SALE('renewal'), ORDER))],
  ['addPlanMember', (client) => settled(sellPlan(client, SALE('addMember'), ORDER))],
  ['listPatientActivity', (client) => settled(listPatientActivity(client, PATH, 20, never))],
  ['listAdaCodes', (client) => settled(listCodes(client, PATH, FIRST_CODES, never))],
  ['createAdaCode', (client) => settled(saveCode(client, PATH, { draft: NIGHT_GUARD, before: null }))],
  ['updateAdaCode', (client) => settled(saveCode(client, PATH, { draft: NIGHT_GUARD, before: NIGHT_GUARD }))],
  [
    'changeUcrAmounts',
    (client) => settled(changeUcrAmounts(client, PATH, { codes: [], change: { kind: 'amount', cents: 1 } })),
  ],
  [
    'previewCodeImport',
    (client) => settled(previewCodeImport(client, PATH, { csv: 'Code', kind: 'new', page: 1 }, never)),
  ],
  [
    'importCodes',
    (client) => settled(importCodes(client, PATH, { csv: 'Code', fingerprint: 'f', deleteIds: [] })),
  ],
  ['getAdaCodeGroups', (client) => settled(getCodeGroups(client, PATH, never))],
  ['listPlanFees', (client) => settled(listPlanFees(client, PATH, 1, never))],
  ['getPlanFee', (client) => settled(getPlanFee(client, PATH, never))],
  ['previewPlanFees', (client) => settled(previewPlanFees(client, PATH, FEES, never))],
  ['increasePlanFees', (client) => settled(changePlanFees(client, PATH, FEES))],
  ['getNotifications', (client) => settled(getNotifications(client, '1', never))],
];
