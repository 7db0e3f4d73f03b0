import type { CDPSession } from 'playwright-core';

/** DevTools' "Slow 4G" with its adjustment factors: latency in ms, throughput in bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
export const CPU_SLOW_DOWN = 4;
export const VIEWPORT = { width: 1366, height: 768 };
/** A page is at rest once the network was quiet for this long. */
export const QUIET_MS = 700;
export const TIMEOUT_MS = 90_000;

/** The JavaScript heap after a garbage collection. */
export async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 / 1024;
}
