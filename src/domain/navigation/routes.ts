import type { AdminArea } from '../access/permissions.ts';

/** ROUTE-1 */
export const ROUTES = {
  dashboard: { segment: '', path: '/' },
  memberEdit: { segment: 'member/edit', path: '/member/edit' },
  editPlanFee: { segment: 'edit-plan-fee', path: '/edit-plan-fee' },
  feeManagement: { segment: 'fee-management', path: '/fee-management' },
  goalSettings: { segment: 'goal-settings', path: '/goal-settings' },
  explorePlans: { segment: 'explore-plans', path: '/explore-plans' },
  login: { segment: 'login', path: '/login' },
  payment: { segment: 'payment', path: '/payment' },
  paymentManagement: { segment: 'payment-management', path: '/payment-management' },
  purchasePlan: { segment: 'purchase-plan', path: '/purchase-plan' },
  revenueManagement: { segment: 'revenue-management', path: '/revenue-management' },
  searchPatients: { segment: 'search-patients', path: '/search-patients' },
  viewPatient: { segment: 'view-patient', path: '/view-patient' },
  reports: { segment: 'reports', path: '/reports' },
} as const;

/** The parts of `/view-patient`: sub-pages, then further segments (ROUTE-2). */
export const PATIENT_SEGMENTS = [
  'overview',
  'benefit-summary',
  'manage-payments',
  'transactions',
  'compare-plans',
  'explore-plans',
  'purchase-plan',
  'treatment-summary',
  'payment-arrangement-plans',
  'edit-member',
  'payment-method',
] as const;
export type PatientSegment = (typeof PATIENT_SEGMENTS)[number];

/** `purchase` is the default (ROUTE-4). */
export const FRAME_CATEGORIES = ['purchase', 'renewal', 'add-member', 'compare'] as const;
export type FrameCategory = (typeof FRAME_CATEGORIES)[number];

export interface Page {
  path: string;
  /** The page's heading, and the first part of the window's title. */
  title: string;
  /** The admin area that the user needs access to (PERM-5, PERM-6). */
  area?: AdminArea;
  /** Without a selected member, the portal shows patient search (ROUTE-8). */
  needsMember?: true;
  /** The marketplace frame that the page shows. */
  frame?: FrameCategory;
}

export const PAGES = {
  login: { path: ROUTES.login.path, title: 'Sign in' },
  dashboard: { path: ROUTES.dashboard.path, title: 'Dashboard' },
  explorePlans: { path: ROUTES.explorePlans.path, title: 'Purchase Plan' },
  purchasePlan: { path: ROUTES.purchasePlan.path, title: 'New patient' },
  searchPatients: { path: ROUTES.searchPatients.path, title: 'Manage Patients' },
  reports: { path: ROUTES.reports.path, title: 'Report' },
  settings: { path: '/settings', title: 'Settings' },
  staff: { path: '/staff', title: 'Staff' },
  practice: { path: '/practice', title: 'Practice' },
  goalSettings: { path: ROUTES.goalSettings.path, title: 'Goal Settings', area: 'goalSettings' },
  paymentManagement: {
    path: ROUTES.paymentManagement.path,
    title: 'Payment Management',
    area: 'paymentManagement',
  },
  practiceTransactions: {
    path: '/payment-management/transactions',
    title: 'Practice transactions',
    area: 'paymentManagement',
  },
  dayClose: {
    path: '/payment-management/day-close',
    title: 'End-of-day close',
    area: 'paymentManagement',
  },
  revenueManagement: {
    path: ROUTES.revenueManagement.path,
    title: 'Revenue Management',
    area: 'revenueManagement',
  },
  feeManagement: { path: ROUTES.feeManagement.path, title: 'Manage Plan Fees', area: 'planFees' },
  editPlanFee: { path: ROUTES.editPlanFee.path, title: 'Edit plan fee', area: 'planFees' },
  memberEdit: { path: ROUTES.memberEdit.path, title: 'Edit patient', needsMember: true },
  payment: { path: ROUTES.payment.path, title: 'Take a payment', needsMember: true },
  overview: patientPage('overview', 'Patient overview'),
  benefitSummary: patientPage('benefit-summary', 'Benefit summary'),
  managePayments: patientPage('manage-payments', 'Manage payments'),
  transactions: patientPage('transactions', 'Transactions'),
  comparePlans: { ...patientPage('compare-plans', 'Compare plans'), frame: 'compare' },
  patientExplorePlans: { ...patientPage('explore-plans', 'Explore plans'), frame: 'compare' },
  patientPurchasePlan: { ...patientPage('purchase-plan', 'Purchase a plan'), frame: 'purchase' },
  treatmentSummary: patientPage('treatment-summary', 'Treatment summary'),
  paymentArrangementPlans: patientPage('payment-arrangement-plans', 'Payment schedule'),
  editMember: patientPage('edit-member', 'Edit patient'),
  paymentMethod: patientPage('payment-method', 'Payment method'),
  purchaseFrame: framePage('purchase', 'Purchase a plan'),
  renewalFrame: framePage('renewal', 'Renew a plan'),
  addMemberFrame: framePage('add-member', 'Add a member'),
  compareFrame: framePage('compare', 'Compare plans'),
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof PAGES;
/** A page of the patient widget. */
export type PatientPageName = {
  [Name in PageName]: (typeof PAGES)[Name] extends { frame: FrameCategory }
    ? never
    : (typeof PAGES)[Name] extends { needsMember: true }
      ? Name
      : never;
}[PageName];

/** ROUTE-7 */
const SHORT_FORMS: Record<string, string> = { [ROUTES.viewPatient.path]: PAGES.overview.path };
/** The alias stays in the address bar (ROUTE-4). */
const ALIASES: Record<string, string> = { '/widget': PAGES.purchaseFrame.path };

const PAGE_NAMES = Object.keys(PAGES) as PageName[];

export function barePath(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

export const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';

/** Undefined for an unknown path (ROUTE-7). */
export function pageAt(address: string): PageName | undefined {
  const path = barePath(address);
  const target = ALIASES[path] ?? path;
  return PAGE_NAMES.find((name) => PAGES[name].path === target);
}

export function pageOf(name: PageName): Page {
  return PAGES[name];
}

export function fullPathOf(address: string): string | undefined {
  return SHORT_FORMS[barePath(address)];
}

/** The page's title, or the address itself if it is not a page. */
export function titleAt(address: string): string {
  const name = pageAt(fullPathOf(address) ?? address);
  return name === undefined ? address : PAGES[name].title;
}

export function isLoginPath(address: string): boolean {
  return barePath(address) === ROUTES.login.path;
}

function patientPage(segment: PatientSegment, title: string) {
  return { path: `${ROUTES.viewPatient.path}/${segment}`, title, needsMember: true } as const;
}

function framePage(category: FrameCategory, title: string) {
  return { path: `/widget/${category}`, title, frame: category };
}
