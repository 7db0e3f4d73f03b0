import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bellOf, DENIED } from './bell-page.ts';
import { focusTrouble, press, tabTo } from './keyboard.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { apiOf } from './support/api.ts';
import { it } from './support/bell-server.ts';
import { htmlErrors } from './support/html-errors.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';

const ADMIN = 'admin@bridgework.test';

interface Sent {
  results: { subject: string; body: string }[];
}
interface Found {
  results: { memberId: string }[];
}
interface Summary {
  activePlans: { plan: { planId: string; planStartDate: string } }[];
}
interface Benefits {
  explanationOfBenefits: { codeGroups: { codes: { cdtCode: string }[]; limitRemaining: number }[] }[];
}

/** Notes the use of a benefit of somebody in the practice, and answers the link that the patient gets by email. */
async function askPatient(address: string, practiceId: string): Promise<string> {
  const api = await apiOf(address, ADMIN, SAMPLE_PASSWORD);
  const practice = `/patient-management/practice/${practiceId}`;
  const { results } = (await api.get(`${practice}/patient/search?PageSize=25`)) as Found;
  for (const { memberId } of results) {
    const { activePlans } = (await api.get(`${practice}/member/${memberId}/summary`)) as Summary;
    const [active] = activePlans;
    if (active === undefined) continue;
    const benefits = `${practice}/member/${memberId}/plan/${active.plan.planId}/benefits-summary`;
    const { explanationOfBenefits } = (await api.get(benefits)) as Benefits;
    const [group] = explanationOfBenefits
      .flatMap(({ codeGroups }) => codeGroups)
      .filter(({ limitRemaining }) => limitRemaining > 0);
    const cdtCode = group?.codes[0]?.cdtCode;
    if (cdtCode === undefined) continue;
    await api.post(`${benefits}/use`, { cdtCode, procedureDate: active.plan.planStartDate });
    const sent = (await (await fetch(`${address}/dev/outbox.json`)).json()) as Sent;
    const [link] = /http\S+\/answer\/\S+/.exec(sent.results[0]?.body ?? '') ?? [];
    if (link !== undefined) return link;
  }
  throw new Error('Nobody there has a plan.');
}

const practiceOf = async (page: Page): Promise<string> => {
  const kept = await page.evaluate(() => sessionStorage.getItem('selection') ?? '{}');
  return JSON.parse(kept).practiceId;
};

it('API-15, BELL-5, SAMPLE-2: a patient denies the use of a benefit by the link in an email, by keys alone, and staff hear of it', async ({
  page,
  address,
  browser,
}) => {
  await signIn(page, ADMIN);
  const { bell, entry } = bellOf(page);
  await expect.poll(() => bell.innerText()).toMatch(/\d+ new/);
  const link = await askPatient(address, await practiceOf(page));
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const patient = await device.newPage();
  await patient.goto(link);
  expect(await htmlErrors(await patient.content())).toEqual([]);
  expect(await accessibilityFindings(patient)).toEqual([]);
  expect(await patient.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tabTo(patient, 'No, I did not');
  expect(await focusTrouble(patient)).toBeNull();
  await press(patient, 'Enter');
  await patient.getByRole('heading', { name: 'Thank you: you have said no' }).waitFor();
  expect(await accessibilityFindings(patient)).toEqual([]);
  await patient.reload();
  await patient.getByRole('heading', { name: 'Thank you: you have said no' }).waitFor();
  await device.close();
  const said = page.getByRole('banner').getByRole('status');
  await expect.poll(() => said.innerText()).toBe(`New notification: ${DENIED}`);
  await bell.click();
  await expect.poll(() => entry(DENIED).count()).toBe(2);
});
