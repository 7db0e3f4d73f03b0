import type { PageName } from '#domain/navigation/routes.ts';

/** The tab that a page was opened from. */
export const OPENED_FROM: Partial<Record<PageName, PageName>> = {
  payment: 'managePayments',
  treatmentSummary: 'benefitSummary',
  paymentArrangementPlans: 'transactions',
  editMember: 'overview',
  memberEdit: 'overview',
};

/** Pages with a single form, whose header is slim. */
export const isForm = (page: PageName): boolean => ['payment', 'editMember', 'memberEdit'].includes(page);
