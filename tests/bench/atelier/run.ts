import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { VIEWPORT } from '#bench/browser/conditions.ts';
import { type Frames, framesOf } from '#bench/browser/interactions.ts';
import { judge, machine, table } from '#bench/report.ts';
import { serveView } from '../../../scripts/charts/view.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/setup/chromium.mjs';
import { framesRow, HEAD } from '../search/rows.ts';

const ACTORS = 500;
const EVENTS_PER_SECOND = 2000;
const SECONDS = 5;
const DRAWN_MS = 500;
const RUNS = 5;

/**
 * `npm run bench -- atelier`: a chart of 60 states laid out and drawn, and the frames of a live view of 500 actors with
 * 2,000 events a second beside those of the same page at rest, in Chromium.
 * @returns whether every target is met
 */
export async function runAtelier(): Promise<boolean> {
  const { app, address } = await serveView([path.resolve('tests/bench/atelier/charts.ts')]);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const page = await context.newPage();
    const drawn = await measureDrawing(page, address);
    const live = await measureLive(page, address);
    const inMs = (value: number) => `${Math.round(value)} ms`;
    const verdicts = [
      verdict('60 states laid out and drawn, median', judge(drawn, { atMost: DRAWN_MS }, inMs)),
      framesRow('frames of the live view at rest', live.rest, false),
      framesRow('frames of the live view', live.busy, true),
      verdict(
        'events a second that the live view received',
        judge(live.eventsPerSecond, { atLeast: EVENTS_PER_SECOND * 0.95 }, (value) => `${Math.round(value)}`),
      ),
    ];
    console.log(`${ACTORS} actors, ${EVENTS_PER_SECOND} events a second; ${machine()}.\n`);
    console.log(table([HEAD, ...verdicts.map(({ line }) => line)]));
    return verdicts.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await app.close();
  }
}

const verdict = (figure: string, { cells, isMet }: ReturnType<typeof judge>) => ({
  line: [figure, ...cells],
  isMet,
});

/** From choosing the chart until its last state is on the page. The first run starts the workers and is left out. */
async function measureDrawing(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByRole('link', { name: 'bench', exact: true }).waitFor();
    times.push(
      await page.evaluate(async () => {
        const begin = performance.now();
        location.hash = '#bench/outline';
        while (document.querySelectorAll('.react-flow__node-state').length < 61)
          await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - begin;
      }),
    );
  }
  const [median = Number.NaN] = times
    .slice(1)
    .sort((a, b) => a - b)
    .slice(Math.floor(RUNS / 2));
  return median;
}

/** First the page at rest, then another tab sends what a recorder would, every 50 ms. */
async function measureLive(page: Page, address: string) {
  await page.goto(`${address}#bench/live`);
  await page.locator('.react-flow__node-state').first().waitFor();
  await page.getByRole('button', { name: 'Watch the portal' }).click();
  const rest = await framesIn(page);
  const sender = await page.context().newPage();
  await sender.goto(address);
  await page.bringToFront();
  const sending = sender.evaluate(sendSteps, {
    actors: ACTORS,
    perSecond: EVENTS_PER_SECOND,
    seconds: SECONDS,
  });
  await page.getByRole('heading', { name: 'Actors' }).waitFor();
  const [{ sent, ms }, busy] = await Promise.all([sending, framesIn(page)]);
  await page.locator(`.atelier-history li[value="${sent}"]`).waitFor();
  return { rest, busy, eventsPerSecond: (sent / ms) * 1000 };
}

/** One second shorter than the events, so that it ends before them. */
async function framesIn(page: Page): Promise<Frames> {
  const starts = await page.evaluate(
    async (ms) => {
      const found: number[] = [];
      const end = performance.now() + ms;
      while (performance.now() < end) found.push(await new Promise(requestAnimationFrame));
      return found;
    },
    (SECONDS - 1) * 1000,
  );
  return framesOf([starts]);
}

async function sendSteps({
  actors,
  perSecond,
  seconds,
}: {
  actors: number;
  perSecond: number;
  seconds: number;
}) {
  const channel = new BroadcastChannel('statecharts');
  const introduced = Array.from({ length: actors }, (_, number) => ({
    kind: 'actor',
    session: `1/x:${number}`,
    parent: number === 0 ? '' : '1/x:0',
    name: 'bench',
    chart: 'bench',
  }));
  channel.postMessage({ kind: 'messages', tab: 'load', messages: introduced });
  const begin = performance.now();
  let sent = 0;
  while (performance.now() - begin < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const due = Math.floor(((performance.now() - begin) / 1000) * perSecond);
    const messages: object[] = [];
    for (; sent < due; sent += 1)
      messages.push({
        kind: 'step',
        seq: sent + 1,
        atMs: sent,
        session: `1/x:${sent % actors}`,
        from: '',
        event: 'next',
        candidates: [{ transition: 'bench.g0.s0|next|0', passes: true }],
        transitions: ['bench.g0.s0|next|0'],
        active: ['bench', 'bench.g0', `bench.g0.s${sent % 9}`],
        status: 'active',
        context: { isOpen: 'true', list: 'a list' },
        changed: ['list'],
        timers: [],
      });
    channel.postMessage({ kind: 'messages', tab: 'load', messages });
  }
  return { sent, ms: performance.now() - begin };
}
