import { fromCallback } from 'xstate';
import type { Browser } from './browser.ts';

/** Sends `path.change` when the address has changed. */
export const watchPath = (browser: Pick<Browser, 'onPathChange'>) =>
  fromCallback(({ sendBack }) =>
    browser.onPathChange((path, query) => sendBack({ type: 'path.change', path, query })),
  );
