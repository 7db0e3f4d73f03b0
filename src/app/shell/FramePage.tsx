import { useState } from 'react';
import { marketplaceFrameAddress } from '#domain/navigation/marketplace-frame.ts';
import { type PageName, pageOf } from '#domain/navigation/routes.ts';
import { selectSelection } from '#machines/session/session.selectors.ts';
import { selectScope } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { useRootActor } from '#react/use-root-actor.ts';
import { FramePageScreen } from '#screens/frame-page/FramePageScreen.tsx';
import { NotConfigured } from '#screens/shared/NotConfigured.tsx';
import { usePortal } from '../portal.ts';
import { wireMarketplaceFrame } from './marketplace-frame.ports.ts';
import { unsavedWork } from './unsaved-work.ts';

/** Another page, practice or patient gets a new frame. */
export function FramePage({ page }: { page: PageName }) {
  const { browser } = usePortal();
  const scope = useSession(selectScope);
  const config = usePageConfig();
  const memberId = useSession(selectSelection)?.memberId;
  const [ownQuery] = useState(() => browser.query());
  const query = pageOf(page).needsMember ? `?member_id=${memberId}` : ownQuery;
  if (scope === null) return null;
  const address = marketplaceFrameAddress(page, config, scope, { origin: browser.origin, query });
  if (address === null) return <NotConfigured />;
  return <Framed key={address.href} page={page} address={address} />;
}

function Framed({ page, address }: { page: PageName; address: URL }) {
  const portal = usePortal();
  const { browser, gate } = portal;
  const config = usePageConfig();
  const [{ logic, attach }] = useState(() =>
    wireMarketplaceFrame({
      page: window,
      origin: browser.origin,
      address,
      config,
      gate,
      reportUnsavedWork: unsavedWork(portal, { id: 'frame', name: pageOf(page).title }),
      showToast: (toast) => portal.showToast(toast),
      now: browser.now,
      warn: (text) => console.warn(text),
    }),
  );
  return <FramePageScreen page={page} frame={useRootActor(logic)} attach={attach} />;
}
