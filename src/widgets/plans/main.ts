import { PAGES } from '#domain/navigation/routes.ts';
import { widgetOf } from '#widgets/shared/widget-element.ts';

export default widgetOf(async (host) =>
  host.page.path === PAGES.explorePlans.path
    ? (await import('./mount-explore.tsx')).mount
    : (await import('./mount-purchase.tsx')).prepareMount(host),
);
