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

/** Each user's look, by their id; nothing else is kept of them (SESSION-5). */
const itemOf = (userId: string) => `Look of ${userId}`;

/** Where a browser keeps how its users want the portal to look. */
export function createLookStore(browser: Browser) {
  return {
    /** The default where the user never chose, or where what is stored is no look. */
    async load(userId: string): Promise<Look> {
      return lookIn(browser.localStorage().getItem(itemOf(userId)) ?? '') ?? DEFAULT_LOOK;
    },

    /** Rejects where the browser stores nothing. */
    async save(userId: string, look: Look): Promise<void> {
      browser.localStorage().setItem(itemOf(userId), lookText(look));
    },

    /** Draws the page so; the server draws the next one so before anything is painted. */
    show(look: Look): void {
      for (const [name, value] of Object.entries(lookAttributes(look))) browser.setRootAttribute(name, value);
      const text = lookText(look);
      browser.setCookie(LOOK_COOKIE, text === lookText(DEFAULT_LOOK) ? null : text);
    },

    /** How the page came: as whoever used this browser last had it. */
    shown: (): Look => lookInCookies(browser.cookies()) ?? DEFAULT_LOOK,
  };
}
