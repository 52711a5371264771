import type { MetricsAddress, RunningMetrics } from './serveMetrics';

/** Serves metrics where `METRICS_PORT` is set; null otherwise. */
export const startMetrics = async (
  address: MetricsAddress | null,
  log: (line: string) => void,
): Promise<RunningMetrics | null> => {
  if (!address) return null;
  // Imported on demand: without the setting, nothing is measured.
  const { serveMetrics } = await import('./serveMetrics');
  const metrics = await serveMetrics(address);
  log(`Metrics are at ${metrics.url}`);
  return metrics;
};
