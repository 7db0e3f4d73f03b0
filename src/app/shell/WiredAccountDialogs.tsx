import { useState } from 'react';
import { useActors } from '#react/actors.tsx';
import { useRootActor } from '#react/use-root-actor.ts';
import { AccountDialogs } from '#screens/shell/account/AccountDialogs.tsx';
import { usePortal } from '../portal.ts';
import { wireProblemReport } from './problem-report.ports.ts';

/** Loaded with the dialogs. What the user writes stays until they sign out, also while Help is closed. */
export function WiredAccountDialogs() {
  const portal = usePortal();
  const { session } = useActors();
  const [logic] = useState(() => wireProblemReport(portal, session));
  return <AccountDialogs report={useRootActor(logic)} />;
}
