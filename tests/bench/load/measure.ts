import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/house/chromium.mjs';
import { CPU_SLOW_DOWN, SLOW_4G, VIEWPORT } from './conditions.ts';
import { noteSights, whenSeen } from './sights.ts';
import type { Subject } from './subject.ts';
import { followTraffic } from './traffic.ts';

/** One walk from an empty cache to the shell. Bytes are on the wire, headers included. */
export interface Figures {
  loginScriptBytes: number;
  loginBytes: number;
  loginRequests: number;
  firstPaintMs: number;
  usableMs: number;
  loginLayoutShift: number;
  toShellMs: number;
  /** Everything from the first byte of the login page to the shell at rest. */
  wayScriptBytes: number;
  wayBytes: number;
  wayRequests: number;
  blockedMs: number;
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

export async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 / 1024;
}

/** Opens the login page in a fresh profile, signs in, and waits for the shell. */
export async function measure(subject: Subject, conditions: Conditions): Promise<Figures> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bridgework-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS],
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
  });
  try {
    const sights = await noteSights(context);
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    const traffic = followTraffic(cdp);
    await setConditions(cdp, conditions);
    const { selectors } = subject;

    await page.goto(`${subject.address}/login`, { waitUntil: 'commit' });
    const usableAt = await whenSeen(page, `:is(${selectors.username}, ${selectors.password})`, {
      count: 2,
      alive: true,
    });
    await traffic.rest();
    const login = traffic.sum();
    const loginLayoutShift = sights.layoutShift();

    await page.fill(selectors.username, subject.username);
    await page.fill(selectors.password, subject.password);
    await traffic.rest();
    await page.click(selectors.submit);
    const shellAt = await whenSeen(page, selectors.shell, { text: subject.shellText });
    await traffic.rest();
    const way = traffic.sum();
    const clickedAt = sights.lastClickAt();

    return {
      loginScriptBytes: login.scriptBytes,
      loginBytes: login.bytes,
      loginRequests: login.requests,
      firstPaintMs: sights.firstPaintAt() - traffic.startedAt(),
      usableMs: usableAt - traffic.startedAt(),
      loginLayoutShift,
      toShellMs: shellAt - clickedAt,
      wayScriptBytes: way.scriptBytes,
      wayBytes: way.bytes,
      wayRequests: way.requests,
      blockedMs: sights.blockedMs(clickedAt, shellAt),
      heapMb: await heapMb(cdp),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
