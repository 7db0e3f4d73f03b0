/** DevTools' "Slow 4G", its adjustment factors included: latency in ms, throughput in bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
export const CPU_SLOW_DOWN = 4;
export const VIEWPORT = { width: 1366, height: 768 };
/** A page is at rest when nothing was on the network for this long. */
export const QUIET_MS = 700;
export const GIVE_UP_MS = 90_000;
