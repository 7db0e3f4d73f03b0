/** Who may call: nobody has to be signed in; whoever is; whoever is linked to the place; of those, a holder of one of these. */
export type Who = 'open' | 'signed in' | 'linked' | readonly string[];

const GOALS = ['AdministratorGoalSettings', 'GoalSettingsManagement'];
const PAYMENTS = ['AdministratorPaymentManagement', 'PaymentManagementManagement'];
const FEES = ['AdministratorFeeManagement', 'EditorPlanFees', 'PlanFeesManagement', 'PlanFeesEditor'];
/** Levels 1111: these create and delete procedure codes. */
const CODES_IN_FULL = [
  'AdministratorADACodes',
  'AdministratorCustomADACodes',
  'ADACodesManagement',
  'CustomADACodesManagement',
];
/** With the editors, whose level is 1010: these read and change them. */
const CODES = [...CODES_IN_FULL, 'EditorADACodes', 'ADACodesEditor'];
/** The rights that are not named for custom codes alone: these change a standard one. */
export const STANDARD_CODES = [
  'AdministratorADACodes',
  'EditorADACodes',
  'ADACodesManagement',
  'ADACodesEditor',
];

/**
 * Every operation, by PERM-3 to PERM-6. Written by hand from the requirements and not from the server's own table,
 * which it is held against.
 */
export const WHO: Readonly<Record<string, Who>> = {
  authenticate: 'open',
  refreshToken: 'open',
  signOut: 'open',
  getUser: 'signed in',
  changePassword: 'signed in',
  listUsers: 'signed in',
  listPractices: 'signed in',
  getReportingToken: 'signed in',

  searchPatients: 'linked',
  listRecentPatients: 'linked',
  getMemberDetail: 'linked',
  getMemberSummary: 'linked',
  getPaymentDue: 'linked',
  emailPlanTransactions: 'linked',
  updateMember: 'linked',
  listPaymentAccounts: 'linked',
  addPaymentAccount: 'linked',
  updatePaymentAccount: 'linked',
  deletePaymentAccount: 'linked',
  takePayment: 'linked',
  removeMemberFromPlan: 'linked',
  setAutoRenew: 'linked',
  getBenefitsSummary: 'linked',
  useBenefit: 'linked',
  undoBenefit: 'linked',
  resendBenefit: 'linked',
  listMembershipCodes: 'linked',
  selectMembershipCodes: 'linked',
  listTransactions: 'linked',
  getTransactionReceipt: 'linked',
  emailTransaction: 'linked',
  listReceiptEmails: 'linked',
  getPaymentSchedule: 'linked',
  getTreatmentSummary: 'linked',
  getSupportInformation: 'linked',
  getNotifications: 'linked',
  followNotifications: 'linked',
  dismissNotification: 'linked',
  restoreNotification: 'linked',

  getGoals: GOALS,
  setGoals: GOALS,
  listOfficePaymentAccounts: PAYMENTS,
  deleteOfficePaymentAccount: PAYMENTS,
  addCreditAccount: PAYMENTS,
  listPracticeTransactions: PAYMENTS,
  listAdaCodes: CODES,
  updateAdaCode: CODES,
  createAdaCode: CODES_IN_FULL,
  deleteAdaCode: CODES_IN_FULL,
  listPlanFees: FEES,
  cancelPlanFee: FEES,
  editPlanFee: FEES,
  increasePlanFee: FEES,
};

/** A person of the matrix: the roles and permissions that they hold, and whether they are signed in at all. */
export interface Person {
  name: string;
  roles: readonly string[];
  permissions: readonly string[];
}

const ROLES = [
  'ViewerGeneral',
  'ViewerWarning',
  'ViewerUrgent',
  'AdministratorPlanFees',
  'AdministratorFeeManagement',
  'AdministratorPaymentManagement',
  'AdministratorGoalSettings',
  'AdministratorADACodes',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
];
const PERMISSIONS = [
  'ReadOnlyGeneralNotification',
  'ReadOnlyWarningNotification',
  'ReadOnlyUrgentNotification',
  'GoalSettingsManagement',
  'PaymentManagementManagement',
  'ADACodesManagement',
  'CustomADACodesManagement',
  'ADACodesEditor',
  'PlanFeesManagement',
  'PlanFeesEditor',
];
const MANAGING = [
  'AdministratorGoalSettings',
  'AdministratorPaymentManagement',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
];

/** The profiles of the sample, as PERM-7 has them. */
export const PROFILES: readonly Person[] = [
  { name: 'admin', roles: ROLES, permissions: [] },
  { name: 'team', roles: MANAGING, permissions: [] },
  { name: 'office', roles: MANAGING, permissions: [] },
  { name: 'organization', roles: MANAGING, permissions: [] },
  { name: 'frontdesk', roles: ['ViewerGeneral'], permissions: [] },
];

/** Without a token. */
export const SIGNED_OUT: Person = { name: 'signed out', roles: [], permissions: [] };

/** One with nothing, and one for every role and every permission alone. */
export const SINGLES: readonly Person[] = [
  { name: 'nothing', roles: [], permissions: [] },
  ...ROLES.map((role) => ({ name: role, roles: [role], permissions: [] })),
  ...PERMISSIONS.map((permission) => ({ name: permission, roles: [], permissions: [permission] })),
];

export const holdsOneOf = ({ roles, permissions }: Person, wanted: readonly string[]): boolean =>
  wanted.some((name) => roles.includes(name) || permissions.includes(name));
