import { fromCallback } from 'xstate';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { type LeavingRef, selectIsHarmless } from '#machines/leaving/leaving.selectors.ts';
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
      traverseHistory: (_, { steps }) => window.history.go(steps),
      notifyBrowser: (_, { asks }) => askBeforeUnload(asks),
    },
  });
}

/** The window's only handler. A reload for another user removes it. */
function askBeforeUnload(asks: boolean): void {
  window.onbeforeunload = asks ? (event) => event.preventDefault() : null;
}
