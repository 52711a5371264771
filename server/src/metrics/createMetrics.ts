import type { Gauge, Monitor } from '@hashgrid/connection';
import { collectDefaultMetrics, Gauge as PrometheusGauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** Receives the measurements of gateway and API. */
  monitor: Monitor;
  contentType: string;
  /** Returns everything in the text format of Prometheus. */
  read(): Promise<string>;
}

type Numbers = Awaited<ReturnType<Gauge['read']>>;

/** Creates the metrics of this process and of its servers. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'hashgrid_http_request_duration_seconds',
    help: 'Duration of requests by route template and status class, event streams included.',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  /** Functions that read a gauge, by its name: a gateway and an API in one process have gauges of the same name. */
  const reads = new Map<string, Gauge['read'][]>();

  const addGauge = ({ name, help, label, read }: Gauge): void => {
    const existing = reads.get(name);
    if (existing) return void existing.push(read);
    const readers = [read];
    reads.set(name, readers);
    new PrometheusGauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        // Leaves out gauges that can't be read: the others are needed most while the database is unavailable.
        const readings = await Promise.all(
          readers.map(async (readOne): Promise<Numbers> => readOne()).map(ignoreFailure),
        );
        for (const [value, number] of readings.flatMap(Object.entries)) this.set({ [label]: value }, number);
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

const ignoreFailure = (numbers: Promise<Numbers>): Promise<Numbers> => numbers.catch(() => ({}));
