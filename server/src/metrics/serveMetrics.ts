import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics, type Metrics } from './createMetrics';

/** The address that serves the metrics. It has its own port, so that players can't reach it. */
export interface MetricsAddress {
  host: string;
  /** 0 for any free port. */
  port: number;
}

export interface RunningMetrics extends Pick<Metrics, 'monitor'> {
  url: string;
  close(): Promise<void>;
}

const createMetricsServer = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });

/**
 * Serves `/metrics` in the text format of Prometheus.
 * @throws {Error} when the port can't be used.
 */
export const serveMetrics = async ({ host, port }: MetricsAddress): Promise<RunningMetrics> => {
  const metrics = createMetrics();
  const server = createMetricsServer(metrics);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new Error(
          `Could not serve metrics on ${host}:${port}: ${error.message}. Check METRICS_HOST and METRICS_PORT.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    monitor: metrics.monitor,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
