import { type Look, SCHEMES, THEMES } from '../session/look.ts';
import type { PageConfig } from '../session/page-config.ts';

/** After so long without a word, the card fields count as away. */
export const CARD_FIELDS_LOAD_MS = 15_000;
/** The provider answers within this, or the card is asked for again by hand. */
export const CARD_ANSWER_MS = 20_000;

/** How the card fields look: as the page around them does just now. */
export type CardFrameLook = Pick<Look, 'theme' | 'scheme'>;

/** Who asks the card fields, as the address says that they were opened with. */
export interface AskingPage {
  /** The only one whose messages are heard, and that hears of the card. */
  origin: string;
  pageId: string;
  look: CardFrameLook;
}

/** The address of the configured card fields, for a page of an origin; null where none is configured (FRAME-5). */
export function cardFrameAddress(
  { serviceUrl, pageId }: PageConfig['hostedFields'],
  origin: string,
  { theme, scheme }: CardFrameLook,
): URL | null {
  if (serviceUrl === '' || pageId === '') return null;
  const address = new URL(serviceUrl, origin);
  address.search = new URLSearchParams({ page: pageId, origin, theme, scheme }).toString();
  return address;
}

/** Who asks, read from the address of the card fields; null where it does not say. */
export function askingPageIn(search: string): AskingPage | null {
  const given = new URLSearchParams(search);
  const origin = given.get('origin') ?? '';
  const pageId = given.get('page') ?? '';
  if (pageId === '' || !URL.canParse(origin) || new URL(origin).origin !== origin) return null;
  return {
    origin,
    pageId,
    look: {
      theme: THEMES.find((theme) => theme === given.get('theme')) ?? 'default',
      scheme: SCHEMES.find((scheme) => scheme === given.get('scheme')) ?? 'system',
    },
  };
}
