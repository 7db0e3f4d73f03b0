import { PAGES } from '#domain/navigation/routes.ts';
import { widgetOf } from '#widgets/shared/widget-element.ts';

export default widgetOf(async ({ page }) => {
  switch (page.path) {
    case PAGES.practiceTransactions.path:
      return (await import('./mount-transactions.tsx')).mount;
    case PAGES.dayClose.path:
      return (await import('./mount-day.tsx')).mount;
    default:
      return (await import('./mount-accounts.tsx')).mount;
  }
});
