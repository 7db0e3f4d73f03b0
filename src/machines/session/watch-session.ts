import { fromCallback, type SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { SessionRef } from './session.selectors.ts';

export const watchSession = (
  session: () => SessionRef,
  read: (snapshot: SnapshotFrom<typeof sessionMachine>) => object,
) =>
  fromCallback(({ sendBack }) => {
    const send = () => sendBack({ type: 'session.change', ...read(session().getSnapshot()) });
    send();
    const subscription = session().subscribe(send);
    return () => subscription.unsubscribe();
  });
