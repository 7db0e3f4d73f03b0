import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { notFound } from './http-error.ts';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const MS_A_SECOND = 1000;
const NS_A_SECOND = 1e9;
const DELAY_RESOLUTION_MS = 20;

interface ScrapedGauge {
  name: string;
  help: string;
  label?: string;
  read(): Promise<readonly (readonly [label: string, value: number])[]>;
}

/**
 * Prometheus metrics at `/metrics`, for callers with the configured token. Without a configured token the path does not
 * exist. Labels contain no URL, name or id.
 */
export async function serveMetrics(
  app: FastifyInstance,
  { token, gauges }: { token: string | undefined; gauges: readonly ScrapedGauge[] },
): Promise<void> {
  if (token === undefined) return;
  const registry = await registryOf(app, gauges);
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization, `Bearer ${token}`)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Loads the package here, because it would delay a start without metrics. */
async function registryOf(app: FastifyInstance, gauges: readonly ScrapedGauge[]): Promise<Registry> {
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];

  const requests = new Counter({
    name: 'bridgework_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'bridgework_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_S,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / MS_A_SECOND);
  });

  new Gauge({
    name: 'bridgework_memory_bytes',
    help: 'Resident memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });

  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  new Gauge({
    name: 'bridgework_event_loop_delay_seconds',
    help: 'Longest wait of the event loop since the last scrape.',
    registers,
    collect() {
      this.set(longestWaitS(delay.max));
      delay.reset();
    },
  });

  for (const { name, help, label, read } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        const values = await read();
        this.reset();
        for (const [value, number] of values) this.set(label === undefined ? {} : { [label]: value }, number);
      },
    });
  }
  return registry;
}

/** Node measures the time between two samples, so an idle event loop has a delay of one interval. */
export const longestWaitS = (longestNs: number): number =>
  Math.max(0, longestNs / NS_A_SECOND - DELAY_RESOLUTION_MS / MS_A_SECOND);

function isSame(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
