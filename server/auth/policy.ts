import type { operations } from '#api/schema.d.ts';
import type { Action, AdminArea } from '#domain/access/permissions.ts';

export type OperationId = keyof operations;

/**
 * Who may call an operation (PERM-6): everyone; signed-in users; users of the organization in the path, about one of
 * its patients; users of the practice in the path, and with `byReport` their report too; those of them with the rights
 * of an admin area; or those who manage the practice (PERM-8). Calls that no user initiates don't keep the session open
 * (SESSION-6).
 */
export type Scope =
  | { kind: 'open' }
  | { kind: 'user'; byUser?: false }
  | { kind: 'organization'; organization: string; member: string }
  | { kind: 'practice'; practice: string; organization?: string; byUser?: false; byReport?: true }
  | { kind: 'admin'; practice: string; organization: string; area: AdminArea; action: Action }
  | { kind: 'manage'; practice: string; organization: string };

const open = { kind: 'open' } as const;
const user = { kind: 'user' } as const;
const organization = { kind: 'organization', organization: 'organizationId', member: 'memberId' } as const;
const practice = { kind: 'practice', practice: 'practiceId' } as const;
/** Pages repeat these calls while they are open. */
const polled = { ...practice, byUser: false } as const;
const practiceOfId = { kind: 'practice', practice: 'id' } as const;
const practiceOfOrganization = { ...practice, organization: 'organizationId' } as const;
const report = { ...practice, byReport: true } as const;
const admin = (area: AdminArea, action: Action) =>
  ({ kind: 'admin', practice: 'practiceId', organization: 'organizationId', area, action }) as const;

const manage = { kind: 'manage', practice: 'practiceId', organization: 'organizationId' } as const;

/** The server does not start unless each operation has a policy. */
export const POLICY = {
  authenticate: open,
  refreshToken: open,
  signOut: open,
  getUser: user,
  changeUser: user,
  listSessions: user,
  endSessions: user,
  changePassword: user,
  listUsers: user,
  listPractices: user,
  getReportingToken: { ...user, byUser: false },
  getReportToday: report,
  getReportMembers: report,
  getReportRevenue: report,
  getReportGoals: report,
  getReportPractices: report,
  getWeeklyReport: practice,
  setWeeklyReport: practice,

  searchPatients: practice,
  getPatientViews: practice,
  listRecentPatients: practice,
  getSavedViews: practice,
  setSavedViews: practice,
  sendPaymentReminders: practice,
  getMemberDetail: practice,
  getMemberSummary: practice,
  getPaymentDue: practice,
  emailPlanTransactions: organization,
  updateMember: practice,
  setReceiptPreference: practice,
  listPatientNotes: practice,
  addPatientNote: practice,
  removePatientNote: practice,
  listPatientActivity: practice,
  listPaymentAccounts: practice,
  addPaymentAccount: practice,
  updatePaymentAccount: practice,
  deletePaymentAccount: practice,
  takePayment: practice,
  recordPayment: practice,
  getPaymentState: polled,
  removeMemberFromPlan: practice,
  setAutoRenew: practice,
  cancelPlan: practice,
  getBenefitsSummary: polled,
  listProcedures: practice,
  useBenefit: practice,
  undoBenefit: practice,
  resendBenefit: practice,
  listMembershipCodes: practiceOfOrganization,
  selectMembershipCodes: practice,
  listTransactions: practice,
  getTransactionReceipt: practice,
  getReceiptAddress: practice,
  emailTransaction: practice,
  listReceiptEmails: practice,
  getPaymentSchedule: practice,
  getTreatmentSummary: practice,
  registerPatient: practice,
  getPlanOffers: practice,
  getSaleTerms: practice,
  quoteSale: practice,
  purchasePlan: practice,
  renewPlan: practice,
  addPlanMember: practice,
  getSupportInformation: practiceOfId,
  getFirstSteps: practiceOfId,
  sendProblemReport: practiceOfId,
  getNotifications: practiceOfId,
  followNotifications: { ...practiceOfId, byUser: false },
  dismissNotification: practice,
  restoreNotification: practice,

  getPracticeSettings: manage,
  setPracticeSettings: manage,
  getPracticeLogo: manage,
  setPracticeLogo: manage,
  removePracticeLogo: manage,
  listStaff: manage,
  addStaff: manage,
  changeStaff: manage,
  sendPasswordLink: manage,

  getGoals: admin('goalSettings', 'read'),
  setGoals: admin('goalSettings', 'update'),
  copyGoals: admin('goalSettings', 'update'),
  getOrganizationGoals: admin('goalSettings', 'read'),
  listOfficePaymentAccounts: admin('paymentManagement', 'read'),
  deleteOfficePaymentAccount: admin('paymentManagement', 'delete'),
  addCreditAccount: admin('paymentManagement', 'create'),
  listPracticeTransactions: admin('paymentManagement', 'read'),
  refundTransaction: admin('paymentManagement', 'create'),
  voidTransaction: admin('paymentManagement', 'create'),
  getDayClose: admin('paymentManagement', 'read'),
  listDayCloses: admin('paymentManagement', 'read'),
  closeDay: admin('paymentManagement', 'create'),
  reopenDay: admin('paymentManagement', 'update'),
  listAdaCodes: admin('revenueManagement', 'read'),
  getAdaCodeGroups: admin('revenueManagement', 'read'),
  createAdaCode: admin('revenueManagement', 'create'),
  previewCodeImport: admin('revenueManagement', 'create'),
  importCodes: admin('revenueManagement', 'create'),
  changeUcrAmounts: admin('revenueManagement', 'update'),
  updateAdaCode: admin('revenueManagement', 'update'),
  deleteAdaCode: admin('revenueManagement', 'delete'),
  listPlanFees: admin('planFees', 'read'),
  getPlanFee: admin('planFees', 'read'),
  previewPlanFees: admin('planFees', 'read'),
  increasePlanFees: admin('planFees', 'create'),
  cancelPlanFee: admin('planFees', 'delete'),
  editPlanFee: admin('planFees', 'update'),
  increasePlanFee: admin('planFees', 'create'),
} as const satisfies Record<OperationId, Scope>;

/** Operations that respond with 501, after every check. */
export const NOT_YET = [] as const satisfies readonly OperationId[];

export type NotYet = (typeof NOT_YET)[number];
