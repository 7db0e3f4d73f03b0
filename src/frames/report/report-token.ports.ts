import type { Credential, SessionGate } from '#api/session-gate.ts';
import { UNREACHABLE } from '#domain/failure/failure.ts';

/** The portal sends a new token within this time, or the call fails. */
const NEW_TOKEN_MS = 10_000;

/** The latest report token from the portal. It is in memory only. */
export function createReportToken(requestToken: () => void) {
  let token: string | null = null;
  let waiting: ((token: string) => void)[] = [];

  const credential = (found: string | null): Credential =>
    found === null ? { kind: 'none', failure: UNREACHABLE } : { kind: 'bearer', accessToken: found };

  const gate: SessionGate = {
    credential: async () => credential(token),
    renewed(refused) {
      if (token !== refused) return Promise.resolve(credential(token));
      requestToken();
      return new Promise((resolve) => {
        const late = setTimeout(() => resolve(credential(null)), NEW_TOKEN_MS);
        waiting.push((found) => {
          clearTimeout(late);
          resolve(credential(found));
        });
      });
    },
  };
  return {
    gate,
    set(given: string) {
      token = given;
      for (const resolve of waiting) resolve(given);
      waiting = [];
    },
  };
}
