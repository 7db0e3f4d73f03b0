import type { ReactNode } from 'react';
import type { PageKind } from '#domain/navigation/page-initial-state.ts';
import { useIsFresh } from '#react/use-is-fresh.ts';
import './FreshPage.css';

/** A page that flags, as `data-page-state`, that it has just been opened (PATIENT-6). Give it a key for each page. */
export function FreshPage({ kind, children }: { kind: PageKind; children: ReactNode }) {
  const isFresh = useIsFresh(kind);
  return (
    <div className="fresh-page" data-page-state={isFresh ? 'fresh' : 'settled'}>
      {children}
    </div>
  );
}
