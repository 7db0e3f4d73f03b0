import { FIRST_WORDS, REPORT, TAMSIN, WIDGET } from './shell-page.ts';

/** The marketplace is in a frame. The page itself has no other text. */
const FRAME = '';
/** The header above the frame of a page about the selected member. */
export const PARENT = 'Patient overview';

/** The first practice of the first organization, which each page shows. */
export const PRACTICE = 'Harborlight Portland';

/** Each address with the title and the text of its page while nothing is configured. */
export type Routes = readonly (readonly [path: string, title: string, words: string])[];

/** Open to every signed-in user. */
export const COMMON_ROUTES: Routes = [
  ['/', 'Dashboard', REPORT],
  ['/reports', 'Report', REPORT],
  ['/explore-plans', 'Purchase Plan', WIDGET],
  ['/purchase-plan', 'New patient', WIDGET],
  ['/search-patients', 'Manage Patients', FIRST_WORDS.search],
  ['/widget/purchase', 'Purchase a plan', FRAME],
  ['/widget/renewal', 'Renew a plan', FRAME],
  ['/widget/add-member', 'Add a member', FRAME],
  ['/widget/compare', 'Compare plans', FRAME],
  ['/widget', 'Purchase a plan', FRAME],
  ['/widget/', 'Purchase a plan', FRAME],
];

/** Open to users with the right. */
export const ADMIN_ROUTES: Routes = [
  ['/goal-settings', 'Goal Settings', FIRST_WORDS.goals],
  ['/payment-management', 'Payment Management', FIRST_WORDS.payments],
  ['/payment-management/transactions', 'Practice transactions', FIRST_WORDS.payments],
  ['/payment-management/day-close', 'End-of-day close', FIRST_WORDS.payments],
  ['/revenue-management', 'Revenue Management', FIRST_WORDS.codes],
  ['/fee-management', 'Manage Plan Fees', FIRST_WORDS.fees],
  ['/edit-plan-fee', 'Edit plan fee', FIRST_WORDS.noPlan],
];

/** About the selected member, Tamsin. */
export const MEMBER_ROUTES: Routes = [
  ['/member/edit', 'Edit patient', TAMSIN.name],
  ['/payment', 'Take a payment', TAMSIN.name],
  ['/view-patient/overview', 'Patient overview', TAMSIN.name],
  ['/view-patient/benefit-summary', 'Benefit summary', TAMSIN.name],
  ['/view-patient/manage-payments', 'Manage payments', TAMSIN.name],
  ['/view-patient/transactions', 'Transactions', TAMSIN.name],
  ['/view-patient/compare-plans', 'Compare plans', PARENT],
  ['/view-patient/explore-plans', 'Explore plans', PARENT],
  ['/view-patient/purchase-plan', 'Purchase a plan', PARENT],
  ['/view-patient/treatment-summary', 'Treatment summary', TAMSIN.name],
  ['/view-patient/payment-arrangement-plans', 'Payment schedule', TAMSIN.name],
  ['/view-patient/edit-member', 'Edit patient', TAMSIN.name],
  ['/view-patient/payment-method', 'Payment method', TAMSIN.name],
];

/** The items of the drawer, in order. */
export const MENU: Routes = [
  '/',
  '/explore-plans',
  '/search-patients',
  '/reports',
  '/goal-settings',
  '/payment-management',
  '/revenue-management',
  '/fee-management',
].flatMap((item) => [...COMMON_ROUTES, ...ADMIN_ROUTES].filter(([path]) => path === item));
