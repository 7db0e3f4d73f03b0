import type { ReactNode } from 'react';
import type { PageKind } from '#domain/navigation/page-initial-state.ts';
import './FreshPage.css';
import { useIsFresh } from '#react/use-is-fresh.ts';

interface FreshPageProps {
  /** Identifies the page: another value counts as an opened page. `children` stay mounted. */
  page: string;
  kind: PageKind;
  children: ReactNode;
}

/** A page that flags, as `data-page-state`, that it has just been opened (PATIENT-6). */
export function FreshPage({ page, kind, children }: FreshPageProps) {
  return (
    <>
      <PageState key={page} kind={kind} />
      <div className="fresh-page">{children}</div>
    </>
  );
}

const PageState = ({ kind }: { kind: PageKind }) => (
  <div data-page-state={useIsFresh(kind) ? 'fresh' : 'settled'} />
);
