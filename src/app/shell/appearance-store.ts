import {
  APPEARANCE_COOKIE,
  type Appearance,
  appearanceAttributes,
  appearanceInCookies,
  DEFAULT_APPEARANCE,
  formatAppearance,
  parseAppearance,
} from '#domain/session/appearance.ts';
import type { Browser } from '../browser.ts';

/** Stored by user id, without other data of the user (SESSION-5). */
const itemOf = (userId: string) => `Appearance of ${userId}`;

export function createAppearanceStore(browser: Browser) {
  return {
    /** The default if the user never chose, or if the stored value is invalid. */
    async load(userId: string): Promise<Appearance> {
      return parseAppearance(browser.localStorage().getItem(itemOf(userId)) ?? '') ?? DEFAULT_APPEARANCE;
    },

    /** Rejects if the browser can't store it. */
    async save(userId: string, appearance: Appearance): Promise<void> {
      browser.localStorage().setItem(itemOf(userId), formatAppearance(appearance));
    },

    /** Also sets cookies, so that the server renders the next page with this appearance. */
    show(appearance: Appearance): void {
      for (const [name, value] of Object.entries(appearanceAttributes(appearance)))
        browser.setRootAttribute(name, value);
      const text = formatAppearance(appearance);
      browser.setCookie(APPEARANCE_COOKIE, text === formatAppearance(DEFAULT_APPEARANCE) ? null : text);
    },

    /** The appearance that the server rendered: that of this browser's last user. */
    shown: (): Appearance => appearanceInCookies(browser.cookies()) ?? DEFAULT_APPEARANCE,
  };
}
