import { createActor } from 'xstate';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { type LeavingRef, selectIsHarmless } from '#machines/leaving/leaving.selectors.ts';
import type { NotificationsRef } from '#machines/notifications/notifications.selectors.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';
import type { Portal } from '../portal.ts';
import { closeBellWhenAsked, takeLeave } from './leaving.ts';
import { guardPages } from './visited-pages.ts';

/** The chart that stands before whatever leads away from unsaved work, and whom it hears. */
export function wireLeaving({ browser }: Portal, session: SessionRef, notifications: NotificationsRef) {
  const openPath = (path: string) => browser.navigate(path, false);
  const traverse = (steps: number) => window.history.go(steps);
  const machine = leavingMachine.provide({
    actions: {
      takeLeave: (_, { leave }) => {
        if (leave) takeLeave(leave, { session, notifications, openPath, traverse });
      },
      tellBrowser: (_, { asks }) => askBeforeUnload(asks),
    },
  });
  const actor: LeavingRef = createActor(machine, { input: { path: browser.path() } });

  function listen(): () => void {
    const stops = [
      guardPages({
        isHarmless: (leave) => selectIsHarmless(leave)(actor.getSnapshot()),
        ask: (leave) => actor.send({ type: 'leave.ask', leave }),
      }),
      browser.onPathChange((path) => actor.send({ type: 'path.change', path })),
      closeBellWhenAsked(actor, notifications),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return { actor, machine, listen };
}

/** As the window's one handler: whoever loads the page anew in the name of somebody else takes it away. */
function askBeforeUnload(asks: boolean): void {
  window.onbeforeunload = asks ? (event) => event.preventDefault() : null;
}
