import type { PageConfig, WidgetName } from '../session/page-config.ts';
import type { PageName } from './routes.ts';

/** The widget of a page (WIDGET-1). Other pages show a marketplace frame or a patient. */
const HOSTED_WIDGETS: Partial<Record<PageName, WidgetName>> = {
  explorePlans: 'plans',
  purchasePlan: 'plans',
  goalSettings: 'goals',
  paymentManagement: 'payments',
  practiceTransactions: 'payments',
  dayClose: 'payments',
  revenueManagement: 'revenue',
  feeManagement: 'fees',
  editPlanFee: 'fees',
};

/** Empty if no address is configured (WIDGET-4). */
export function widgetAddress(page: PageName, { widgets }: Pick<PageConfig, 'widgets'>): string {
  return widgets[HOSTED_WIDGETS[page] ?? 'patients'];
}
