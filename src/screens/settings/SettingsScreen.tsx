import type { SessionListRef } from '#machines/session-list/session-list.selectors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { copy } from './copy.ts';
import { OpenSessions } from './OpenSessions.tsx';
import './SettingsScreen.css';

/** LAYOUT-11, SESSION-7 */
export function SettingsScreen({ sessions }: { sessions: SessionListRef }) {
  return (
    <div className="settings">
      <Card title={copy.appearance}>
        <AppearanceSettings />
      </Card>
      <Card title={copy.sessions}>
        <OpenSessions sessions={sessions} />
      </Card>
    </div>
  );
}
