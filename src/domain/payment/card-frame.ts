import { type Appearance, SCHEMES, THEMES } from '../session/appearance.ts';
import type { PageConfig } from '../session/page-config.ts';
import { HOSTED_KINDS, type HostedKind } from './hosted-fields.ts';

/** The card fields must send a message within this time. */
export const CARD_FIELDS_LOAD_MS = 15_000;
/** The payment provider must respond within this time. */
export const CARD_ANSWER_MS = 20_000;

export type CardFrameAppearance = Pick<Appearance, 'theme' | 'scheme'>;

/** The page that embeds the card fields, from the fields' address. */
export interface AskingPage {
  /** The card fields accept messages from this origin only, and send only to it. */
  origin: string;
  pageId: string;
  kind: HostedKind;
  appearance: CardFrameAppearance;
}

/** Null if no card fields are configured (FRAME-5). */
export function cardFrameAddress(
  { serviceUrl, pageId }: PageConfig['hostedFields'],
  origin: string,
  { theme, scheme }: CardFrameAppearance,
): URL | null {
  if (serviceUrl === '' || pageId === '') return null;
  const address = new URL(serviceUrl, origin);
  address.search = new URLSearchParams({ page: pageId, origin, theme, scheme }).toString();
  return address;
}

export function withKind(address: URL, kind: HostedKind): URL {
  const own = new URL(address);
  own.searchParams.set('kind', kind);
  return own;
}

/** Null if the address is incomplete. */
export function askingPageIn(search: string): AskingPage | null {
  const given = new URLSearchParams(search);
  const origin = given.get('origin') ?? '';
  const pageId = given.get('page') ?? '';
  if (pageId === '' || !URL.canParse(origin) || new URL(origin).origin !== origin) return null;
  return {
    origin,
    pageId,
    kind: HOSTED_KINDS.find((kind) => kind === given.get('kind')) ?? 'card',
    appearance: {
      theme: THEMES.find((theme) => theme === given.get('theme')) ?? 'default',
      scheme: SCHEMES.find((scheme) => scheme === given.get('scheme')) ?? 'system',
    },
  };
}
