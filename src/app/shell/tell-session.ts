import type { ActorRefFrom } from 'xstate';
import type { CommandMenuRef } from '#machines/command-menu/command-menu.selectors.ts';
import type { lookMachine } from '#machines/look/look.machine.ts';
import { type SessionRef, selectHidesPatientData, selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import type { supportMachine } from '#machines/support/support.machine.ts';

/** Tells a chart which practice the session works in, now and with each change. Answers how to stop. */
export function tellPractice(session: SessionRef, hearer: ActorRefFrom<typeof supportMachine>): () => void {
  return hear(session, () => {
    const practice = selectCurrentPractice(session.getSnapshot());
    if (practice !== undefined) hearer.send({ type: 'practice.change', practiceId: practice.id });
  });
}

/** Tells a chart who is signed in, as soon as that is known. Answers how to stop. */
export function tellUser(session: SessionRef, hearer: ActorRefFrom<typeof lookMachine>): () => void {
  return hear(session, () => {
    const user = selectUser(session.getSnapshot());
    if (user !== null) hearer.send({ type: 'user.change', userId: user.id });
  });
}

/** Tells the command menu where somebody is at work; nowhere while patient data is hidden. Answers how to stop. */
export function tellScope(session: SessionRef, hearer: CommandMenuRef): () => void {
  return hear(session, () => {
    const snapshot = session.getSnapshot();
    const practice = selectHidesPatientData(snapshot) ? undefined : selectCurrentPractice(snapshot);
    hearer.send({ type: 'scope.change', practiceId: practice?.id ?? null });
  });
}

function hear(session: SessionRef, tell: () => void): () => void {
  tell();
  const subscription = session.subscribe(tell);
  return () => subscription.unsubscribe();
}
