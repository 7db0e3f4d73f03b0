import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PageKind } from '#domain/navigation/page-initial-state.ts';
import { pageInitialStateMachine } from '#machines/page-initial-state/page-initial-state.machine.ts';
import { selectIsFresh } from '#machines/page-initial-state/page-initial-state.selectors.ts';
import './FreshPage.css';
import { useSelector } from '#react/use-selector.ts';

/** A page that flags, as `data-page-state`, that it has just been opened (PATIENT-6). Give it a key for each page. */
export function FreshPage({ kind, children }: { kind: PageKind; children: ReactNode }) {
  const actor = useActorRef(pageInitialStateMachine, { input: { kind } });
  const isFresh = useSelector(actor, selectIsFresh);
  return (
    <div className="fresh-page" data-page-state={isFresh ? 'fresh' : 'settled'}>
      {children}
    </div>
  );
}
