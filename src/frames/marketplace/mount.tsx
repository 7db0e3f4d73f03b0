import { setNonce } from 'get-nonce';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createPortalClient, type PortalClient } from '#api/client.ts';
import { readConfig } from '#api/page-config.ts';
import { withPracticeContext } from '#api/practice-context.ts';
import { dayIn } from '#domain/date/day.ts';
import { type FramePlace, framePlaceIn, linesIn } from '#domain/navigation/marketplace-frame.ts';
import { patientAddress } from '#domain/navigation/patient-address.ts';
import { type FrameCategory, PAGES } from '#domain/navigation/routes.ts';
import type { SaleKind } from '#domain/plan/sale.ts';
import { DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { CompareScreen } from '#marketplace/CompareScreen.tsx';
import { wirePlanOffers } from '#marketplace/plan-offers.ports.ts';
import { SaleScreen } from '#marketplace/SaleScreen.tsx';
import { startSale } from '#marketplace/sale.ports.ts';
import { configuredCardFrame } from '#widgets/shared/payment-accounts/configured-card-frame.ports.ts';
import { NOT_FRAMED } from './copy.ts';
import { createFrameSession, type FrameSession } from './frame-session.ports.ts';
import { NoPatient } from './NoPatient.tsx';

const KINDS: Record<Exclude<FrameCategory, 'compare'>, SaleKind> = {
  purchase: 'purchase',
  renewal: 'renewal',
  'add-member': 'addMember',
};

/** Shows the marketplace to the page that contains the frame, and to no other. */
export function showMarketplace(page: Window): void {
  const container = page.document.getElementById('root');
  if (container === null) return;
  const root = createRoot(container);
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
  show(contentOf({ page, place, config, session }));
}

interface Parts {
  page: Window;
  place: FramePlace;
  config: PageConfig;
  session: FrameSession;
}

function contentOf(parts: Parts): ReactNode {
  const { page, place, session } = parts;
  if (place.category === 'compare') return comparison(parts, page.location.search);
  if (place.memberId === '')
    return <NoPatient href={`${session.portalOrigin()}${PAGES.searchPatients.path}`} />;
  return saleContent(parts, KINDS[place.category]);
}

function comparison({ place, config, session }: Parts, search: string): ReactNode {
  const { organizationId, practiceId } = place;
  const client = clientOf(config, session, { organizationId, practiceId });
  const offers = createActor(wirePlanOffers(client, practiceId)).start();
  const lines = linesIn(new URLSearchParams(search).get('procedures'));
  const wanted = lines.map(({ cdtCodeNumber, quantity }) => ({ code: cdtCodeNumber, quantity }));
  return <CompareScreen offers={offers} wanted={wanted} />;
}

function saleContent({ page, place, config, session }: Parts, kind: SaleKind): ReactNode {
  const { organizationId, practiceId, memberId, planId } = place;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const today = dayIn(timeZone, Date.now());
  const appearance = {
    ...DEFAULT_APPEARANCE,
    scheme: page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  } as const;
  const frame = configuredCardFrame(
    { appearance },
    { onKey: () => undefined, onEdit: () => newCard.send({ type: 'card.edit' }) },
  );
  const { sale, newCard } = startSale({
    client: clientOf(config, session, { organizationId, practiceId }),
    about: { kind, practiceId, memberId, planId: kind === 'purchase' ? '' : planId },
    host: workOf(page),
    frame,
    patientName: '',
    today,
    key: crypto.randomUUID(),
  });
  const href = patientAddress(PAGES.overview.path, { practiceId, memberId });
  return (
    <SaleScreen
      sale={sale}
      newCard={newCard}
      attach={(element) => frame?.attach(element)}
      today={today}
      memberId={memberId}
      patientHref={() => `${session.portalOrigin()}${href}`}
    />
  );
}

const clientOf = (
  config: PageConfig,
  session: FrameSession,
  context: { organizationId: string; practiceId: string },
): PortalClient =>
  withPracticeContext(
    createPortalClient({
      baseUrl: new URL(config.marketplaceApiBase, window.location.origin).href,
      session,
      fetch: (request) => fetch(request),
    }),
    () => context,
  );

/** The browser asks before a charge under way is left. */
function workOf(page: Window) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    workBegan: () => page.addEventListener('beforeunload', ask),
    workEnded: () => page.removeEventListener('beforeunload', ask),
    toast: () => undefined,
  };
}
