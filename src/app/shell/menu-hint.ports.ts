import { fromPromise } from 'xstate';
import { menuHintMachine } from '#machines/menu-hint/menu-hint.machine.ts';
import type { Portal } from '../portal.ts';

/** Stored by user id, without other data of the user (SESSION-5). */
const itemOf = (userId: string) => `Hints of ${userId}`;

export function wireMenuHint({ browser, tab }: Pick<Portal, 'browser' | 'tab'>) {
  return menuHintMachine.provide({
    actors: {
      loadHint: fromPromise<boolean, { userId: string }>(
        async ({ input }) =>
          tab.get('signed-in') !== null && browser.localStorage().getItem(itemOf(input.userId)) === null,
      ),
      storeHint: fromPromise<void, { userId: string }>(async ({ input }) =>
        browser.localStorage().setItem(itemOf(input.userId), 'menu'),
      ),
    },
    actions: { logFailure: ({ event }) => console.error(event) },
  });
}
