import { expect } from 'vitest';
import { CARD } from '#tests/machines/hosted-fields.model.ts';
import { DOWN, REFUSED, VISA } from '#tests/machines/payment-accounts.model.ts';
import type { Desk } from '#tests/support/desk.ts';
import { callFields } from '#tests/support/fields-page.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import type { PaymentAccountsSet } from '#tests/support/pages/payment-accounts.ts';
import { tellDebtor } from './patient-head.ts';

const ACCOUNTS = '/payment-accounts';
const ONE = '/payment-accounts/301';

/** Card fields that come again each time when the dialog opens and when they are tried again. */
function heldFields({ inPage }: PageAdapter, { inFields }: Desk) {
  const number = async () => (await inFields(() => globalThis.fieldsNumber, null)) ?? 0;
  let last = 0;
  let calls = 0;
  return {
    async opened(press: () => Promise<void>) {
      await press();
      await expect.poll(number).toBeGreaterThan(last);
      last = await number();
    },
    load: async () =>
      void (await inFields(() => parent.postMessage({ type: 'card_fields_ready' }, '*'), null)),
    /** Answers the request that was made last: an earlier one may have been given up. */
    async tell(report: object) {
      calls += 1;
      await inPage(callFields, calls);
      await expect.poll(() => inFields(() => globalThis.heardCall, null)).toBe(calls);
      expect(await inFields(() => globalThis.askedCard, null)).toBeTruthy();
      await inFields((given) => {
        parent.postMessage({ ...given, request: globalThis.askedCard }, '*');
        globalThis.askedCard = undefined;
      }, report);
    },
  };
}

/** One patient; server and card fields answer on command. */
export async function paymentAccountsSet(adapter: PageAdapter, desk: Desk): Promise<PaymentAccountsSet> {
  const answer = await desk.hold(ACCOUNTS, ONE);
  const fields = heldFields(adapter, desk);
  await tellDebtor(desk);
  const listed = (...results: object[]) => ({ info: { records: results.length, pages: 1 }, results });
  const ends = (ending: string, status: number, body: object) => () => answer(ending, status, body);
  return {
    open: (hasCardFields) => desk.open('/view-patient/manage-payments', { hasCardFields }),
    openFields: fields.opened,
    answer: {
      listed: ends(ACCOUNTS, 200, listed(VISA)),
      none: ends(ACCOUNTS, 200, listed()),
      'list: server down': ends(ACCOUNTS, 503, DOWN.error),
      'fields loaded': fields.load,
      given: () => fields.tell({ type: 'card_given', card: CARD }),
      'not given': () => fields.tell({ type: 'card_not_given', reason: 'refused' }),
      added: ends(ACCOUNTS, 201, VISA),
      'not added': ends(ACCOUNTS, 409, REFUSED.error),
      'adding: server down': ends(ACCOUNTS, 503, DOWN.error),
      changed: ends(ONE, 200, VISA),
      'not changed': ends(ONE, 409, REFUSED.error),
      'changing: server down': ends(ONE, 503, DOWN.error),
      removed: ends(ONE, 200, {}),
      'not removed': ends(ONE, 409, REFUSED.error),
      'removing: server down': ends(ONE, 503, DOWN.error),
    },
  };
}
