import type { ReactNode } from 'react';
import type { PageKind } from '#domain/navigation/page-initial-state.ts';
import './FreshPage.css';
import { useIsFresh } from '#react/use-is-fresh.ts';

interface FreshPageProps {
  /** A new value counts as opening a page. `children` stay mounted. */
  page: string;
  kind: PageKind;
  children: ReactNode;
}

/** Marks a newly opened page with `data-page-state` (PATIENT-6). */
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
