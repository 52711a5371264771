import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdTimeout } from '@hashgrid/connection/test/holdTimeout';
import type { Registry } from '@hashgrid/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import { followRegistry, type FollowedRegistry } from './followRegistry';
import { createFixtureStore, createTestConfig, REGISTRY } from '../test/createFixtureStore';

const HOST = '127.0.0.1';

let dir: string;
let releasesDir: string;
let api: FastifyInstance;
let apiUrl: string;
type Answer = { code: number; body: string };
let answer: (revision: string) => Answer | Promise<Answer>;
let lines: string[];
let closing: (() => Promise<unknown>)[];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'follow-'));
  releasesDir = createFixtureStore();
  lines = [];
  closing = [];
  answer = () => ({ code: 200, body: JSON.stringify(REGISTRY) });
  api = fastify({ forceCloseConnections: true });
  api.get<{ Querystring: { revision: string } }>('/registry', async ({ query }, reply) => {
    const { code, body } = await answer(query.revision);
    return reply.code(code).send(body);
  });
  api.get('/readyz', () => ({}));
  apiUrl = await api.listen({ port: 0, host: HOST });
});
afterEach(async () => {
  for (const close of closing) await close();
  await api.close();
  for (const each of [dir, releasesDir]) rmSync(each, { recursive: true });
});

const getFile = () => join(dir, 'gateway', 'registry.json');
const follow = (): FollowedRegistry => {
  const followed = followRegistry({
    apiUrl,
    channel: 'live',
    file: getFile(),
    log: (line) => lines.push(line),
  });
  closing.push(() => followed.close());
  return followed;
};
const readFollowed = () => JSON.parse(readFileSync(getFile(), 'utf8')) as Registry;
const waitUntil = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const startGateway = async () => {
  const gateway = await createGateway({ ...createTestConfig(releasesDir, apiUrl), registryFile: getFile() });
  closing.push(() => gateway.close());
  return gateway;
};

test('serves a newly published registry without a restart', async () => {
  const followed = follow();
  expect(await followed.refresh()).toBe(true);
  const gateway = await startGateway();
  expect((await gateway.inject('/login')).body).toContain('/remotes/auth/1.0.0-bb/');
  answer = () => ({ code: 200, body: JSON.stringify({ ...REGISTRY, revision: 2, remotes: {} }) });
  await waitUntil(() => readFollowed().revision === 2);
  expect((await gateway.inject('/login')).body).not.toContain('/remotes/auth/1.0.0-bb/');
});

test('logs why the API cannot be reached', async () => {
  await api.close();
  await follow().refresh();
  expect(lines).toEqual([
    expect.stringContaining(`Could not read the registry from ${apiUrl}: connect ECONNREFUSED`),
  ]);
});

test('logs that the API does not respond in time, unless it responds to the next request', async () => {
  const respond = answer;
  answer = () => new Promise(() => undefined);
  const expire = holdTimeout(5_000);
  const followed = follow();
  const refreshLate = () => {
    const refreshed = followed.refresh();
    expire();
    return refreshed;
  };
  expect(await refreshLate()).toBe(false);
  answer = respond;
  expect(await followed.refresh()).toBe(true);
  answer = () => new Promise(() => undefined);
  expect(await refreshLate()).toBe(false);
  expect(lines).toEqual([]);
  expect(await refreshLate()).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^Could not read the registry from \S+: no response within 5 s\. /),
  ]);
});

test('accepts a response that arrived while the machine was paused, and logs nothing', async () => {
  const held: ((answer: Answer) => void)[] = [];
  answer = () => new Promise((resolve) => held.push(resolve));
  const expire = holdTimeout(5_000);
  const refreshed = follow().refresh();
  await waitUntil(() => held.length === 2);
  const later = performance.now() + 20_000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  // Timers run before the response is read.
  expire();
  for (const respond of held) respond({ code: 200, body: JSON.stringify(REGISTRY) });
  expect(await refreshed).toBe(true);
  expect(lines).toEqual([]);
});

test.each([
  ['fails', () => ({ code: 503, body: JSON.stringify({ ...REGISTRY, revision: 5, remotes: {} }) })],
  ['returns something other than JSON', () => ({ code: 200, body: '<html>' })],
])(
  'serves and starts with the last registry while the API %s, and logs the failure once per process',
  async (_, broken) => {
    await follow().refresh();
    answer = broken;
    await waitUntil(() => lines.length > 0);
    expect(lines[0]).toMatch(/Could not read the registry from \S+: .* The last known releases stay live\./);
    const gateway = await startGateway();
    expect((await gateway.inject('/login')).body).toContain('/remotes/auth/1.0.0-bb/');
    const again = follow();
    expect(await again.refresh()).toBe(false);
    expect(readFollowed()).toEqual(REGISTRY);
    answer = () => ({ code: 200, body: JSON.stringify({ ...REGISTRY, revision: 7 }) });
    await waitUntil(() => readFollowed().revision === 7);
    expect(lines.filter((line) => line.startsWith('Could not read'))).toHaveLength(2);
  },
);

test('replaces the registry of another channel or database that has the same revision', async () => {
  mkdirSync(join(dir, 'gateway'));
  writeFileSync(getFile(), JSON.stringify({ ...REGISTRY, remotes: {} }));
  const requestedRevisions: string[] = [];
  answer = (revision) => {
    requestedRevisions.push(revision);
    return Number(revision) === REGISTRY.revision
      ? { code: 204, body: '' }
      : { code: 200, body: JSON.stringify(REGISTRY) };
  };
  follow();
  await waitUntil(() => requestedRevisions.length > 1);
  expect(readFollowed()).toEqual(REGISTRY);
});

test('keeps the newest of two concurrent responses', async () => {
  const respond = (revision: number): Answer => ({
    code: 200,
    body: JSON.stringify({ ...REGISTRY, revision }),
  });
  const held = new Map<string, (answer: Answer) => void>();
  const hold = (revision: string) => new Promise<Answer>((resolve) => held.set(revision, resolve));
  answer = (revision) => (revision === '-1' ? respond(1) : hold(revision));
  const followed = follow();
  await waitUntil(() => held.has('1'));
  answer = hold;
  const refreshed = followed.refresh();
  await waitUntil(() => held.has('-1'));
  held.get('1')?.(respond(2));
  await waitUntil(() => readFollowed().revision === 2);
  held.get('-1')?.(respond(1));
  expect(await refreshed).toBe(true);
  expect(readFollowed().revision).toBe(2);
});

test('names the setting to change when a gateway of another channel or API uses the same data folder', async () => {
  await follow().refresh();
  const other = JSON.stringify({ ...REGISTRY, revision: 9, remotes: {} });
  writeFileSync(getFile(), other);
  await waitUntil(() => lines.length > 0);
  expect(lines[0]).toMatch(
    /^Another gateway stores .*registry\.json\. Start each with a HASHGRID_DATA of its own\.$/,
  );
  expect(readFollowed()).toEqual(REGISTRY);
});

test('accepts the lower revision of a restored database', async () => {
  const followed = follow();
  answer = () => ({ code: 200, body: JSON.stringify({ ...REGISTRY, revision: 5 }) });
  await followed.refresh();
  answer = () => ({ code: 200, body: JSON.stringify({ ...REGISTRY, revision: 3 }) });
  await waitUntil(() => readFollowed().revision !== 5);
  expect(readFollowed().revision).toBe(3);
});

test('logs why the registry cannot be written and what to do', async () => {
  writeFileSync(join(dir, 'gateway'), 'a file in place of the folder');
  expect(await follow().refresh()).toBe(false);
  expect(lines).toEqual([
    `Could not write the registry to ${getFile()}: a file is where a folder should be (EEXIST). Move that file away. The last known releases stay live.`,
  ]);
});

test('writes to a file that no other gateway writes to, even one with the same process ID in a container', async () => {
  const write = jest.spyOn(fs, 'writeFileSync');
  await follow().refresh();
  rmSync(getFile());
  await follow().refresh();
  const files = write.mock.calls.map(([file]) => String(file)).filter((file) => file.startsWith(getFile()));
  expect(files.length).toBeGreaterThan(1);
  expect(new Set(files).size).toBe(files.length);
});

test('leaves no temporary file when the registry cannot be replaced', async () => {
  mkdirSync(getFile(), { recursive: true });
  expect(await follow().refresh()).toBe(false);
  expect(readdirSync(join(dir, 'gateway'))).toEqual(['registry.json']);
});

test('leaves no temporary files next to the registry', async () => {
  await follow().refresh();
  expect(readdirSync(join(dir, 'gateway'))).toEqual(['registry.json']);
});
