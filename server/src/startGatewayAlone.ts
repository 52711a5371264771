import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { checkPort } from './checkPort';
import { ConfigError } from './ConfigError';
import { readConfig } from './config';
import { createDataDir } from './createDataDir';
import { createLog } from './createLog';
import { followRegistry } from '@hashgrid/gateway/followRegistry';
import { createProductGateway } from './createProductGateway';
import { startMetrics } from './metrics/startMetrics';
import { runUntilStopped } from './runUntilStopped';

handleHelpOption(
  `Usage: npm run gateway -w @hashgrid/server
Starts a gateway without an API. README.md lists the settings, which are environment variables.`,
);

/**
 * `npm run gateway -w @hashgrid/server`: runs a gateway without an API until Ctrl-C. It builds and publishes nothing, and serves the
 * live releases of its channel in the API's registry.
 */
await runUntilStopped(async () => {
  const config = readConfig(process.env);
  const { apiUrl, publicUrl, host, port } = config;
  if (!apiUrl || !publicUrl)
    throw new ConfigError([
      ...(apiUrl
        ? []
        : ['API_URL is missing; expected the URL of the API, such as "http://10.0.0.10:4000".']),
      ...(publicUrl
        ? []
        : ['PUBLIC_URL is missing; expected the URL that players open, such as "https://example.org".']),
    ]);
  await checkPort(port, host);
  createDataDir(config.dataDir);
  const log = createLog(config.logLevel);
  const metrics = await startMetrics(config.metrics, log);
  const { releaseChannel: channel, registryFile: file } = config;
  const registry = followRegistry({ apiUrl, channel, file, log });
  const gateway = await createProductGateway(config, {
    apiUrl,
    publicUrl,
    monitor: metrics?.monitor,
    refreshRegistry: registry.refresh,
  });
  log(`The gateway is running at ${await gateway.listen({ host, port })}`);
  return async () => {
    await registry.close();
    await gateway.close();
    await metrics?.close();
  };
});
