import { type Toast, toastIn } from '../notification/toast.ts';
import type { PageConfig } from '../session/page-config.ts';
import type { SessionScope } from '../session/selection.ts';
import { isRecord, jsonIn } from '../text/json.ts';
import { FRAME_CATEGORIES, type FrameCategory, type PageName, pageOf } from './routes.ts';

/** A frame must request its token within this time. */
export const FRAME_READY_MS = 15_000;
/** The frame receives a new token this long before the old one expires. */
export const TOKEN_AHEAD_MS = 60_000;
/** The wait after a failed renewal, and the shortest time between two tokens. */
export const TOKEN_RETRY_MS = 30_000;

/** What the portal received or sent, for support. Never contains a message's content. */
export interface FrameMessage {
  /** Milliseconds since 1970. */
  at: number;
  origin: string;
  kind: 'requested' | 'sent' | 'rejected' | 'left';
}

const MOST_MESSAGES = 50;

/** The newest first. */
export const withMessage = (
  messages: readonly FrameMessage[],
  message: FrameMessage,
): readonly FrameMessage[] => [message, ...messages].slice(0, MOST_MESSAGES);

export const TOKEN_REQUEST = 'action_request_token';
export const TOKEN_ANSWER = 'action_token';

/** The structure of the plans that the portal sells. */
export const SOLD_STRUCTURE = 'plans-market-place';
const MOST_LINES = 50;
const LONGEST_LINES = 4000;

/** The parameters that a category adds (FRAME-1). `purchase` gets the page's patient and the plan to begin with. */
const ADDED: Record<FrameCategory, readonly string[]> = {
  purchase: ['member_id', 'offer_id'],
  renewal: ['member_id', 'plan_id'],
  'add-member': ['member_id', 'plan_id', 'plan_type'],
  compare: ['member_id', 'plan_id'],
};

/** FRAME-2 */
export interface ProcedureLine {
  customCodeNumber: '';
  cdtCodeNumber: string;
  hasUCR: true;
  fee: number;
  providerSpeciality: 'general';
  quantity: number;
}

export const procedureLine = (cdtCodeNumber: string, fee: number, quantity: number): ProcedureLine => ({
  customCodeNumber: '',
  cdtCodeNumber,
  hasUCR: true,
  fee,
  providerSpeciality: 'general',
  quantity,
});

/** Null if no marketplace is configured, or for a page without a frame. */
export function marketplaceFrameAddress(
  page: PageName,
  { marketplaceUrl }: Pick<PageConfig, 'marketplaceUrl'>,
  { organization, practice }: Pick<SessionScope, 'organization' | 'practice'>,
  place: { origin: string; query: string },
): URL | null {
  const category = pageOf(page).frame;
  if (category === undefined || marketplaceUrl === '') return null;
  const address = new URL(`${marketplaceUrl.replace(/\/*$/, '/')}mp-${category}/`, place.origin);
  const given = new URLSearchParams(place.query);
  const added = ADDED[category].flatMap((name) => {
    const value = given.get(name);
    return value === null || !ID_OR_WORD.test(value) ? [] : [[name, value]];
  });
  address.search = new URLSearchParams([
    ['organization', organization.id],
    ['practice', practice.id],
    ['state', practice.state],
    ['structure', SOLD_STRUCTURE],
    ...added,
    ...(category === 'compare' ? [['procedures', JSON.stringify(linesIn(given.get('procedures')))]] : []),
  ]).toString();
  return address;
}

/** Never a name or an email, which an address may not hold. */
const ID_OR_WORD = /^[\w-]{1,40}$/;
const CODE = /^[\w.-]{1,20}$/;

/** The procedure lines of an address, without invalid ones. */
export function linesIn(text: string | null): ProcedureLine[] {
  if (text === null || text.length > LONGEST_LINES) return [];
  const lines = jsonIn(text);
  return Array.isArray(lines) ? lines.slice(0, MOST_LINES).flatMap(lineIn) : [];
}

function lineIn(value: unknown): ProcedureLine[] {
  if (!isRecord(value)) return [];
  const { cdtCodeNumber: code, fee, quantity } = value;
  if (typeof code !== 'string' || !CODE.test(code)) return [];
  if (typeof fee !== 'number' || !Number.isFinite(fee) || fee < 0) return [];
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return [];
  return [procedureLine(code, fee, quantity)];
}

/** The portal's own origin is always trusted: its pages have the session anyway (FRAME-3). */
export const isTrustedOrigin = (
  origin: string,
  { trustedOrigins }: Pick<PageConfig, 'trustedOrigins'>,
  own: string,
): boolean => origin !== 'null' && (origin === own || trustedOrigins.includes(origin));

/** Some frames send the type alone, others an object with it. */
export const isTokenRequest = (data: unknown): boolean =>
  data === TOKEN_REQUEST || (isRecord(data) && data['type'] === TOKEN_REQUEST);

export const WORK_REPORT = 'action_unsaved_work';
export const TOAST_REPORT = 'action_toast';

/** What our own marketplace tells the portal: whether leaving loses changes, and a message for the user. */
export type FrameReport =
  | { type: typeof WORK_REPORT; isUnsaved: boolean }
  | { type: typeof TOAST_REPORT; toast: Toast };

/** The report in a frame's message; null in any other message. */
export function reportIn(data: unknown): FrameReport | null {
  if (!isRecord(data)) return null;
  const { type, isUnsaved, toast } = data;
  if (type === WORK_REPORT && typeof isUnsaved === 'boolean') return { type, isUnsaved };
  const shown = type === TOAST_REPORT ? toastIn(toast) : null;
  return shown && { type: TOAST_REPORT, toast: shown };
}

export const tokenAnswer = (token: string) => ({ type: TOKEN_ANSWER, token });

const JWT = /^[\w-]{1,4000}\.[\w-]{1,4000}\.[\w-]{1,4000}$/;

/** The token in the portal's response; null in any other message. */
export function tokenIn(data: unknown): string | null {
  if (!isRecord(data) || data['type'] !== TOKEN_ANSWER) return null;
  const { token } = data;
  return typeof token === 'string' && JWT.test(token) ? token : null;
}

export interface FramePlace {
  category: FrameCategory;
  organizationId: string;
  practiceId: string;
  /** Empty if the address contains none. */
  memberId: string;
  planId: string;
  offerId: string;
}

const FRAME_PATH = /\/mp-([a-z-]+)\/?$/;

/** What a frame's own address contains (FRAME-1). */
export function framePlaceIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): FramePlace | null {
  const category = FRAME_CATEGORIES.find((each) => each === FRAME_PATH.exec(pathname)?.[1]);
  const given = new URLSearchParams(search);
  const practiceId = idIn(given, 'practice');
  if (category === undefined || practiceId === '') return null;
  return {
    category,
    organizationId: idIn(given, 'organization'),
    practiceId,
    memberId: idIn(given, 'member_id'),
    planId: idIn(given, 'plan_id'),
    offerId: offerIdIn(search),
  };
}

function idIn(given: URLSearchParams, name: string): string {
  const value = given.get(name) ?? '';
  return ID_OR_WORD.test(value) ? value : '';
}

/** The plan that a sale begins with. Empty if the address contains none. */
export const offerIdIn = (search: string): string => idIn(new URLSearchParams(search), 'offer_id');

/** The address of a sale that begins with a plan. */
export const withOfferId = (href: string, offerId: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ offer_id: offerId })}`;
