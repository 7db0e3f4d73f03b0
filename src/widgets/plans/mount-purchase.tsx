import { createHostClient } from '#api/host-client.ts';
import { offerIdIn } from '#domain/navigation/marketplace-frame.ts';
import { PurchaseScreen } from '#marketplace/PurchaseScreen.tsx';
import { preparePurchase } from '#marketplace/purchase.ports.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { timeZoneAt, todayAt } from '#widgets/shared/host-facts.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { configuredCardFrame } from '#widgets/shared/payment-accounts/configured-card-frame.ports.ts';
import { createSealedItem, sealingOf } from '#widgets/shared/sealed-item.ports.ts';
import type { Mount } from '#widgets/shared/widget-element.ts';

/** Reads the draft first, so that the page continues where the user left off. */
export async function prepareMount(host: WidgetHost): Promise<Mount> {
  const client = createHostClient(host);
  const { start, stop, isRestored, ...purchase } = await preparePurchase({
    client,
    organizationId: host.session.organization.id,
    payments: client,
    practiceId: host.session.practice.id,
    wantedOfferId: offerIdIn(window.location.search),
    today: todayAt(host),
    timeZone: timeZoneAt(host),
    host,
    portalOrigin: () => '',
    frameOf: (form) => configuredCardFrame(host, form),
    drafts: createSealedItem({ ...sealingOf(window), name: 'sale' }),
  });
  return (element, mounted) => {
    start();
    const remove = mountContent(element, mounted, <PurchaseScreen {...purchase} />, stop);
    if (isRestored) mounted.workBegan();
    return remove;
  };
}
