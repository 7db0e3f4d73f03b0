import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { notFound } from './http-error.ts';

/** Upper bounds of the buckets, in seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;
const MS_A_SECOND = 1000;
const NS_A_SECOND = 1e9;
const DELAY_RESOLUTION_MS = 20;

/** A figure that is looked up when it is asked for, by the value of one label. */
interface Gauge {
  name: string;
  help: string;
  label?: string;
  read(): Promise<readonly (readonly [label: string, value: number])[]>;
}

interface Timing {
  count: number;
  sum: number;
  /** How many took at most as long as the bound of the same place. */
  buckets: number[];
}

/**
 * Figures for Prometheus at `/metrics`, for whoever sends the configured token; without one there is no such address.
 * Routes, methods and statuses only: no address as typed, no name, no id.
 */
export function serveMetrics(
  app: FastifyInstance,
  { token, gauges }: { token: string | undefined; gauges: readonly Gauge[] },
): void {
  if (token === undefined) return;
  const answered = new Map<string, number>();
  const timings = new Map<string, Timing>();
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());

  app.addHook('onResponse', async (request, reply) => {
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}"`;
    const counted = `${labels},status="${reply.statusCode}"`;
    answered.set(counted, (answered.get(counted) ?? 0) + 1);
    note(timings, labels, reply.elapsedTime / MS_A_SECOND);
  });

  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization, `Bearer ${token}`)) throw notFound();
    const lines = [
      ...described('bridgework_requests_total', 'counter', 'Answered requests.'),
      ...[...answered].map(([labels, count]) => `bridgework_requests_total{${labels}} ${count}`),
      ...described(
        'bridgework_request_seconds',
        'histogram',
        'Time from a request to the end of its answer.',
      ),
      ...[...timings].flatMap(([labels, timing]) => histogramLines(labels, timing)),
      ...described('bridgework_memory_bytes', 'gauge', 'Resident memory of the process.'),
      `bridgework_memory_bytes ${process.memoryUsage.rss()}`,
      ...described(
        'bridgework_event_loop_delay_seconds',
        'gauge',
        'Longest wait of the event loop since the last look.',
      ),
      `bridgework_event_loop_delay_seconds ${longestWaitS(delay.max)}`,
      ...(await Promise.all(gauges.map(gaugeLines))).flat(),
    ];
    delay.reset();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

/** What Node measures is the time between two looks: an event loop that never waits has all of it. */
export const longestWaitS = (longestNs: number): number =>
  Math.max(0, longestNs / NS_A_SECOND - DELAY_RESOLUTION_MS / MS_A_SECOND);

function note(timings: Map<string, Timing>, labels: string, seconds: number): void {
  const timing = timings.get(labels) ?? { count: 0, sum: 0, buckets: BUCKETS_S.map(() => 0) };
  timing.count += 1;
  timing.sum += seconds;
  timing.buckets = timing.buckets.map((count, place) => count + (seconds <= (BUCKETS_S[place] ?? 0) ? 1 : 0));
  timings.set(labels, timing);
}

const described = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const histogramLines = (labels: string, { count, sum, buckets }: Timing): string[] => [
  ...buckets.map(
    (upTo, place) => `bridgework_request_seconds_bucket{${labels},le="${BUCKETS_S[place]}"} ${upTo}`,
  ),
  `bridgework_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
  `bridgework_request_seconds_sum{${labels}} ${sum}`,
  `bridgework_request_seconds_count{${labels}} ${count}`,
];

async function gaugeLines({ name, help, label, read }: Gauge): Promise<string[]> {
  const values = await read();
  const lines = values.map(([value, number]) => `${name}${label ? `{${label}="${value}"}` : ''} ${number}`);
  return [...described(name, 'gauge', help), ...lines];
}

function isSame(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
