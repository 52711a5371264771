import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newMasterKey } from '@hashgrid/api/keys';
import { startPgBouncer } from '@hashgrid/api/test/pgbouncer';
import { openBucket, type S3Settings } from '@hashgrid/artifacts';
import { findUnusedPort } from '@hashgrid/connection';
import { queryUrl, startPostgres } from '@hashgrid/api/test/postgresServer';
import type { Cluster, ClusterServer } from './Cluster';
import { fillConfig } from './fillConfig';
import { startHaproxy } from './startHaproxy';
import { startNginx } from './startNginx';
import { startProcess, type RunningProcess } from './startProcess';
import { writeReleases } from './writeReleases';

const HOST = '127.0.0.1';
const SERVER = fileURLToPath(new URL('..', import.meta.url));
const GATEWAYS = 2;
const APIS = 3;
/** Longer than the load balancer needs to notice that a process is stopping: one check per second, on a busy machine. */
const DRAIN_SECONDS = 4;
const PASSWORD = 'secret';
const API_KEY = 'operations';

type Close = () => Promise<void>;

const isReady = (port: number) =>
  fetch(`http://${HOST}:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const findPorts = (count: number) => Promise.all(Array.from({ length: count }, () => findUnusedPort(HOST)));

/** SQL that creates the roles of `docs/how-to/change-the-database.md`. */
const ROLES = `create role hashgrid_owner login password '${PASSWORD}';
create role hashgrid_server login password '${PASSWORD}';
grant create, usage on schema public to hashgrid_owner`;

const startDatabase = async (closing: Close[]) => {
  const postgres = await startPostgres();
  closing.push(() => postgres.close());
  await queryUrl(postgres.url, ROLES);
  const { port, pathname } = new URL(postgres.url);
  const pooler = await startPgBouncer({
    users: { hashgrid_server: PASSWORD, pgbouncer_admin: PASSWORD },
    configure: (listenPort, folder) =>
      fillConfig('pgbouncer.ini', [
        ['host=10.0.0.30 port=5432 dbname=hashgrid', `host=${HOST} port=${port} dbname=${pathname.slice(1)}`],
        ['listen_addr = 10.0.0.30', `listen_addr = ${HOST}`],
        ['listen_port = 6432', `listen_port = ${listenPort}`],
        ['/etc/pgbouncer', folder],
        ['/var/run/postgresql', folder],
        ['/var/log/postgresql', folder],
      ]),
  });
  closing.push(() => pooler.close());
  const getPoolerUrl = (role: string, database: string) =>
    `postgres://${role}:${PASSWORD}@${HOST}:${pooler.port}/${database}`;
  return {
    postgres,
    pooler,
    url: getPoolerUrl('hashgrid_server', 'hashgrid'),
    adminUrl: getPoolerUrl('pgbouncer_admin', 'pgbouncer'),
    ownerUrl: postgres.urlAs('hashgrid_owner'),
  };
};

interface ClusterOptions {
  /** The bucket for the files of releases. Without it, all processes share a folder; with it, each gateway has a folder of its own. */
  bucket?: S3Settings;
  balancer?: 'haproxy' | 'nginx';
}

const toEnvironment = ({ bucket, endpoint, prefix }: S3Settings): Record<string, string> => ({
  ARTIFACTS_BUCKET: bucket,
  ARTIFACTS_ENDPOINT: endpoint ?? '',
  ARTIFACTS_PREFIX: prefix,
});

/**
 * Starts the cluster. The API processes reach PostgreSQL through the pooler, and apply migrations without it.
 * @throws {Error} when a program isn't installed, or doesn't start.
 */
export const startCluster = async ({
  bucket,
  balancer = 'haproxy',
}: ClusterOptions = {}): Promise<Cluster> => {
  const closing: Close[] = [];
  const close = async () => {
    for (const closeOne of closing.reverse()) await closeOne();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-operations-'));
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    const shell = await writeReleases(dataDir);
    if (bucket) await (await openBucket(bucket)).put(shell.release, shell.dir);
    const { postgres, pooler, url, adminUrl, ownerUrl } = await startDatabase(closing);
    const [players = 0, api = 0] = await findPorts(2);
    const gatewayPorts = await findPorts(GATEWAYS);
    const apiPorts = await findPorts(APIS);
    const outputLines: string[] = [];
    const onLine = (line: string) => void outputLines.push(line);
    const settings = {
      HOST,
      HASHGRID_DATA: dataDir,
      PUBLIC_URL: `http://localhost:${players}`,
      TRUSTED_PROXIES: HOST,
      API_KEY,
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      HASHGRID_MASTER_KEYS: newMasterKey(new Date()),
      OUTBOX: '1',
      GAME_PROFILE: 'demo',
      ...(bucket && toEnvironment(bucket)),
    };
    const startServer = (entry: string, port: number, env: Record<string, string>) =>
      startProcess({
        command: process.execPath,
        args: ['--import', 'tsx', join('src', entry)],
        cwd: SERVER,
        env: { ...settings, ...env, PORT: String(port) },
        onLine,
        isReady: () => isReady(port),
      });
    const startBalancer = balancer === 'nginx' ? startNginx : startHaproxy;
    const loadBalancer = await startBalancer(
      { players, api, gateways: gatewayPorts, apis: apiPorts },
      onLine,
    );
    closing.push(() => loadBalancer.close());
    const createServer = async (
      server: string,
      entry: string,
      port: number,
      env: Record<string, string>,
    ): Promise<ClusterServer> => {
      const run = () => startServer(entry, port, env);
      let running: RunningProcess = await run();
      closing.push(() => running.stop('SIGKILL'));
      const start = async () => {
        running = await run();
        await loadBalancer.waitUntilUp(server);
      };
      return {
        name: server,
        url: `http://${HOST}:${port}`,
        start,
        kill: () => running.stop('SIGKILL'),
        restart: async () => {
          await running.stop('SIGTERM');
          await start();
        },
      };
    };
    const apis = await Promise.all(
      apiPorts.map((port, index) => createServer(`api${index + 1}`, 'startApiAlone.ts', port, {})),
    );
    const getGatewaySettings = (index: number) => ({
      API_URL: `http://${HOST}:${api}`,
      ...(bucket && { HASHGRID_DATA: join(dataDir, `gateway${index + 1}`) }),
    });
    const gateways = await Promise.all(
      gatewayPorts.map((port, index) =>
        createServer(`gateway${index + 1}`, 'startGatewayAlone.ts', port, getGatewaySettings(index)),
      ),
    );
    for (const { name } of [...apis, ...gateways]) await loadBalancer.waitUntilUp(name);
    return {
      url: loadBalancer.url,
      apiKey: API_KEY,
      settings,
      databaseUrl: postgres.url,
      outputLines,
      gateways,
      apis,
      steps: [
        ...apis,
        ...gateways,
        { name: `${loadBalancer.name} (reload)`, restart: async () => loadBalancer.reload() },
        { name: 'pgbouncer (online restart)', restart: () => pooler.restartOnline() },
        {
          name: 'postgresql (while the pool is paused)',
          restart: async () => {
            await queryUrl(adminUrl, 'pause');
            await postgres.restart('fast');
            await queryUrl(adminUrl, 'resume');
          },
        },
      ],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
