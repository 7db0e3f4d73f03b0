import { useState } from 'react';
import { managesPractice } from '#domain/access/may-act.ts';
import { practiceContextIn } from '#domain/session/practice-context.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { selectCurrentPractice, selectScope } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { useRootActor } from '#react/use-root-actor.ts';
import { PracticeRefused } from '#screens/practice/PracticeRefused.tsx';
import { PracticeScreen } from '#screens/practice/PracticeScreen.tsx';
import { usePortal } from '../portal.ts';
import { wirePracticeLogo, wirePracticeSettings } from './practice.ports.ts';

export function PracticePage() {
  const scope = useSession(selectScope);
  if (scope === null) return null;
  if (!managesPractice(scope.user)) return <PracticeRefused />;
  return <PracticeOf key={scope.practice.id} scope={scope} />;
}

function PracticeOf({ scope }: { scope: SessionScope }) {
  const portal = usePortal();
  const name = useSession(selectCurrentPractice)?.name ?? '';
  const [{ settings, logo, chosen }] = useState(() => {
    const place = practiceContextIn(scope);
    const file: { current: Blob | null } = { current: null };
    return {
      settings: wirePracticeSettings(portal, place),
      logo: wirePracticeLogo(portal, place, file),
      chosen: file,
    };
  });
  const logoRef = useRootActor(logo);
  return (
    <PracticeScreen
      settings={useRootActor(settings)}
      logo={logoRef}
      name={name}
      onFile={(file) => {
        chosen.current = file;
        logoRef.send({ type: 'file.choose', file: { type: file.type, size: file.size } });
      }}
    />
  );
}
