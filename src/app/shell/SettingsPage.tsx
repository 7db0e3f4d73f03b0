import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { managesPractice } from '#domain/access/may-act.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { SettingsScreen } from '#screens/settings/SettingsScreen.tsx';
import { usePortal } from '../portal.ts';
import { wireSessionList } from './session-list.ports.ts';

export function SettingsPage() {
  const { client } = usePortal();
  const user = useSession(selectUser);
  const [logic] = useState(() => wireSessionList(client));
  return <SettingsScreen sessions={useActorRef(logic)} isManager={user !== null && managesPractice(user)} />;
}
