import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import { LinkTabs, linkTab } from '#ui/Tabs/LinkTabs.tsx';
import '#widgets/shared/pages.css';

const TABS = [
  [PAGES.paymentManagement.path, 'Payment methods'],
  [PAGES.practiceTransactions.path, 'Transactions'],
  [PAGES.dayClose.path, PAGES.dayClose.title],
] as const;

/** The pages of payment management, below their links. */
export const PaymentsFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className="page-stack">
    <LinkTabs
      label="Payment management"
      links={TABS.map(([to, words]) => (
        <Link key={to} href={to} {...linkTab(to === path)}>
          {words}
        </Link>
      ))}
    />
    {children}
  </div>
);
