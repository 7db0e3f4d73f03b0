import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { CPU_SLOW_DOWN, heapMb, SLOW_4G, VIEWPORT } from '#bench/browser/conditions.ts';
import { recordPageMetrics, whenVisible } from '#bench/browser/page-metrics.ts';
import { followTraffic } from '#bench/browser/traffic.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/setup/chromium.mjs';
import type { Subject } from './subject.ts';

/** A sign-in with an empty cache, up to the shell. Bytes are counted on the wire, with headers. */
export interface Figures {
  loginScriptBytes: number;
  loginBytes: number;
  loginRequests: number;
  firstPaintMs: number;
  usableMs: number;
  loginLayoutShift: number;
  toShellMs: number;
  toRowsMs: number;
  /** Everything from the first byte of the login page until the shell is at rest. */
  wayScriptBytes: number;
  wayBytes: number;
  wayRequests: number;
  blockedMs: number;
  /** Until the first rows of the search are shown and the page is at rest. */
  heapMb: number;
}

export interface Conditions {
  encoding: 'gzip' | 'br';
  throttled: boolean;
}

const ACCEPTED = { gzip: 'gzip', br: 'br, gzip' };

async function setConditions(cdp: CDPSession, { encoding, throttled }: Conditions): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': ACCEPTED[encoding] } });
  if (!throttled) return;
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
}

/** A visit with an empty browser profile. */
interface FreshVisit {
  page: Page;
  cdp: CDPSession;
  metrics: Awaited<ReturnType<typeof recordPageMetrics>>;
  traffic: ReturnType<typeof followTraffic>;
}

async function inFreshProfile<T>(
  conditions: Conditions,
  work: (visit: FreshVisit) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bridgework-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS],
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
  });
  try {
    const metrics = await recordPageMetrics(context);
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    const traffic = followTraffic(cdp);
    await setConditions(cdp, conditions);
    return await work({ page, cdp, metrics, traffic });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Opens the login page, waits until it is at rest, and returns the time when it became usable. */
async function openLogin({ page, traffic }: FreshVisit, { address, selectors }: Subject): Promise<number> {
  await page.goto(`${address}/login`, { waitUntil: 'commit' });
  const usableAt = await whenVisible(page, `:is(${selectors.username}, ${selectors.password})`, {
    count: 2,
    isHydrated: true,
  });
  await traffic.rest();
  return usableAt;
}

/** Types the credentials, and waits until the prefetched files have arrived. */
async function fillLogin({ page, traffic }: FreshVisit, subject: Subject): Promise<void> {
  const { selectors, username, password } = subject;
  await page.fill(selectors.username, username);
  await page.fill(selectors.password, password);
  await traffic.rest();
}

/** Signs in on a fresh login page, and waits for the shell; then again, up to the first rows of the patient search. */
export async function measure(subject: Subject, conditions: Conditions): Promise<Figures> {
  const toShell = await inFreshProfile(conditions, (visit) => measureToShell(visit, subject));
  return { ...toShell, ...(await inFreshProfile(conditions, (visit) => measureToRows(visit, subject))) };
}

type RowsFigures = Pick<Figures, 'toRowsMs' | 'heapMb'>;

async function measureToShell(
  visit: FreshVisit,
  subject: Subject,
): Promise<Omit<Figures, keyof RowsFigures>> {
  const { page, metrics, traffic } = visit;
  const usableAt = await openLogin(visit, subject);
  const login = traffic.total();
  const loginLayoutShift = metrics.layoutShift();

  await fillLogin(visit, subject);
  await page.click(subject.selectors.submit);
  const shellAt = await whenVisible(page, subject.selectors.shell, { text: subject.shellText });
  await traffic.rest();
  const way = traffic.total();
  const clickedAt = metrics.lastClickAt();
  return {
    loginScriptBytes: login.scriptBytes,
    loginBytes: login.bytes,
    loginRequests: login.requests,
    firstPaintMs: metrics.firstPaintAt() - traffic.startedAt(),
    usableMs: usableAt - traffic.startedAt(),
    loginLayoutShift,
    toShellMs: shellAt - clickedAt,
    wayScriptBytes: way.scriptBytes,
    wayBytes: way.bytes,
    wayRequests: way.requests,
    blockedMs: metrics.blockedMs(clickedAt, shellAt),
  };
}

/** The time from each click to its result, without the time that the script takes between clicks. */
async function measureToRows(visit: FreshVisit, subject: Subject): Promise<RowsFigures> {
  const { page, cdp, metrics, traffic } = visit;
  await openLogin(visit, subject);
  await fillLogin(visit, subject);
  let toRowsMs = 0;
  for (const { click, sees, count } of subject.toRows) {
    await page.click(click);
    const seenAt = await whenVisible(page, sees, { count });
    toRowsMs += seenAt - metrics.lastClickAt();
  }
  await traffic.rest();
  return { toRowsMs, heapMb: await heapMb(cdp) };
}
