import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { readConfig } from './config';
import { createLog } from './createLog';
import { startMetrics } from './metrics/startMetrics';
import { runUntilStopped } from './runUntilStopped';

handleHelpOption(
  `Usage: npm start
Starts the product and publishes what has changed in this checkout. It is configured by environment variables, which README.md lists.`,
);

/** `npm start`: runs gateway and API in one process until Ctrl-C. */
await runUntilStopped(async (signal) => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  // Imported on demand, so that invalid settings are reported immediately.
  const { startProduct } = await import('./startProduct');
  const metrics = await startMetrics(config.metrics, log);
  const product = await startProduct(config, { log, signal, monitor: metrics?.monitor });
  if (!signal.aborted) log(`Hashgrid is running at ${product.url}`);
  return async () => {
    await product.close();
    await metrics?.close();
  };
});
