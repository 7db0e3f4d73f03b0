import type { Desk } from '#tests/support/desk.ts';
import { isThere } from '#tests/support/pages/is-there.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import type { TextToPaySet } from '#tests/support/pages/text-to-pay.ts';
import { tellHead } from './patient-head.ts';

/** One patient, without any payment account. */
export async function textToPaySet(adapter: PageAdapter, desk: Desk): Promise<TextToPaySet> {
  await tellHead(desk);
  await desk.tell('/payment-accounts', () => ({ info: { records: 0, pages: 0 }, results: [] }));
  return {
    async open() {
      await desk.open('/view-patient/manage-payments');
      await isThere(adapter, '.payment-accounts .state-message');
    },
  };
}
