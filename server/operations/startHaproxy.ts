import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListening } from '@hashgrid/api/test/isListening';
import { waitUntil } from '@hashgrid/api/test/waitUntil';
import type { BalancerPorts } from './BalancerPorts';
import { fillConfig } from './fillConfig';
import { startProcess } from './startProcess';

const HOST = '127.0.0.1';

const createConfig = ({ players, api, gateways, apis }: BalancerPorts, socket: string): string => {
  const text = fillConfig('haproxy.cfg', [
    ['    log /dev/log local0\n    user haproxy\n    group haproxy\n', '    log stdout format raw local0\n'],
    ['/run/haproxy/admin.sock', socket],
    ['    bind :80\n', ''],
    ['bind :443 ssl crt /etc/haproxy/certs/ alpn h2,http/1.1', `bind ${HOST}:${players}`],
    ['    http-request redirect scheme https unless { ssl_fc }\n', ''],
    ['x-forwarded-proto https', 'x-forwarded-proto http'],
    ['10.0.0.10:4000', `${HOST}:${api}`],
    ['{ src 10.0.0.11 10.0.0.12 }', `{ src ${HOST} }`],
  ]);
  return [
    ...gateways.map((port, index) => [`10.0.0.1${index + 1}:3000`, port] as const),
    ...apis.map((port, index) => [`10.0.0.2${index + 1}:4000`, port] as const),
  ].reduce((config, [address, port]) => config.replaceAll(address, `${HOST}:${port}`), text);
};

/** Sends a command to HAProxy's admin socket, and returns the response. */
const sendAdminCommand = (path: string, command: string) =>
  new Promise<string>((resolve, reject) => {
    let response = '';
    const socket = connect(path, () => socket.end(`${command}\n`));
    socket.on('data', (data) => (response += data.toString()));
    socket.once('error', reject);
    socket.once('close', () => resolve(response));
  });

/** Index of the `status` column in the CSV of `show stat`. */
const STATUS_COLUMN = 17;

/** Starts HAProxy with the documented configuration. */
export const startHaproxy = async (ports: BalancerPorts, onLine: (line: string) => void) => {
  const folder = await mkdtemp(join(tmpdir(), 'hashgrid-haproxy-'));
  const socket = join(folder, 'admin.sock');
  const config = join(folder, 'haproxy.cfg');
  await writeFile(config, createConfig(ports, socket));
  const running = await startProcess({
    // With a master and a worker, as Debian's service runs HAProxy.
    command: 'haproxy',
    args: ['-W', '-f', config],
    onLine,
    isReady: () => isListening(ports.players),
  });
  return {
    name: 'haproxy',
    url: `http://${HOST}:${ports.players}`,
    /** Waits until the load balancer has noticed that a server is ready. */
    waitUntilUp: (server: string) =>
      waitUntil(async () => {
        const rows = (await sendAdminCommand(socket, 'show stat')).split('\n').map((line) => line.split(','));
        return rows.find(([, name]) => name === server)?.[STATUS_COLUMN]?.startsWith('UP');
      }),
    /** Starts a new worker; the previous one finishes its requests. */
    reload: () => running.signal('SIGUSR2'),
    async close() {
      await running.stop('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
