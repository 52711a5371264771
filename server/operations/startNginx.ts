import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isListening } from '@hashgrid/api/test/isListening';
import type { BalancerPorts } from './BalancerPorts';
import { fillConfig } from './fillConfig';
import { startProcess } from './startProcess';

const HOST = '127.0.0.1';
/** `fail_timeout` in `nginx.conf`: how long nginx sends nothing to a server that has refused a connection. */
const FAIL_TIMEOUT_MS = 1_000;

const createConfig = ({ players, api, gateways, apis }: BalancerPorts, folder: string): string => {
  const text = fillConfig('nginx.conf', [
    ['user www-data;\n', ''],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx', folder],
    ['/var/lib/nginx', folder],
    ['worker_processes auto', 'worker_processes 1'],
    ['    server {\n        listen 80;\n        return 301 https://$host$request_uri;\n    }\n', ''],
    ['listen 443 ssl http2', `listen ${HOST}:${players}`],
    ['        ssl_certificate /etc/nginx/certs/play.pem;\n', ''],
    ['        ssl_certificate_key /etc/nginx/certs/play.key;\n', ''],
    ['X-Forwarded-Proto https', 'X-Forwarded-Proto http'],
    ['listen 10.0.0.10:4000', `listen ${HOST}:${api}`],
    ['        allow 10.0.0.11;\n        allow 10.0.0.12;\n', `        allow ${HOST};\n`],
  ]);
  return [
    ...gateways.map((port, index) => [`10.0.0.1${index + 1}:3000`, port] as const),
    ...apis.map((port, index) => [`10.0.0.2${index + 1}:4000`, port] as const),
  ].reduce((config, [address, port]) => config.replaceAll(address, `${HOST}:${port}`), text);
};

/** Starts nginx with the documented configuration. */
export const startNginx = async (ports: BalancerPorts, onLine: (line: string) => void) => {
  const folder = await mkdtemp(join(tmpdir(), 'hashgrid-nginx-'));
  const config = join(folder, 'nginx.conf');
  await writeFile(config, createConfig(ports, folder));
  const running = await startProcess({
    command: 'nginx',
    args: ['-c', config, '-p', folder, '-g', 'daemon off;'],
    onLine,
    isReady: () => isListening(ports.players),
  });
  return {
    name: 'nginx',
    url: `http://${HOST}:${ports.players}`,
    /** Waits until nginx tries the server again. It has no health checks whose result could be read. */
    waitUntilUp: (_server: string) => wait(FAIL_TIMEOUT_MS),
    /** Starts new workers; the previous ones finish their requests. */
    reload: () => running.signal('SIGHUP'),
    async close() {
      await running.stop('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
