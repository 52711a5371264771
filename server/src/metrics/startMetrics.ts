import type { MetricsAddress, RunningMetrics } from './serveMetrics';

/** Serves metrics at an address. Returns null without an address, that is, when `METRICS_PORT` is not set. */
export const startMetrics = async (
  address: MetricsAddress | null,
  log: (line: string) => void,
): Promise<RunningMetrics | null> => {
  if (!address) return null;
  // Imported on demand, so that a process without metrics doesn't load the library.
  const { serveMetrics } = await import('./serveMetrics');
  const metrics = await serveMetrics(address);
  log(`Metrics are at ${metrics.url}`);
  return metrics;
};
