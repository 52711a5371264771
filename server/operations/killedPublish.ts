import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { waitUntil } from '@hashgrid/api/test/waitUntil';
import { makeStoredRelease } from '@hashgrid/artifacts/test/makeStoredRelease';
import { startS3, type TestS3 } from '@hashgrid/artifacts/test/startS3';
import { listFiles } from '@hashgrid/contracts/builds';
import {
  createReleaseClient,
  FILES_MANIFEST,
  packBuild,
  type ReleaseClient,
} from '@hashgrid/contracts/releases';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import type { Cluster, ClusterServer } from './Cluster';
import { readShopBase, startReaders, type ReaderCounts } from './startReaders';
import { runRehearsal } from './runRehearsal';
import { startCluster } from './startCluster';

/** Time within which every gateway must serve a change. */
const LIVE_MS = 5_000;
/** Time limit of the whole run. */
const LIMIT_MS = 10 * 60_000;
/** Time in which half of an upload arrives at the API. */
const TRANSFER_MS = 200;
/** Time after which a request has reached a gateway, which has usually not answered it yet. */
const SENT_MS = 5;

const log = (line: string) => console.log(line);

/** @throws {Error} with the expectation when the condition is false. */
function assert(condition: unknown, expectation: string): asserts condition {
  if (!condition) throw new Error(`Expected that ${expectation}.`);
}

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** Creates a token with the operators' command. */
const createToken = async ({ settings }: Cluster): Promise<string> => {
  const args = ['--import', 'tsx', 'src/releaseTokens.ts', 'create', '--team', 'shop', '--remotes', 'shop'];
  const options = { cwd: SERVER, env: { ...process.env, ...settings } };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return stdout.trim().split('\n').at(-1) ?? '';
};

/** Folder of the builds that are uploaded. */
const buildsDir = mkdtempSync(join(tmpdir(), 'killed-publish-'));
process.on('exit', () => rmSync(buildsDir, { recursive: true, force: true }));

const packShop = async (script: string): Promise<Readable> => {
  const { dir } = makeStoredRelease(buildsDir, 'aa', script);
  const files = listFiles(dir).filter((file) => file !== FILES_MANIFEST);
  return packBuild(dir, files, { name: 'shop', publishedBy: 'ci:/srv' });
};

/** Returns a stream with half of a build, which then stalls until it is destroyed. Calls `onHalf` once that half has had time to reach the API. */
const createStallingUpload = async (build: Readable, onHalf: () => void): Promise<Readable> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of build) chunks.push(chunk as Uint8Array);
  const bytes = Buffer.concat(chunks);
  return Readable.from(
    (async function* () {
      yield bytes.subarray(0, bytes.length / 2);
      await wait(TRANSFER_MS);
      onHalf();
      await wait(LIMIT_MS);
    })(),
    { objectMode: false },
  );
};

/** Waits until gateways serve a release, and logs how long it took. @throws {Error} when it took longer than `LIVE_MS`. */
const waitUntilLive = async (gateways: readonly ClusterServer[], id: string): Promise<void> => {
  const startedAt = performance.now();
  await waitUntil(async () => {
    const bases = await Promise.all(gateways.map(({ url }) => readShopBase(url)));
    return bases.every((base) => base?.endsWith(`/${id}/`));
  });
  const ms = Math.round(performance.now() - startedAt);
  log(`  ${id} is live at ${gateways.map(({ name }) => name).join(' and ')} after ${ms} ms`);
  assert(ms <= LIVE_MS, `a release is live everywhere within ${LIVE_MS / 1000} s`);
};

/** Whether a promise is rejected. */
const isRejected = (promise: Promise<unknown>) =>
  promise.then(
    () => false,
    () => true,
  );

/** The servers of the rehearsal, and clients that publish through them. */
interface Rehearsal {
  s3: TestS3;
  gateways: readonly ClusterServer[];
  gateway1: ClusterServer;
  gateway2: ClusterServer;
  api1: ClusterServer;
  /** Clients of the load balancer, of each gateway and of an API. */
  viaAny: ReleaseClient;
  via1: ReleaseClient;
  via2: ReleaseClient;
  viaApi1: ReleaseClient;
  /** Scripts of the uploaded releases, by their bases. */
  scripts: Map<string, string>;
  upload(client: ReleaseClient, script: string): Promise<string>;
  readLive(): Promise<string | null | undefined>;
}

const prepareRehearsal = async (cluster: Cluster, s3: TestS3): Promise<Rehearsal> => {
  const { gateways, apis } = cluster;
  const [gateway1, gateway2] = gateways;
  const [api1] = apis;
  assert(gateway1 && gateway2 && api1, 'there are two gateways and an API');
  const token = await createToken(cluster);
  const createClient = ({ url }: { url: string }) => createReleaseClient({ url, token });
  const via2 = createClient(gateway2);
  const scripts = new Map<string, string>();
  return {
    s3,
    gateways,
    gateway1,
    gateway2,
    api1,
    viaAny: createClient(cluster),
    via1: createClient(gateway1),
    via2,
    viaApi1: createClient(api1),
    scripts,
    upload: async (client, script) => {
      const { release } = await client.upload(await packShop(script));
      scripts.set(`/remotes/shop/${release}/`, script);
      return release;
    },
    readLive: async () => (await via2.list({})).remotes.find(({ name }) => name === 'shop')?.current,
  };
};

const killGatewayDuringUpload = async ({ gateway1, via1 }: Rehearsal): Promise<void> => {
  log('Kill gateway1 while half of an upload has gone through it.');
  let kill: Promise<void> = Promise.resolve();
  const stalled = await createStallingUpload(await packShop('export default 2;'), () => {
    kill = gateway1.kill();
  });
  assert(await isRejected(via1.upload(stalled)), 'the upload is rejected');
  stalled.destroy();
  await kill;
};

const killApiDuringUpload = async ({ s3, api1, viaApi1 }: Rehearsal): Promise<void> => {
  log('Kill api1 while it writes an upload to the bucket.');
  let isWriting = false;
  s3.setFault(({ method }) => {
    if (method !== 'PUT') return null;
    isWriting = true;
    return 'hang';
  });
  const uploadRejected = isRejected(viaApi1.upload(await packShop('export default 2;')));
  await waitUntil(() => isWriting);
  await api1.kill();
  s3.setFault(null);
  assert(await uploadRejected, 'the upload is rejected');
};

const killGatewayDuringChange = async (rehearsal: Rehearsal, second: string): Promise<string> => {
  const { gateways, gateway1, gateway2, via1, via2, upload, readLive } = rehearsal;
  log('Kill gateway1 as soon as it has been asked to change the registry.');
  const third = await upload(via2, 'export default 3;');
  const change = { name: 'shop', release: third, replaces: second };
  const publishRejected = isRejected(via1.publish(change));
  await wait(SENT_MS);
  await gateway1.kill();
  const isUnanswered = await publishRejected;
  const live = await readLive();
  log(`  ${isUnanswered ? 'unanswered' : 'answered'}; live is ${live}`);
  assert(live === third || (isUnanswered && live === second), 'an answered change is live');
  // A publisher that got no response repeats its request. The first one may still be in flight; then one of the two is refused.
  if (live === second) await isRejected(via2.publish(change));
  await waitUntilLive([gateway2], third);
  await gateway1.start();
  await waitUntilLive(gateways, third);
  return third;
};

const cutOffBucket = async ({ s3, gateways }: Rehearsal, release: string): Promise<void> => {
  log('Cut off the bucket.');
  // A gateway that is asked whether it is ready copies the live releases first. On a busy machine, it may be unready for a moment.
  for (const { url } of gateways) await waitUntil(async () => (await fetch(`${url}/readyz`)).ok);
  s3.setFault(() => 'cut');
  for (const { url, name } of gateways) {
    const { ok } = await fetch(`${url}/remotes/shop/${release}/entry.js`);
    assert(ok, `${name} has the files of the live release itself`);
  }
  s3.setFault(null);
};

const checkLog = async ({ viaAny }: Rehearsal, releases: readonly string[]): Promise<void> => {
  const { items } = await viaAny.log({ name: 'shop' });
  for (const { action, from, to, revision } of items)
    log(`  ${action} ${from ?? 'none'} → ${to ?? 'none'}, revision ${revision}`);
  const published = items.map(({ to }) => to).reverse();
  assert(published.join() === releases.join(), 'the log has each change once');
};

const checkReaders = (
  { requests, failures, cut, bases }: ReaderCounts,
  releases: readonly string[],
): void => {
  log(`${requests} requests of players through HAProxy, ${failures.length} failed, ${cut} cut and repeated`);
  for (const failure of failures.slice(0, 20)) log(`  ${failure}`);
  assert(failures.length === 0, 'no request of a player failed');
  const published = releases.map((id) => `/remotes/shop/${id}/`);
  assert(
    [...bases].every((base) => published.includes(base)),
    'players got only releases that were published',
  );
};

const rehearse = async (cluster: Cluster, s3: TestS3): Promise<void> => {
  const rehearsal = await prepareRehearsal(cluster, s3);
  const { gateways, gateway1, gateway2, api1, viaAny, via2, scripts, upload, readLive } = rehearsal;

  log('Publish the first release.');
  const first = await upload(viaAny, 'export default 1;');
  await viaAny.publish({ name: 'shop', release: first });
  await waitUntilLive(gateways, first);
  const readers = startReaders(cluster.url, scripts);

  await killGatewayDuringUpload(rehearsal);
  await killApiDuringUpload(rehearsal);
  assert((await readLive()) === first, 'the first release is still live');

  log('Publish a second release through gateway2, while gateway1 and api1 are down.');
  const second = await upload(via2, 'export default 2;');
  await via2.publish({ name: 'shop', release: second });
  await waitUntilLive([gateway2], second);

  log('Start both again.');
  await Promise.all([gateway1.start(), api1.start()]);
  await waitUntilLive(gateways, second);

  const third = await killGatewayDuringChange(rehearsal, second);
  await cutOffBucket(rehearsal, third);
  await readers.stop();
  checkReaders(readers.counts, [first, second, third]);
  await checkLog(rehearsal, [first, second, third]);
};

handleHelpOption(
  `Usage: npm run killed-publish -w @hashgrid/server
Kills a gateway and an API in the middle of publishes, and checks that nothing is lost. Needs HAProxy.`,
);

/**
 * `npm run killed-publish -w @hashgrid/server`: two gateways on one PostgreSQL and one S3 store, behind HAProxy as in
 * `docs/operations.md`. Kills a gateway and an API in the middle of publishes, and fails when a request of a player fails, an incomplete
 * release is served, or a change is missing or made twice.
 */
const run = async (): Promise<void> => {
  log('Starting S3, PostgreSQL, PgBouncer, three APIs, two gateways and HAProxy …');
  const s3 = await startS3();
  try {
    const cluster = await startCluster({ bucket: s3.settings });
    try {
      await rehearse(cluster, s3);
    } finally {
      await cluster.close();
    }
  } finally {
    await s3.close();
  }
};

await runRehearsal(run, LIMIT_MS);
