import { fromCallback } from 'xstate';
import type { Browser } from '../browser.ts';

/** Sends `width.change` when the window becomes narrow or wide, including by zooming. */
export const watchWidth = (browser: Pick<Browser, 'onNarrowChange'>) =>
  fromCallback(({ sendBack }) =>
    browser.onNarrowChange((isNarrow) => sendBack({ type: 'width.change', isNarrow })),
  );
