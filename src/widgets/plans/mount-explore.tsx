import { createHostClient } from '#api/host-client.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { US_STATES } from '#domain/patient/us-states.ts';
import { createRoot } from '#machines/roots.ts';
import { ExploreScreen } from '#marketplace/ExploreScreen.tsx';
import { wirePlanOffers } from '#marketplace/plan-offers.ports.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { practice } = host.session;
  const offers = createRoot(wirePlanOffers(createHostClient(host), practice.id)).start();
  return mountContent(
    element,
    host,
    <ExploreScreen
      offers={offers}
      state={Reflect.get(US_STATES, practice.state) ?? practice.state}
      purchaseHref={PAGES.purchasePlan.path}
      compareHref={PAGES.compareFrame.path}
    />,
    () => offers.stop(),
  );
}
