import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { parseBootstrap, type Registry } from '@hashgrid/contracts';
import { LIVE_GROUP, parseRegistry } from '@hashgrid/contracts/releases';
import { join } from 'node:path';
import { isInShare } from './releaseGroup';
import { createRevisionHistory } from './createRevisionHistory';
import { selectReleases } from './selectReleases';
import { computeTextIntegrity, REGISTRY, createRelease, writeRegistry } from '../test/createFixtureStore';
import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

const { current } = REGISTRY.remotes.finance!;
const BUILD = '1.1.0-cafe';
const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const withCandidate = (percent: number, revision = 2): Registry => ({
  ...REGISTRY,
  revision,
  remotes: {
    ...REGISTRY.remotes,
    finance: {
      current,
      previous: [],
      candidate: {
        release: createRelease('remotes/finance', 'cafe', { ...current.descriptor, version: '1.1.0' }),
        percent,
        startedAt: '2026-01-01T00:00:00.000Z',
        promoteAt: null,
      },
    },
  },
});
const groups = Array.from({ length: 10_000 }, (_, group) => String(group));
const inside = groups.find((group) => isInShare(group, BUILD, 5))!;
const outside = groups.find((group) => !isInShare(group, BUILD, 50))!;

const get = (url: string, group?: string, headers: Record<string, string> = {}) =>
  testGateway.gateway.inject({
    url,
    headers: {
      'user-agent': CHROMIUM,
      ...headers,
      ...(group && { cookie: `theme=dark; release_group=${group}` }),
    },
  });
const findFinance = async (group?: string) =>
  parseBootstrap((await get('/wallet', group)).body)!.remotes.find(({ name }) => name === 'finance')!;

describe('a share', () => {
  test('has its percentage of the groups, different ones for each candidate, and keeps them when it grows', () => {
    const fivePercent = groups.filter((group) => isInShare(group, BUILD, 5));
    expect(fivePercent.length).toBeGreaterThan(450);
    expect(fivePercent.length).toBeLessThan(550);
    expect(fivePercent.every((group) => isInShare(group, BUILD, 25))).toBe(true);
    expect(fivePercent.filter((group) => isInShare(group, '1.2.0-beef', 5)).length).toBeLessThan(100);
  });
});

describe('the page of a canary', () => {
  beforeEach(() => writeRegistry(testGateway.releasesDir, withCandidate(5)));

  test('has the candidate for its share only, and the live release for the others', async () => {
    expect(await findFinance(inside)).toMatchObject({ version: '1.1.0', isCanary: true });
    expect(await findFinance(outside)).toMatchObject({ version: '1.0.0' });
    expect(await findFinance(outside)).not.toHaveProperty('isCanary');
  });

  test('is the app at a path of the candidate that looks like a file', async () => {
    const registry = withCandidate(5, 3);
    const { descriptor } = registry.remotes.finance!.candidate!.release;
    descriptor.routes = [...descriptor.routes, { path: '/receipts/*', page: 'x/X', title: 'Receipts' }];
    writeRegistry(testGateway.releasesDir, registry);
    const { body } = await get('/receipts/march.txt', inside);
    expect(parseBootstrap(body)!.remotes).toContainEqual(
      expect.objectContaining({ name: 'finance', version: '1.1.0' }),
    );
  });

  test('uses one release throughout: details, preloads and hashes', async () => {
    const { body } = await get('/wallet', inside);
    expect(parseBootstrap(body)!.details.finance?.version).toBe('1.1.0');
    expect(body).toContain('"/remotes/finance/1.1.0-cafe/entry.js":"sha384-');
    expect(body).not.toContain('finance/1.0.0-cc');
    expect((await get('/wallet', outside)).body).not.toContain('1.1.0-cafe');
  });

  test('assigns a browser a group that it keeps, and replaces a malformed one', async () => {
    const first = await get('/wallet');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^release_group=\d{1,4}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    const group = /=(\d+)/.exec(cookie)![1]!;
    const again = await get('/wallet', group);
    expect(again.headers).not.toHaveProperty('set-cookie');
    const version = parseBootstrap(first.body)!.remotes.find(({ name }) => name === 'finance')?.version;
    expect((await findFinance(group)).version).toBe(version);
    expect((await get('/wallet', 'x')).headers).toHaveProperty('set-cookie');
  });

  test('has the live release for a command that asks for it, and assigns it no other group', async () => {
    writeRegistry(testGateway.releasesDir, withCandidate(99, 3));
    expect(await findFinance(inside)).toMatchObject({ version: '1.1.0' });
    expect(await findFinance(LIVE_GROUP)).toMatchObject({ version: '1.0.0' });
    expect((await get('/wallet', LIVE_GROUP)).headers).not.toHaveProperty('set-cookie');
  });

  test('names the live release for a candidate that fails', async () => {
    jest.spyOn(testGateway.gateway.log, 'error').mockImplementation(() => undefined);
    writeFileSync(join(testGateway.releasesDir, 'remotes/finance/1.0.0-cc/remote.json'), '{}');
    const replacement = await get('/releases/finance/before/1.1.0-cafe', inside);
    expect(replacement.json()).toMatchObject({ name: 'finance', version: '1.0.0' });
    expect((await findFinance(inside)).version).toBe('1.1.0');
    const hashes = (await get('/wallet', inside, { 'user-agent': FIREFOX })).body;
    expect(hashes).toContain(`"/remotes/finance/1.0.0-cc/entry.js":"${computeTextIntegrity('finance')}"`);
  });

  test('varies its texts by the cookie', async () => {
    const { headers } = await get('/locales/ar-SA.json', inside);
    expect(headers.vary).toContain('cookie');
  });
});

test('sets no cookie without a canary', async () => {
  expect((await get('/wallet')).headers).not.toHaveProperty('set-cookie');
});

test('parses a canary of the stored registry, and drops a malformed one', () => {
  writeRegistry(testGateway.releasesDir, withCandidate(5));
  const text = readFileSync(join(testGateway.releasesDir, 'registry.json'), 'utf8');
  expect(parseRegistry(text).remotes.finance?.candidate?.percent).toBe(5);
  const broken = parseRegistry(text.replace('"percent":5', '"percent":500'));
  expect(broken.remotes.finance).toEqual({ current, previous: [] });
});

describe('the revision in responses of the API', () => {
  test('changes only for players whose releases change', () => {
    const history = createRevisionHistory();
    const read = () => [inside, outside, null].map((group) => history.findRevision(group));
    history.add(REGISTRY);
    expect(read()).toEqual([1, 1, 1]);
    history.add(withCandidate(5));
    expect(read()).toEqual([2, 1, 1]);
    history.add(withCandidate(6, 3));
    expect(read()).toEqual([2, 1, 1]);
    history.add({ ...REGISTRY, revision: 4 });
    expect(read()).toEqual([4, 1, 1]);
  });

  test('does not change when a malformed entry is replaced by its last valid one, which comes last', () => {
    const history = createRevisionHistory();
    history.add(REGISTRY);
    const { auth, ...others } = REGISTRY.remotes;
    history.add({ ...REGISTRY, revision: 2, remotes: { ...others, auth: auth! } });
    expect([null, inside].map((group) => history.findRevision(group))).toEqual([1, 1]);
  });

  test('is at most the live one after a database was restored, so that pages are not told to reload forever', () => {
    const history = createRevisionHistory();
    history.add({ ...REGISTRY, revision: 9 });
    history.add({ ...REGISTRY, revision: 4 });
    expect(history.findRevision(null)).toBe(4);
  });

  test('does not read a registry again after it was added, so that old ones are freed', () => {
    const history = createRevisionHistory();
    for (const registry of [{ ...REGISTRY }, withCandidate(5)]) {
      history.add(registry);
      for (const key of ['shell', 'remotes'])
        Object.defineProperty(registry, key, {
          get: () => {
            throw new Error(`${key} was read again`);
          },
        });
    }
    expect([inside, outside].map((group) => history.findRevision(group))).toEqual([2, 1]);
  });

  test('differs between the players of the canary and all others', async () => {
    const api = createServer((_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    await testGateway.reopen({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
    await get('/wallet');
    writeRegistry(testGateway.releasesDir, withCandidate(5));
    await get('/wallet', inside);
    const read = async (group: string) =>
      (await get('/api/v1/public/x', group)).headers['x-registry-revision'];
    expect([await read(inside), await read(outside)]).toEqual(['2', '1']);
    await new Promise((resolve) => api.close(resolve).closeAllConnections());
  });
});

test('selects the same object for the same releases, so that what is computed from it is cached', () => {
  const registry = withCandidate(5);
  expect(selectReleases(registry, inside)).toBe(selectReleases(registry, inside));
  expect(selectReleases(registry, outside)).toBe(registry);
});
