import { PAGES } from '#domain/navigation/routes.ts';
import { widgetOf } from '#widgets/shared/widget-element.ts';

export default widgetOf(async ({ page }) =>
  page.path === PAGES.practiceTransactions.path
    ? (await import('./mount-transactions.tsx')).mount
    : (await import('./mount-accounts.tsx')).mount,
);
