import { readConfig } from './config';
import { createLog } from './createLog';
import { startMetrics } from './metrics/startMetrics';

/** `npm start`: runs everything in one process until Ctrl-C. */
const start = async (): Promise<void> => {
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        stop.abort();
        resolve();
      });
    }
  });
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  // Imported on demand, so that invalid settings are reported at once.
  const { startProduct } = await import('./startProduct');
  const metrics = await startMetrics(config.metrics, log);
  const product = await startProduct(config, { log, signal: stop.signal, monitor: metrics?.monitor });
  if (!stop.signal.aborted) log(`Hashgrid is running at ${product.url}`);
  await stopped;
  await product.close();
  await metrics?.close();
};

try {
  await start();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
