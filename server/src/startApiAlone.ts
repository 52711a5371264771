import { startApi } from '@hashgrid/api';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { checkPort } from './checkPort';
import { createDataDir } from './createDataDir';
import { createLog } from './createLog';
import { ConfigError } from './ConfigError';
import { readConfig } from './config';
import { startMetrics } from './metrics/startMetrics';
import { runUntilStopped } from './runUntilStopped';

handleHelpOption(
  `Usage: npm run api -w @hashgrid/server
Starts an API without a gateway. README.md lists the settings, which are environment variables.`,
);

/**
 * `npm run api -w @hashgrid/server`: runs the product API without a gateway until Ctrl-C. Any number of these processes may share one
 * PostgreSQL; gateways find them by `API_URL`.
 */
await runUntilStopped(async () => {
  const { trustedProxies, publicUrl, telemetry, ...config } = readConfig(process.env);
  if (!publicUrl)
    throw new ConfigError([
      'PUBLIC_URL is missing; expected the URL with which links in emails begin, such as "https://example.org".',
    ]);
  const log = createLog(config.logLevel);
  await checkPort(config.port, config.host);
  createDataDir(config.dataDir);
  const metrics = await startMetrics(config.metrics, log);
  const api = await startApi({
    ...config,
    publicUrl,
    isAnalyticsOn: telemetry.isAnalyticsOn,
    sentryDsn: telemetry.sentryDsn,
    // By default, only a gateway on this machine is trusted.
    trustProxy: trustedProxies ?? '127.0.0.1',
    monitor: metrics?.monitor,
    log,
  });
  log(`The API is running at ${api.url}`);
  return async () => {
    await api.close();
    await metrics?.close();
  };
});
