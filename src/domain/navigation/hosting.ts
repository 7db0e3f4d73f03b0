import type { PageConfig, WidgetName } from '../session/page-config.ts';
import type { PageName } from './routes.ts';

/** The widget that a page hosts (WIDGET-1). A page that is not named here shows a marketplace frame or a patient. */
const HOSTED_WIDGETS: Partial<Record<PageName, WidgetName>> = {
  explorePlans: 'plans',
  purchasePlan: 'plans',
  goalSettings: 'goals',
  paymentManagement: 'payments',
  practiceTransactions: 'payments',
  revenueManagement: 'revenue',
  feeManagement: 'fees',
  editPlanFee: 'fees',
};

/** The configured address of the widget that a page hosts; empty where none is configured (WIDGET-4). */
export function widgetAddress(page: PageName, { widgets }: Pick<PageConfig, 'widgets'>): string {
  return widgets[HOSTED_WIDGETS[page] ?? 'patients'];
}
