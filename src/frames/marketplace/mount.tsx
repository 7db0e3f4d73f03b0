import { setNonce } from 'get-nonce';
import { type ReactNode, StrictMode } from 'react';
import { createRoot as createReactRoot } from 'react-dom/client';
import { createPortalClient, type PortalClient } from '#api/client.ts';
import { readConfig } from '#api/page-config.ts';
import { withPracticeContext } from '#api/practice-context.ts';
import { getUser } from '#api/user.ts';
import { dayIn } from '#domain/date/day.ts';
import {
  FRAME_READY_MS,
  type FramePlace,
  framePlaceIn,
  linesIn,
  TOAST_REPORT,
  WORK_REPORT,
  withOfferId,
} from '#domain/navigation/marketplace-frame.ts';
import { patientAddress } from '#domain/navigation/patient-address.ts';
import { type FrameCategory, PAGES } from '#domain/navigation/routes.ts';
import type { Toast } from '#domain/notification/toast.ts';
import type { SaleKind } from '#domain/plan/sale.ts';
import { shownAppearance } from '#domain/session/appearance.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import type { PracticeContext } from '#domain/session/practice-context.ts';
import { createRoot } from '#machines/roots.ts';
import { CompareScreen } from '#marketplace/CompareScreen.tsx';
import { wireComparison } from '#marketplace/comparison.ports.ts';
import { PurchaseScreen } from '#marketplace/PurchaseScreen.tsx';
import { preparePurchase } from '#marketplace/purchase.ports.ts';
import { SaleScreen } from '#marketplace/SaleScreen.tsx';
import { type SalePage, startSale } from '#marketplace/sale.ports.ts';
import { keepFocus } from '#ui/FocusFallback/keep-focus.ts';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { configuredCardFrame } from '#widgets/shared/payment-accounts/configured-card-frame.ports.ts';
import { createSealedItem, sealingOf } from '#widgets/shared/sealed-item.ports.ts';
import { LOADING, NOT_FRAMED } from './copy.ts';
import { createFrameSession, type FrameSession } from './frame-session.ports.ts';
import { NoPatient } from './NoPatient.tsx';

const KINDS: Record<Exclude<FrameCategory, 'compare'>, SaleKind> = {
  purchase: 'purchase',
  renewal: 'renewal',
  'add-member': 'addMember',
};

/** Shows the marketplace only to the page that contains the frame. */
export function showMarketplace(page: Window): void {
  const container = page.document.getElementById('root');
  if (container === null) return;
  keepFocus(container);
  const root = createReactRoot(container);
  const show = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);
  setNonce(page.document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');
  const place = framePlaceIn(page.location);
  const config = readConfig(page.document);
  if (place === null || config === null || page.parent === page) {
    show(<p>{NOT_FRAMED}</p>);
    return;
  }
  const session = createFrameSession({ page, trustedOrigins: config.trustedOrigins });
  session.begin();
  const parts = { page, place, config, session };
  show(<WidgetSkeleton label={LOADING} />);
  void timeZoneIn(parts).then((timeZone) => {
    const zoned = { ...parts, timeZone };
    if (place.category === 'purchase' && place.memberId === '') void showPurchase(zoned, show);
    else show(contentOf(zoned));
  });
}

interface Opened {
  page: Window;
  place: FramePlace;
  config: PageConfig;
  session: FrameSession;
}

interface Parts extends Opened {
  /** The practice's time zone (CONST-3). */
  timeZone: string;
}

/** The address names no time zone (FRAME-1). The computer's is used if the user can't be loaded. */
async function timeZoneIn({ place, config, session }: Opened): Promise<string> {
  const { organizationId, practiceId } = place;
  const client = clientOf(config.marketplaceApiBase, session, { organizationId, practiceId });
  const user = await getUser(client, AbortSignal.timeout(FRAME_READY_MS)).catch(() => null);
  const practices = user?.organizations.flatMap((each) => each.practices) ?? [];
  const practice = practices.find(({ id }) => id === practiceId);
  return practice?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function contentOf(parts: Parts): ReactNode {
  const { page, place, session } = parts;
  if (place.category === 'compare') return comparison(parts, page.location.search);
  if (place.memberId === '')
    return <NoPatient href={`${session.portalOrigin()}${PAGES.searchPatients.path}`} />;
  return saleContent(parts, KINDS[place.category]);
}

function comparison({ place, config, session, timeZone }: Parts, search: string): ReactNode {
  const { organizationId, practiceId, memberId } = place;
  const client = clientOf(config.marketplaceApiBase, session, { organizationId, practiceId });
  const lines = linesIn(new URLSearchParams(search).get('procedures'));
  const wanted = lines.map(({ cdtCodeNumber, quantity }) => ({ code: cdtCodeNumber, quantity }));
  const about = { practiceId, memberId, today: dayIn(timeZone, Date.now()) };
  const comparison = createRoot(wireComparison(client, about), {
    input: { wanted, today: about.today },
  }).start();
  const sale =
    memberId === ''
      ? PAGES.purchasePlan.path
      : `${PAGES.purchaseFrame.path}?${new URLSearchParams({ member_id: memberId })}`;
  return (
    <CompareScreen
      comparison={comparison}
      paymentHref={() => `${session.portalOrigin()}${patientAddress(PAGES.payment.path, about)}`}
      today={about.today}
      saleHref={(offerId) => `${session.portalOrigin()}${withOfferId(sale, offerId)}`}
    />
  );
}

/** A sale to a patient that the user chooses or adds here. */
async function showPurchase(parts: Parts, show: (content: ReactNode) => void): Promise<void> {
  const saleParts = salePageOf(parts);
  const { start, stop: _, isRestored, ...purchase } = await preparePurchase(saleParts);
  start();
  show(<PurchaseScreen {...purchase} />);
  if (isRestored) saleParts.host.workBegan();
}

function salePageOf({ page, place, config, session, timeZone }: Parts): SalePage {
  const { organizationId, practiceId, offerId } = place;
  const prefersDark = page.matchMedia('(prefers-color-scheme: dark)').matches;
  const appearance = shownAppearance(page.document.documentElement.dataset, prefersDark);
  return {
    organizationId,
    client: clientOf(config.marketplaceApiBase, session, { organizationId, practiceId }),
    payments: clientOf(config.paymentApiBase, session, { organizationId, practiceId }),
    drafts: createSealedItem({ ...sealingOf(page), name: 'sale' }),
    host: hostOf(session),
    frameOf: (form) => configuredCardFrame({ appearance }, form),
    practiceId,
    wantedOfferId: offerId,
    today: dayIn(timeZone, Date.now()),
    timeZone,
    portalOrigin: session.portalOrigin,
  };
}

function saleContent(parts: Parts, kind: SaleKind): ReactNode {
  const { practiceId, memberId, planId } = parts.place;
  const about = { kind, practiceId, memberId, planId: kind === 'purchase' ? '' : planId };
  return <SaleScreen {...startSale(salePageOf(parts), about)} />;
}

const clientOf = (apiBase: string, session: FrameSession, context: PracticeContext): PortalClient =>
  withPracticeContext(
    createPortalClient({
      baseUrl: new URL(apiBase, window.location.origin).href,
      session,
      fetch: (request) => fetch(request),
    }),
    () => context,
  );

/** What charts tell the portal. It asks before the user leaves unsaved changes, also before the browser unloads it. */
const hostOf = ({ report }: FrameSession) => ({
  workBegan: () => report({ type: WORK_REPORT, isUnsaved: true }),
  workEnded: () => report({ type: WORK_REPORT, isUnsaved: false }),
  toast: (toast: Toast) => report({ type: TOAST_REPORT, toast }),
});
