import type { Page } from 'playwright-core';
import { acceptItems, refuseItems } from '#tests/support/full-storage.ts';

export const fillStorage = (page: Page, kind: 'local' | 'session'): Promise<void> =>
  page.evaluate(refuseItems, kind);

export const makeRoom = (page: Page): Promise<void> => page.evaluate(acceptItems);
