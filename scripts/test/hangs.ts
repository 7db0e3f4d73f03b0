/** Limits that only detect hangs. A machine that is many times slower but still makes progress never reaches them. */
const MINUTE_MS = 60_000;
/** Under PROVE everything runs at full size. A browser has no process. */
export const isProof = globalThis.process?.env['PROVE'] === '1';

/** A step that prints nothing for this long is stopped and named. */
export const SILENT_STEP_MS = (isProof ? 120 : 10) * MINUTE_MS;

const SAMPLED_TEST_MS = 8 * MINUTE_MS;

/** A test that takes this long fails, before its step would be stopped, so that the report names the test. */
export const TEST_MS = isProof ? 110 * MINUTE_MS : SAMPLED_TEST_MS;

/** A wait for something that a test expects to see. */
export const WAIT_MS = 2 * MINUTE_MS;
export const WAIT = { timeout: WAIT_MS };

/** The timeouts of a Vitest project. */
const limitsOf = (testMs: number) => ({
  testTimeout: testMs,
  hookTimeout: testMs,
  teardownTimeout: testMs,
  expect: { poll: WAIT },
});

export const HANG_LIMITS = limitsOf(TEST_MS);

/** Stories are the same under PROVE. A story hangs if its browser stops painting. */
export const STORY_LIMITS = limitsOf(SAMPLED_TEST_MS);
