import type { Gauge, Monitor } from '@hashgrid/connection';
import { collectDefaultMetrics, Gauge as PrometheusGauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** What gateway and API report to. */
  monitor: Monitor;
  contentType: string;
  /** Returns everything in the text format of Prometheus. */
  read(): Promise<string>;
}

type Numbers = Awaited<ReturnType<Gauge['read']>>;

/** Measures this process, and what its servers report. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'hashgrid_http_request_duration_seconds',
    help: 'Requests by template of the route and class of the status, event streams included.',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  /** A gateway and an API in one process report gauges of the same name. */
  const reads = new Map<string, Gauge['read'][]>();

  const addGauge = ({ name, help, label, read }: Gauge): void => {
    const known = reads.get(name);
    if (known) return void known.push(read);
    const all = [read];
    reads.set(name, all);
    new PrometheusGauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        // While the database is away, its gauges are left out and the others are needed most.
        const found = await Promise.all(all.map(async (each): Promise<Numbers> => each()).map(orNothing));
        for (const [value, number] of found.flatMap(Object.entries)) this.set({ [label]: value }, number);
      },
    });
  };

  return {
    monitor: {
      requestEnded: ({ server, method, route, status, seconds }) =>
        durations.observe({ server, method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
      addGauge,
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
};

const orNothing = (numbers: Promise<Numbers>): Promise<Numbers> => numbers.catch(() => ({}));
