import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { CARD } from '#tests/machines/hosted-fields.model.ts';
import {
  driveHostedFields,
  type HostedFieldsSet,
  hostedFieldsPage,
} from '#tests/support/pages/hosted-fields.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import { it } from '../support/journey.ts';
import { goOutside } from './accounts.ts';
import { heldFetchIn } from './held-fetch.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

const TOKENS = '/hosted-fields/tokens';
/** The day that the chart's model begins with. */
const TODAY = Date.UTC(2026, 10, 22, 12);
const refused = (status: number, message: string) => ({ status, reason: 'Not given', message });

declare global {
  /** What the page in the frame has told since it was asked. */
  var toldByFields: object[];
}

/** The last page in the frame. */
function fieldsIn(page: Page): Frame {
  const frame = page.frames().at(-1);
  if (frame === undefined || frame === page.mainFrame()) throw new Error('There are no card fields');
  return frame;
}

/** Runs in the asking page: puts up the card fields, and hears them. */
function frameFields(): void {
  globalThis.toldByFields = [];
  addEventListener('message', ({ data }) => void globalThis.toldByFields.push(data));
  const frame = document.createElement('iframe');
  frame.title = 'Card details';
  frame.style.cssText = 'inline-size: 640px; block-size: 480px';
  frame.src = `/hosted-fields?${new URLSearchParams({ page: 'sandbox', origin: location.origin })}`;
  const heading = document.createElement('h1');
  heading.textContent = 'Card';
  const main = document.createElement('main');
  main.append(heading, frame);
  document.body.replaceChildren(main);
  document.documentElement.lang = 'en';
}

function requestCardToken(request: string): void {
  globalThis.toldByFields = [];
  const place = document.querySelector('iframe')?.contentWindow;
  place?.postMessage({ type: 'card_ask', request }, location.origin);
}

/** What axe finds in the frame; its heading is that of the page around it. */
const findingsIn = async (page: Page) =>
  (await accessibilityFindings(page, fieldsIn(page))).filter(
    (line) => !line.startsWith('page-has-heading-one'),
  );

/** The built page of the card fields, framed as the portal frames it; the provider answers on command. */
async function hostedFieldsSet(page: Page): Promise<HostedFieldsSet> {
  const answer = await heldFetchIn(page, () => fieldsIn(page), TOKENS);
  const told = () =>
    page.evaluate(() => globalThis.toldByFields.find((each) => Reflect.has(each, 'request')));
  return {
    async open() {
      await goOutside(page);
      await page.evaluate(frameFields);
      await page.frameLocator('iframe').getByLabel('Card number').waitFor();
    },
    ask: (request) => page.evaluate(requestCardToken, request),
    async told() {
      const { type, ...report } = Object(await told());
      return report;
    },
    answer: {
      given: () => answer(TOKENS, 200, CARD),
      refused: () => answer(TOKENS, 422, refused(422, 'The card was refused.')),
      away: () => answer(TOKENS, 503, refused(503, 'The service is busy.')),
    },
  };
}

it('FRAME-5, SCHEMA-2, SCHEMA-5: the built page of the card fields walks the tours of its chart in a frame', async ({
  page,
  pageErrors,
}) => {
  const around = await builtPageAdapter(page, pageErrors, () => fieldsIn(page));
  await page.clock.pauseAt(TODAY);
  const adapter: PageAdapter = { ...around, findings: () => findingsIn(page) };
  await walkOnPage(hostedFieldsPage, driveHostedFields(adapter, await hostedFieldsSet(page)));
  expect(page.frames()).toHaveLength(2);
});
