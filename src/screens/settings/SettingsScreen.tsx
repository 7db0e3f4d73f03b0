import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
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
  /** Whether the user gets the weekly report of the practice. */
  report: ReactNode;
}

export function SettingsScreen({ sessions, isManager, details, report }: SettingsProps) {
  return (
    <div className="settings">
      {isManager && (
        <Group title={copy.organization}>
          <PageCard page="staff" title={copy.manageStaff} about={copy.staffAbout} />
          <PageCard page="practice" title={copy.managePractice} about={copy.practiceAbout} />
        </Group>
      )}
      <Group title={copy.you}>
        {details}
        <Card title={copy.sessions}>
          <OpenSessions sessions={sessions} />
        </Card>
        {report}
        <Card title={copy.appearance}>
          <AppearanceSettings />
        </Card>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="settings-group">
      <h2 className="settings-title">{title}</h2>
      {children}
    </section>
  );
}

interface PageCardProps {
  page: 'staff' | 'practice';
  title: string;
  about: string;
}

function PageCard({ page, title, about }: PageCardProps) {
  return (
    <Link className="card settings-page" href={PAGES[page].path}>
      <span className="settings-row-title">{title}</span>
      <span className="settings-about-page">{about}</span>
      <Icon of={ChevronRight} mirrors />
    </Link>
  );
}
