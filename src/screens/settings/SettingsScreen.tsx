import { type IconNode, Mail, Monitor, Palette, Store, UserRound, UsersRound } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import type { SessionListRef } from '#machines/session-list/session-list.selectors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { copy } from './copy.ts';
import { OpenSessions } from './OpenSessions.tsx';
import './SettingsScreen.css';

/** LAYOUT-11, SESSION-7 */
interface SettingsProps {
  sessions: SessionListRef;
  /** The user manages the practice (PERM-8). */
  isManager: boolean;
  /** The user's own name and phone. */
  details: ReactNode;
  /** Whether the user gets the weekly report of the practice. Null without a practice. */
  report: ReactNode;
}

export function SettingsScreen({ sessions, isManager, details, report }: SettingsProps) {
  const hasReport = report !== null;
  return (
    <div className="settings">
      <SettingsMenu isManager={isManager} hasReport={hasReport} />
      <div className="settings-sections">
        <Section of="details">{details}</Section>
        <Section of="sessions">
          <Card title={copy.sessions}>
            <OpenSessions sessions={sessions} />
          </Card>
        </Section>
        {hasReport && <Section of="report">{report}</Section>}
        <Section of="appearance">
          <Card title={copy.appearance}>
            <AppearanceSettings />
          </Card>
        </Section>
      </div>
    </div>
  );
}

type SectionName = 'details' | 'sessions' | 'report' | 'appearance';

const SECTION_ICONS: Record<SectionName, IconNode> = {
  details: UserRound,
  sessions: Monitor,
  report: Mail,
  appearance: Palette,
};
const SECTIONS = Object.keys(SECTION_ICONS) as SectionName[];
const idOf = (section: SectionName) => `settings-${section}`;

const Section = ({ of, children }: { of: SectionName; children: ReactNode }) => (
  <div id={idOf(of)} className="settings-section" tabIndex={-1}>
    {children}
  </div>
);

/** The sections of this page, and the pages that only managers of the practice open. */
function SettingsMenu({ isManager, hasReport }: { isManager: boolean; hasReport: boolean }) {
  const sections = SECTIONS.filter((section) => section !== 'report' || hasReport);
  return (
    <nav className="settings-menu" aria-label={copy.menu}>
      <h2 className="settings-menu-title">{copy.you}</h2>
      <ul className="settings-links">
        {sections.map((section) => (
          <li key={section}>
            <a className="settings-link" href={`#${idOf(section)}`} onClick={showSection}>
              <Icon of={SECTION_ICONS[section]} />
              {copy[section]}
            </a>
          </li>
        ))}
      </ul>
      {isManager && (
        <>
          <h2 className="settings-menu-title">{copy.organization}</h2>
          <ul className="settings-links">
            <PageLink page="staff" icon={UsersRound} title={copy.manageStaff} />
            <PageLink page="practice" icon={Store} title={copy.managePractice} />
          </ul>
        </>
      )}
    </nav>
  );
}

/** The address stays: the portal has no pages behind a hash. */
function showSection(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  const section = ownerDocument.getElementById(hash.slice(1));
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

const PageLink = ({ page, icon, title }: { page: 'staff' | 'practice'; icon: IconNode; title: string }) => (
  <li>
    <Link className="settings-link" href={PAGES[page].path}>
      <Icon of={icon} />
      {title}
    </Link>
  </li>
);
