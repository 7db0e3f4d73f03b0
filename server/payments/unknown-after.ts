import { setTimeout as wait } from 'node:timers/promises';

const UNKNOWN = { kind: 'unknown' } as const;
/** Longer than a bank takes. */
const GATEWAY_ANSWERS_WITHIN_MS = 20_000;

/** The outcome is unknown after a timeout, or if the call fails. */
export async function unknownAfter<Answer>(
  ask: () => Promise<Answer>,
  withinMs = GATEWAY_ANSWERS_WITHIN_MS,
): Promise<Answer | typeof UNKNOWN> {
  try {
    return await Promise.race([ask(), wait(withinMs, UNKNOWN, { ref: false })]);
  } catch {
    return UNKNOWN;
  }
}
