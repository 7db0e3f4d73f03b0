import { enqueueActions, fromCallback } from 'xstate';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { type LeavingRef, selectIsHarmless } from '#machines/leaving/leaving.selectors.ts';
import { actorIn } from '#machines/system.ts';
import type { Browser } from '../browser.ts';
import { watchPath } from '../watch-path.ts';
import { guardPages } from './visited-pages.ts';

export function wireLeaving({ browser }: { browser: Pick<Browser, 'onPathChange'> }) {
  return leavingMachine.provide({
    actors: {
      watchPath: watchPath(browser),
      guardPages: fromCallback(({ sendBack, system }) => {
        const leaving: LeavingRef = system.get('leaving');
        const stopGuard = guardPages({
          isHarmless: (leave) => selectIsHarmless(leave)(leaving.getSnapshot()),
          requestLeave: (leave) => sendBack({ type: 'leave.request', leave }),
        });
        return () => {
          stopGuard();
          // No exit action runs when a sign-out in another tab stops the chart.
          askBeforeUnload(false);
        };
      }),
    },
    actions: {
      confirmLeave: enqueueActions(({ enqueue }, { leave }) => {
        switch (leave?.kind) {
          case 'organization': {
            const { organizationId } = leave;
            enqueue.sendTo(actorIn('session'), { type: 'organization.select', organizationId });
            break;
          }
          case 'practice': {
            const { practiceId } = leave;
            enqueue.sendTo(actorIn('session'), { type: 'practice.select', practiceId });
            break;
          }
          case 'patient': {
            const { practiceId, memberId, path } = leave;
            enqueue.sendTo(actorIn('session'), { type: 'practice.select', practiceId, memberId });
            enqueue.sendTo(actorIn('navigation'), { type: 'page.open', path });
            break;
          }
          case 'signOut':
            enqueue.sendTo(actorIn('session'), { type: 'session.signOut' });
            break;
          case 'page':
            enqueue.sendTo(actorIn('navigation'), { type: 'page.open', path: leave.path });
            break;
          case 'history':
            enqueue(() => window.history.go(leave.steps));
            break;
          case 'notification': {
            const { entry, path } = leave;
            enqueue.sendTo(actorIn('notifications'), { type: 'entry.open', entry, path });
          }
        }
      }),
      notifyBrowser: (_, { asks }) => askBeforeUnload(asks),
    },
  });
}

/** The window's only handler. A reload for another user removes it. */
function askBeforeUnload(asks: boolean): void {
  window.onbeforeunload = asks ? (event) => event.preventDefault() : null;
}
