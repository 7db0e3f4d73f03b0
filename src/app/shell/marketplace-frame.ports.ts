import { fromCallback, fromPromise } from 'xstate';
import type { SessionGate } from '#api/session-gate.ts';
import { ApiFailure } from '#domain/failure/failure.ts';
import {
  isTokenRequest,
  isTrustedOrigin,
  reportIn,
  TOKEN_AHEAD_MS,
  TOKEN_RETRY_MS,
  tokenAnswer,
  WORK_REPORT,
} from '#domain/navigation/marketplace-frame.ts';
import type { Toast } from '#domain/notification/toast.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import {
  type Granted,
  type MarketplaceFrameEvent,
  marketplaceFrameMachine,
  type TokenGrant,
} from '#machines/marketplace-frame/marketplace-frame.machine.ts';
import { readClaims } from '../session/token-claims.ts';

interface MarketplaceFrameParts {
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The portal's own origin. */
  origin: string;
  address: URL;
  config: Pick<PageConfig, 'trustedOrigins'>;
  gate: SessionGate;
  /** While the frame has unsaved changes, leaving its page asks first. */
  reportUnsavedWork(scope: unknown, work: { isUnsaved: boolean }): void;
  showToast(toast: Toast): void;
  now(): number;
  warn(text: string): void;
}

export interface HostedFrame {
  logic: ReturnType<typeof wire>;
  /** Loads the marketplace in each new frame. Called with null when a frame is removed. */
  attach(frame: HTMLIFrameElement | null): void;
}

/** FRAME-1, FRAME-3, FRAME-4 */
export function wireMarketplaceFrame(parts: MarketplaceFrameParts): HostedFrame {
  const hosted: Hosted = { frame: null, loaded: () => undefined };
  return {
    logic: wire(parts, hosted),
    attach(element) {
      hosted.frame = element;
      if (element === null) return;
      element.onload = () => hosted.loaded();
      element.src = parts.address.href;
    },
  };
}

interface Hosted {
  frame: HTMLIFrameElement | null;
  /** The frame has loaded a page. */
  loaded(): void;
}

function wire(parts: MarketplaceFrameParts, hosted: Hosted) {
  const { page, config, origin: own, gate, now } = parts;

  /** Undefined for a message that means nothing to the portal. */
  function eventOf({ origin, source, data }: MessageEvent<unknown>): MarketplaceFrameEvent | undefined {
    const sender = hosted.frame?.contentWindow;
    if (!isTrustedOrigin(origin, config, own)) return { type: 'message.reject', origin, at: now() };
    const report = reportIn(data);
    if (report === null && !isTokenRequest(data)) return undefined;
    if (!sender || source !== sender) return { type: 'message.reject', origin, at: now() };
    if (report?.type === WORK_REPORT) return { ...report, type: 'work.report', origin };
    if (report !== null) return { ...report, type: 'toast.report', origin };
    return { type: 'token.request', origin, at: now() };
  }

  async function currentToken(): Promise<string> {
    const credential = await gate.credential();
    if (credential.kind === 'none') throw new ApiFailure(credential.failure);
    return credential.accessToken;
  }

  async function renewedToken(old: string): Promise<string> {
    const credential = await gate.renewed(old);
    if (credential.kind === 'none') throw new ApiFailure(credential.failure);
    return credential.accessToken;
  }

  const isEnding = (token: string) => lifeOf(token, now()) <= TOKEN_AHEAD_MS;

  return marketplaceFrameMachine.provide({
    actors: {
      watchMessages: fromCallback(({ sendBack }) => {
        let loadsSinceRequest = 0;
        const listen = (event: MessageEvent<unknown>) => {
          const meant = eventOf(event);
          if (meant?.type === 'token.request') loadsSinceRequest = 0;
          if (meant !== undefined) sendBack(meant);
        };
        // A page may request its token before it has loaded. Only the second load is certain to be another page's.
        hosted.loaded = () => {
          loadsSinceRequest += 1;
          if (loadsSinceRequest > 1) sendBack({ type: 'frame.leave', at: now() });
        };
        page.addEventListener('message', listen);
        return () => {
          page.removeEventListener('message', listen);
          parts.reportUnsavedWork(null, { isUnsaved: false });
        };
      }),
      grantToken: fromPromise<Granted, TokenGrant>(async ({ input, signal }) => {
        const current = await currentToken();
        const token = input.isRenewal || isEnding(current) ? await renewedToken(current) : current;
        // A page of another origin does not receive the message, even if the frame has just begun to load it.
        if (!signal.aborted) hosted.frame?.contentWindow?.postMessage(tokenAnswer(token), input.origin);
        return { renewsInMs: Math.max(TOKEN_RETRY_MS, lifeOf(token, now()) - TOKEN_AHEAD_MS), at: now() };
      }),
    },
    actions: {
      reportUnsavedWork: parts.reportUnsavedWork,
      showToast: (_, toast) => parts.showToast(toast),
      warn: (_, { origin }) =>
        parts.warn(`Ignored a message from ${origin}: it is not the marketplace frame of a trusted origin.`),
    },
  });
}

/** A token without an expiry is renewed when a call is rejected. */
const NO_END_MS = 24 * 60 * 60 * 1000;

const lifeOf = (token: string, now: number): number => {
  const { expiresAt } = readClaims(token);
  return expiresAt === null ? NO_END_MS : expiresAt - now;
};
