import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { SettingsScreen } from '#screens/settings/SettingsScreen.tsx';
import { usePortal } from '../portal.ts';
import { wireSessionList } from './session-list.ports.ts';

export function SettingsPage() {
  const { client } = usePortal();
  const [logic] = useState(() => wireSessionList(client));
  return <SettingsScreen sessions={useActorRef(logic)} />;
}
