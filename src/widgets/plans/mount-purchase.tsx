import { createHostClient } from '#api/host-client.ts';
import { renewalPath } from '#domain/navigation/marketplace.ts';
import { offerIdIn } from '#domain/navigation/marketplace-frame.ts';
import { patientAddress } from '#domain/navigation/patient-address.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { PurchaseScreen } from '#marketplace/PurchaseScreen.tsx';
import { startPurchase } from '#marketplace/purchase.ports.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { todayAt } from '#widgets/shared/host-facts.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { configuredCardFrame } from '#widgets/shared/payment-accounts/configured-card-frame.ports.ts';
import { createSealedItem, sealingOf } from '#widgets/shared/sealed-item.ports.ts';
import type { Mount } from '#widgets/shared/widget-element.ts';

type Purchase = Awaited<ReturnType<typeof startPurchase>>;

/** Reads the draft first, so that the page continues where the user left off. */
export async function prepareMount(host: WidgetHost): Promise<Mount> {
  const today = todayAt(host);
  const practiceId = host.session.practice.id;
  const client = createHostClient(host);
  let purchase: Purchase | null = null;
  const frame = configuredCardFrame(host, () => purchase?.sale()?.newCard);
  const started = await startPurchase({
    client,
    payments: client,
    practiceId,
    wantedOfferId: offerIdIn(window.location.search),
    today,
    host,
    frame,
    newKey: () => crypto.randomUUID(),
    drafts: createSealedItem({ ...sealingOf(window), name: 'sale' }),
  });
  purchase = started;

  const saleOf = () => {
    const sold = started.sale();
    return (
      sold && {
        sale: sold.sale,
        newCard: sold.newCard,
        attach: (element: HTMLIFrameElement | null) => frame?.attach(element),
        today,
        memberId: sold.memberId,
        renewalHref: (id: string) => renewalPath({ id: sold.memberId }, { id }),
        patientHref: (page: 'overview' | 'transactions' | 'payment') =>
          patientAddress(PAGES[page].path, { practiceId, memberId: sold.memberId }),
      }
    );
  };
  return (element, mounted) =>
    mountContent(element, mounted, <PurchaseScreen newPatient={started.newPatient} saleOf={saleOf} />, () =>
      started.stop(),
    );
}
