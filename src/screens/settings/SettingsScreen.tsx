import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import type { SessionListRef } from '#machines/session-list/session-list.selectors.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { copy } from './copy.ts';
import { OpenSessions } from './OpenSessions.tsx';
import { Row } from './Row.tsx';
import './SettingsScreen.css';

/** LAYOUT-11, SESSION-7 */
interface SettingsProps {
  sessions: SessionListRef;
  /** The user manages the practice (PERM-8). */
  isManager: boolean;
  /** The user's own name and phone. */
  details: ReactNode;
  /** The practice's own settings. */
  report: ReactNode;
}

export function SettingsScreen({ sessions, isManager, details, report }: SettingsProps) {
  return (
    <div className="settings">
      {(isManager || report) && (
        <Group title={copy.practice}>
          {isManager && <Managing />}
          {report}
        </Group>
      )}
      <Group title={copy.you}>
        {details}
        <Card title={copy.sessions}>
          <OpenSessions sessions={sessions} />
        </Card>
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

function Managing() {
  return (
    <Card title={copy.managing}>
      <div className="settings-row">
        <Row title={PAGES.staff.title}>{copy.staffAbout}</Row>
        <Link href={PAGES.staff.path} asChild>
          <ButtonLink>{copy.manageStaff}</ButtonLink>
        </Link>
      </div>
      <div className="settings-row">
        <Row title={PAGES.practice.title}>{copy.practiceAbout}</Row>
        <Link href={PAGES.practice.path} asChild>
          <ButtonLink>{copy.managePractice}</ButtonLink>
        </Link>
      </div>
    </Card>
  );
}
