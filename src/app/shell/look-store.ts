import {
  DEFAULT_LOOK,
  LOOK_COOKIE,
  type Look,
  lookAttributes,
  lookIn,
  lookInCookies,
  lookText,
} from '#domain/session/look.ts';
import type { Browser } from '../browser.ts';

/** By user id; no other data of the user is stored (SESSION-5). */
const itemOf = (userId: string) => `Look of ${userId}`;

export function createLookStore(browser: Browser) {
  return {
    /** The default where the user never chose, or the stored value is invalid. */
    async load(userId: string): Promise<Look> {
      return lookIn(browser.localStorage().getItem(itemOf(userId)) ?? '') ?? DEFAULT_LOOK;
    },

    /** Rejects where the browser can't store it. */
    async save(userId: string, look: Look): Promise<void> {
      browser.localStorage().setItem(itemOf(userId), lookText(look));
    },

    /** Also sets cookies, so that the server renders the next page with it. */
    show(look: Look): void {
      for (const [name, value] of Object.entries(lookAttributes(look))) browser.setRootAttribute(name, value);
      const text = lookText(look);
      browser.setCookie(LOOK_COOKIE, text === lookText(DEFAULT_LOOK) ? null : text);
    },

    /** What the server rendered: the appearance of this browser's last user. */
    shown: (): Look => lookInCookies(browser.cookies()) ?? DEFAULT_LOOK,
  };
}
