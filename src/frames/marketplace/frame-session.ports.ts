import type { Credential, SessionGate } from '#api/session-gate.ts';
import { UNREACHABLE } from '#domain/failure/failure.ts';
import {
  FRAME_READY_MS,
  type FrameReport,
  isTrustedOrigin,
  TOKEN_REQUEST,
  tokenIn,
} from '#domain/navigation/marketplace-frame.ts';

interface FrameSessionParts {
  page: Window;
  trustedOrigins: readonly string[];
}

export interface FrameSession extends SessionGate {
  /** Requests the token from the portal. Each later call waits for it. */
  begin(): void;
  /** The portal's origin; the frame's own origin until the portal has responded. */
  portalOrigin(): string;
  /** Tells the portal, once it has sent a token. */
  report(report: FrameReport): void;
}

/** The token comes from the page that contains the frame, and is never stored (FRAME-3). */
export function createFrameSession({ page, trustedOrigins }: FrameSessionParts): FrameSession {
  let token: string | null = null;
  let portal = page.location.origin;
  let waiting: (() => void)[] = [];

  page.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== page.parent) return;
    if (!isTrustedOrigin(origin, { trustedOrigins }, page.location.origin)) return;
    const received = tokenIn(data);
    if (received === null) return;
    token = received;
    portal = origin;
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  });

  const request = () => page.parent.postMessage({ type: TOKEN_REQUEST }, '*');

  /** Returns a token other than the rejected one. */
  async function tokenOtherThan(refused: string | null): Promise<Credential> {
    if (token === null || token === refused) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        page.setTimeout(resolve, FRAME_READY_MS);
      });
    }
    if (token === null || token === refused) return { kind: 'none', failure: UNREACHABLE };
    return { kind: 'bearer', accessToken: token };
  }

  return {
    begin: request,
    portalOrigin: () => portal,
    report: (report) => page.parent.postMessage(report, portal),
    credential: () => tokenOtherThan(null),
    renewed(refused) {
      if (token === refused) request();
      return tokenOtherThan(refused);
    },
  };
}
