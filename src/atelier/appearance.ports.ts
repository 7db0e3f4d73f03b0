import { fromPromise } from 'xstate';
import {
  type Appearance,
  appearanceAttributes,
  DEFAULT_APPEARANCE,
  formatAppearance,
  parseAppearance,
} from '#domain/session/appearance.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';

const ITEM = 'Appearance of the statecharts';

/** The appearance of this page, stored in this browser. The portal's appearance does not change. */
export function wireAppearance(page: Window) {
  return appearanceMachine.provide({
    actors: {
      loadAppearance: fromPromise<Appearance, { userId: string | null }>(
        async () => parseAppearance(page.localStorage.getItem(ITEM) ?? '') ?? DEFAULT_APPEARANCE,
      ),
      saveAppearance: fromPromise<void, { userId: string | null; appearance: Appearance }>(
        async ({ input }) => page.localStorage.setItem(ITEM, formatAppearance(input.appearance)),
      ),
    },
    actions: {
      showAppearance: (_, appearance) => {
        const root = page.document.documentElement;
        for (const [name, value] of Object.entries(appearanceAttributes(appearance))) {
          if (value === null) root.removeAttribute(name);
          else root.setAttribute(name, value);
        }
      },
    },
  });
}
