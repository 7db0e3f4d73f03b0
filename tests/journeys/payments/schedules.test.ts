import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { expectTruth } from '#tests/support/charges-made.ts';
import { times } from '#tests/support/depth.ts';
import { addDebtor, addOtherAccount } from '#tests/support/payment-fixture.ts';
import { browserSchedule, type PaymentStep } from '#tests/support/payment-schedule.ts';
import { it } from '../support/journey.ts';
import { type Portal, removeDataDir, startPortal } from '../support/portal.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { lossyContext } from './lossy-context.ts';
import { paymentTabs } from './payment-tabs.ts';

const SEED = 20_261_122;
const SCHEDULES = fc.sample(browserSchedule, { numRuns: times(40, 2), seed: SEED });
const TABS = 2;
/** Of the sample data, for the people at its front desk. */
const PRACTICE = 1;

type Payer = Awaited<ReturnType<typeof addPayer>>;

let portal: Portal;
const payers: Payer[] = [];

async function addPayer({ db }: OpenDatabase, card: (typeof SCHEDULES)[number]['card'], name: string) {
  const debtor = await addDebtor(db, PRACTICE, name, card);
  return {
    ...debtor,
    accounts: { first: debtor.paymentAccountId, other: await addOtherAccount(db, debtor) },
  };
}

beforeAll(async () => {
  const dataDir = sampleDataDir();
  const opened = await openDatabase({ dataDir });
  for (const [number, { card }] of SCHEDULES.entries())
    payers.push(await addPayer(opened, card, `${number}`));
  await opened.close();
  portal = await startPortal({ dataDir });
});

afterAll(async () => {
  await portal.kill();
  removeDataDir(portal.dataDir);
});

it(`API-10: in Chromium too, whatever is pressed twice, reloaded, lost, late or doubled, one decision charges once at most (seed ${SEED})`, {}, async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  const line = await lossyContext(context);
  const tabs = paymentTabs(context, portal.address, line.isHeld);
  await tabs.begin(page);
  const take = async (step: PaymentStep, { accounts }: Payer): Promise<void> => {
    switch (step.do) {
      case 'pay':
        return tabs.pay(step.tab, step.amount, accounts[step.account]);
      case 'pay everywhere':
        for (let tab = 0; tab < TABS; tab += 1) await tabs.pay(tab, 'due', accounts.first);
        return;
      case 'reload':
        return tabs.reload(step.tab);
      case 'sign out and in':
        return tabs.signOutAndIn();
      case 'late ones arrive':
        return line.answersCome();
      default:
        return tabs.press('tab' in step ? step.tab : 0);
    }
  };
  for (const [number, { fates, steps }] of SCHEDULES.entries()) {
    const payer = payers[number];
    if (payer === undefined) throw new Error(`Nobody pays by schedule ${number}`);
    await tabs.open(payer.memberId, TABS);
    line.begin(fates);
    for (const step of steps) await take(step, payer);
    await line.mend();
    await tabs.end();
  }
  await portal.stop();
  const opened = await openDatabase({ dataDir: portal.dataDir });
  const plans = payers.map(({ planId }) => planId);
  await expectTruth(opened.db, plans, line.said);
  await opened.close();
  expect(line.said.taken.size).toBeGreaterThan(0);
});
