import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { CARD } from '#tests/machines/hosted-fields.model.ts';
import { DOWN, REFUSED, VISA } from '#tests/machines/payment-accounts.model.ts';
import {
  drivePaymentAccounts,
  type PaymentAccountsSet,
  paymentAccountsPage,
} from '#tests/support/pages/payment-accounts.ts';
import { it } from '../support/journey.ts';
import { goOutside } from './accounts.ts';
import { heldFetch } from './held-fetch.ts';
import { patientStage, tellDebtor } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

const ACCOUNTS = '/payment-accounts';
const ONE = '/payment-accounts/301';
const PAGE = '/view-patient/manage-payments';

declare global {
  /** Which of the pages in the frame this is, and the request for a card that it has heard last. */
  var fieldsNumber: number | undefined;
  var askedCard: string | undefined;
}

/** A page in the place of the card fields, which says and gives nothing but on command. */
const fieldsPage = (number: number) => `<!doctype html><html lang="en"><title>Card details</title>
<main>Card details</main><script>
  globalThis.fieldsNumber = ${number};
  addEventListener('message', ({ data }) => {
    if (data.type === 'card_ask') globalThis.askedCard = data.request;
  });
</script></html>`;

/** Card fields that come anew each time when the dialog opens and when they are tried again. */
async function heldFields(page: Page) {
  let served = 0;
  await page.route('**/hosted-fields?*', (route) => {
    served += 1;
    return route.fulfill({ contentType: 'text/html', body: fieldsPage(served) });
  });
  const inFrame = <Seen>(work: (report: object) => Seen, report: object = {}): Promise<Seen> | undefined =>
    page
      .frames()
      .find((frame) => frame.url().includes('/hosted-fields?'))
      ?.evaluate(work, report);
  return {
    async opened(press: () => Promise<void>) {
      const next = served + 1;
      await press();
      await expect.poll(() => inFrame(() => globalThis.fieldsNumber)).toBe(next);
    },
    load: async () => inFrame(() => parent.postMessage({ type: 'card_fields_ready' }, '*')),
    async tell(report: object) {
      await expect.poll(() => inFrame(() => globalThis.askedCard)).toBeTruthy();
      await inFrame((given) => {
        parent.postMessage({ ...given, request: globalThis.askedCard }, '*');
        globalThis.askedCard = undefined;
      }, report);
    },
  };
}

/** The built portal about one patient; server and card fields answer on command. */
async function paymentAccountsSet(page: Page): Promise<PaymentAccountsSet> {
  const answer = await heldFetch(page, ACCOUNTS, ONE);
  const fields = await heldFields(page);
  await tellDebtor(page);
  const listed = (...results: object[]) => ({ info: { records: results.length, pages: 1 }, results });
  const ends = (ending: string, status: number, body: object) => () => answer(ending, status, body);
  return {
    async open(hasCardFields) {
      await goOutside(page);
      await page.unroute(`**${PAGE}`);
      if (!hasCardFields) await page.route(`**${PAGE}`, withoutCardFields);
      await page.goto(PAGE);
    },
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

/** The page as a portal gives it for which no page of card fields is configured. */
async function withoutCardFields(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace('"pageId":"sandbox"', '"pageId":""');
  await route.fulfill({ response, body });
}

it('API-9, FRAME-5: the page of the payment accounts walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(paymentAccountsPage, drivePaymentAccounts(stage, await paymentAccountsSet(page)));
});
