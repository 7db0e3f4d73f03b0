import { type Browser, chromium } from 'playwright-core';
import { isProof } from '#tests/support/depth.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/setup/chromium.mjs';

/** Pages live only for seconds, so optimizing their code takes more CPU time than it saves. */
const UNOPTIMIZED = isProof ? [] : ['--js-flags=--no-opt,--no-maglev'];

/** Starts the installed Chromium, headless, in the time zone of no practice: times of a practice show their zone. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, ...UNOPTIMIZED],
    env: { ...process.env, TZ: 'UTC' },
  });
