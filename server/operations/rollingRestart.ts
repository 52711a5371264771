import { setTimeout as wait } from 'node:timers/promises';
import { sumLedger } from '@hashgrid/api/ledger';
import { queryUrl } from '@hashgrid/api/test/postgresServer';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import type { Cluster } from './Cluster';
import { createTraffic, type TrafficCounts } from './createTraffic';
import { runRehearsal } from './runRehearsal';
import { startCluster } from './startCluster';

const PLAYERS = 6;
/** Time of traffic before the first restart, and after each one. */
const PAUSE_MS = 3_000;
/** Time limit of the whole run. */
const LIMIT_MS = 10 * 60_000;

const log = (line: string) => console.log(line);

const restartAll = async ({ steps }: Cluster, counts: TrafficCounts): Promise<void> => {
  await wait(PAUSE_MS);
  for (const { name, restart } of steps) {
    const before = { requests: counts.requests, failed: counts.failures.length };
    const startedAt = performance.now();
    await restart();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    await wait(PAUSE_MS);
    const failed = counts.failures.length - before.failed;
    log(
      `${name}: restarted in ${seconds} s; ${counts.requests - before.requests} requests, ${failed} failed`,
    );
  }
};

/** @throws {Error} when the ledger isn't balanced, or doesn't contain exactly the payments that were answered. */
const checkLedger = async ({ databaseUrl }: Cluster, { payments }: TrafficCounts): Promise<void> => {
  const { lines, isBalanced } = await sumLedger({ dataDir: '', databaseUrl });
  for (const line of lines) log(line);
  const [row] = await queryUrl<{ count: string }>(
    databaseUrl,
    `select count(*) from ledger_entries where kind = 'transfer'`,
  );
  log(`${payments} payments answered, ${row?.count} in the ledger`);
  if (!isBalanced) throw new Error('The ledger is not balanced.');
  if (Number(row?.count) !== payments)
    throw new Error('The ledger does not contain exactly the payments that were answered.');
};

handleHelpOption(
  `Usage: npm run rolling-restart -w @hashgrid/server [-- nginx]
Restarts all processes of docs/operations.md one after the other under load. Needs HAProxy, or nginx if named.`,
);

/** @throws {Error} when a request failed, no event stream reconnected, or the ledger is wrong. */
const run = async (): Promise<void> => {
  const balancer = process.argv[2] === 'nginx' ? 'nginx' : 'haproxy';
  log(`Starting PostgreSQL, PgBouncer, three APIs, two gateways and ${balancer} …`);
  const cluster = await startCluster({ balancer });
  try {
    const traffic = createTraffic(cluster, PLAYERS);
    await traffic.addPlayers();
    const running = traffic.run();
    try {
      await restartAll(cluster, traffic.counts);
    } finally {
      traffic.stop();
    }
    await running;
    const { requests, logins, payments, reconnects, failures } = traffic.counts;
    log(`${requests} requests (${logins} logins, ${payments} payments), ${failures.length} failed`);
    log(`${reconnects} event streams reconnected`);
    for (const failure of failures.slice(0, 20)) log(`  ${failure}`);
    await checkLedger(cluster, traffic.counts);
    if (failures.length > 0) throw new Error('Some requests failed.');
    if (reconnects === 0)
      throw new Error('No event stream has reconnected, although its server was restarted.');
  } finally {
    await cluster.close();
  }
};

await runRehearsal(run, LIMIT_MS);
