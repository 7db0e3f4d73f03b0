import { PAGES } from '#domain/navigation/routes.ts';
import { widgetOf } from '#widgets/shared/widget-element.ts';

export default widgetOf(async ({ page }) =>
  page.path === PAGES.editPlanFee.path
    ? (await import('./mount-edit.tsx')).mount
    : (await import('./mount-list.tsx')).mount,
);
