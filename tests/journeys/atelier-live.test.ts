import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { traceIn } from '#domain/atelier/trace.ts';
import { testOf } from '../../scripts/charts/test-of.ts';
import { it as journey } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';

const run = promisify(execFile);
/** The timer that counts down here starts again every 15 seconds. */
const it = journey.extend({ waitsLonger: false });
const SECRETS = ['frontdesk@bridgework.test', SAMPLE_PASSWORD, 'Sunflower-4471', 'eyJ'];

/** Everything that the page sends on the channel. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    new BroadcastChannel('statecharts').addEventListener('message', ({ data }) =>
      heard.push(JSON.stringify(data)),
    );
  });
const heardBy = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);

/** Resolves when the listener has received a message that the sender posts after all its scheduled messages. */
async function flushed(sender: Page, listener: Page): Promise<void> {
  await sender.evaluate(() =>
    setTimeout(() => new BroadcastChannel('statecharts').postMessage({ kind: 'flushed' }), 500),
  );
  await expect.poll(() => heardBy(listener)).toContain('{"kind":"flushed"}');
}

const secondsIn = async (timer: Locator) => Number(/[\d.]+/.exec(await timer.innerText())?.[0]);

const upload = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).setInputFiles({
    name: 'problem-report.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

it('ATELIER-5.1, ATELIER-5.2, ATELIER-5.3, ATELIER-5.4, ATELIER-5.5, ATELIER-7.1, ATELIER-7.2, ATELIER-7.3: an open tab is watched, and its problem report is replayed, compared and turned into a test that passes; no data leaves either', async ({
  page,
  context,
}) => {
  const portal = await context.newPage();
  await portal.goto('/login');
  await portal.getByLabel('Email').waitFor();

  await page.goto('/statecharts/#login/live');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await listen(page);
  await portal.getByLabel('Email').fill('Sunflower-4471');
  await flushed(portal, page);
  expect((await heardBy(page)).filter((text) => text.includes('"messages"'))).toEqual([]);

  await page.getByRole('button', { name: 'Watch the portal' }).click();
  const panel = page.getByRole('region', { name: 'Live' });
  await panel.getByRole('link', { name: 'toastQueue', exact: true }).waitFor();
  await panel.getByText(/^Active: /).waitFor();
  await portal.getByLabel('Email').fill('frontdesk@bridgework.test');
  await portal.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await panel.getByRole('heading', { name: 'Last event: field.settled' }).waitFor();
  await panel.getByText('Taken', { exact: true }).waitFor();
  await panel
    .locator('[data-changed]')
    .filter({ hasText: 'password' })
    .getByText('changed', { exact: true })
    .waitFor();
  const sequence = panel.getByRole('img', { name: /^The last \d+ events between \d+ actors/ });
  await sequence.getByText('passwordField', { exact: true }).first().waitFor();
  await sequence.locator('.atelier-message[data-taken]').getByText('field.settled').first().waitFor();
  await panel.getByRole('link', { name: 'passwordField', exact: true }).click();
  await panel.getByText(/^Active: .*settled/).waitFor();
  await portal.getByLabel('Password', { exact: true }).blur();
  await panel.getByRole('heading', { name: 'Last event: field.blur' }).waitFor();
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'Refused' })
    .filter({ hasText: 'Guard isTidiedOnBlur returned false.' })
    .waitFor();
  await portal.getByRole('button', { name: 'LOGIN' }).click();
  await panel.getByRole('link', { name: 'shell', exact: true }).waitFor();
  await panel.getByRole('link', { name: 'sessionEnd', exact: true }).click();
  const timer = panel.getByText(/^recheck ends in [\d.]+ s$/);
  let secondsLeft = await secondsIn(timer);
  const goesDown = async () => {
    const before = secondsLeft;
    secondsLeft = await secondsIn(timer);
    return secondsLeft < before;
  };
  await expect.poll(goesDown).toBe(true);
  await page.getByRole('link', { name: 'session', exact: true }).click();
  const drawing = page.getByRole('region', { name: 'The session chart' });
  await drawing.locator('.atelier-state[data-active]').first().waitFor();

  const heard = (await heardBy(page)).join('\n');
  expect(heard).toContain('"chart":"session"');
  expect(heard).toMatch(/"transitions":\["[^"]+"/);
  for (const secret of SECRETS) expect(heard).not.toContain(secret);
  await page.getByRole('button', { name: 'Stop watching' }).click();

  await portal.getByRole('button', { name: 'Account' }).click();
  await portal.getByRole('menuitem', { name: 'Help' }).click();
  const saved = portal.waitForEvent('download');
  await portal.getByRole('button', { name: 'Download log' }).click();
  await portal.getByText('Downloaded the log, problem-report.json. Email it to an administrator.').waitFor();
  const report = readFileSync(await (await saved).path(), 'utf8');
  for (const secret of SECRETS) expect(report).not.toContain(secret);
  const trace = traceIn(report);
  const charted = trace.actors.filter(({ chart }) => chart !== '');
  const reported = new Set(trace.steps.map(({ session }) => session));
  expect(charted.filter(({ session }) => !reported.has(session))).toEqual([]);
  expect(charted.map(({ chart }) => chart)).toEqual(
    expect.arrayContaining(['portal', 'session', 'shell', 'drawer', 'dialog', 'toastQueue', 'support']),
  );

  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await upload(page, 'Open a problem report', '{}');
  await page.getByText("This file isn't a problem report.").waitFor();
  await upload(page, 'Open a problem report', report);
  const count = trace.steps.length;
  await page.getByText(`Step ${count} of ${count}`).waitFor();
  await drawing.locator('.atelier-state[data-active]').first().waitFor();
  await page.getByRole('slider').press('Home');
  await page.getByText(`Step 1 of ${count}`).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(`Step 2 of ${count}`).waitFor();

  const steps = trace.steps.map((step, index) => (index === 7 ? { ...step, event: 'window.burn' } : step));
  await upload(page, 'Compare with another problem report', JSON.stringify({ ...trace, steps }));
  await page.getByText('The reports differ from step 8.').waitFor();
  await page.getByText(`Step 8 of ${count}`).waitFor();
  await upload(page, 'Compare with another problem report', report);
  await page.getByText('Both reports have the same steps.').waitFor();
  await page.getByRole('button', { name: 'Close the report' }).press('Enter');
  await page.getByText(`Step 8 of ${count}`).waitFor({ state: 'detached' });
  const openField = page.getByLabel('Open a problem report', { exact: true });
  await expect.poll(() => openField.evaluate((input) => input === document.activeElement)).toBe(true);

  const folder = mkdtempSync(path.join('dist', 'test-of-'));
  const written = path.join(folder, 'report.test.ts');
  testOf([await (await saved).path(), '--out', written, 'support']);
  expect(readFileSync(written, 'utf8')).toMatch(/'support',[^[]+\[[^\]]*'support\.open'[^\]]*\]/);
  writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default {};');
  await run('npx', ['vitest', 'run', '--root', folder]);
  rmSync(folder, { recursive: true });
});

/** A report in which the toast queue starts second, and is stopped third. */
function toastReport(): string {
  const actor = (session: string, chart: string) => ({
    kind: 'actor',
    session,
    parent: '',
    name: chart,
    chart,
  });
  const step = (seq: number, session: string, state: string, status: string) => ({
    kind: 'step',
    seq,
    atMs: seq,
    session,
    from: '',
    event: status === 'stopped' ? 'xstate.stop' : 'xstate.init',
    candidates: [],
    transitions: [],
    active: [state],
    status,
    context: {},
    changed: [],
    timers: [],
  });
  return JSON.stringify({
    kind: 'statechart-trace',
    version: '0.1.0',
    actors: [actor('1', 'login'), actor('2', 'toastQueue')],
    steps: [
      step(1, '1', 'login.editing', 'active'),
      step(2, '2', 'toastQueue.shown', 'active'),
      step(3, '2', 'toastQueue.shown', 'stopped'),
    ],
  });
}

it('ATELIER-7.2: a replay marks no state before its chart starts and after it is stopped, and lists no such actor', async ({
  page,
}) => {
  await page.goto('/statecharts/#toastQueue/replay');
  const marked = page
    .getByRole('region', { name: 'The toastQueue chart' })
    .locator('.atelier-state[data-active]');
  await expect.poll(() => marked.count()).toBeGreaterThan(0);
  await upload(page, 'Open a problem report', toastReport());
  const panel = page.getByRole('region', { name: 'Replay' });
  const listed = () => panel.locator('.atelier-actors').getByRole('link').allTextContents();
  const isAbsent = async (step: number) => {
    await panel.getByText(`Step ${step} of 3`).waitFor();
    await panel.getByText('No actor runs the toastQueue chart.').waitFor();
    await expect.poll(() => marked.count()).toBe(0);
    expect(await listed()).toEqual(['login']);
  };
  await isAbsent(3);
  await page.getByRole('button', { name: 'Previous' }).click();
  await panel.getByText('Active: shown.').waitFor();
  await expect.poll(() => marked.count()).toBe(1);
  expect(await listed()).toEqual(['login', 'toastQueue']);
  await page.getByRole('button', { name: 'Previous' }).click();
  await isAbsent(1);
  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect.poll(() => marked.count()).toBeGreaterThan(0);
});
