import { EMPTY_REGISTRY, type Preview } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from '../GatewayConfig';
import { createPreviews, type Previews } from '../previews/createPreviews';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import { createRelease, REGISTRY } from '../test/createFixtureStore';
import { createReleaseFinder } from './createReleaseFinder';
import type { LocalFiles } from './LocalFiles';

test('refreshes the registry at most once a second for unknown releases', async () => {
  const times: number[] = [];
  const refreshRegistry = async () => void times.push(Date.now());
  const find = createReleaseFinder(
    { artifacts: {}, refreshRegistry } as unknown as GatewayConfig,
    { read: () => EMPTY_REGISTRY } as LiveRegistry,
    { verifier: { verifyFile: async () => 'missing' } } as unknown as LocalFiles,
    { findRelease: () => null, find: async () => null } as unknown as Previews,
  );
  const findAll = (hashes: string[]) =>
    Promise.all(
      hashes.map((hash) => find({ base: `/remotes/shop/1.0.0-${hash}/`, file: 'entry.js' }, { headers: {} })),
    );
  expect([...(await findAll(['x1', 'x2', 'x3'])), ...(await findAll(['x1', 'x4']))]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(times).toHaveLength(2);
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(950);
});

test('neither looks up a preview nor refreshes the registry for a file that is here', async () => {
  const [refreshRegistry, findPreview] = [jest.fn(), jest.fn()];
  const find = createReleaseFinder(
    { artifacts: {}, refreshRegistry } as unknown as GatewayConfig,
    { read: () => EMPTY_REGISTRY } as LiveRegistry,
    { verifier: { verifyFile: async () => null } } as unknown as LocalFiles,
    { findRelease: () => null, find: findPreview } as unknown as Previews,
  );
  const file = { base: '/remotes/shop/1.0.0-x1/', file: 'entry.js' };
  expect(await find(file, { headers: {} })).toBeNull();
  expect(findPreview).not.toHaveBeenCalled();
  expect(refreshRegistry).not.toHaveBeenCalled();
});

test('finds the previewed build of a browser whose page another gateway has sent', async () => {
  const release = createRelease('remotes/finance', 'cafe', REGISTRY.remotes.finance!.current.descriptor);
  const preview: Preview = {
    id: '0b0e8c0e-0000-4000-8000-000000000000',
    name: 'finance',
    channel: 'live',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    release,
    local: null,
  };
  const fetchPreview = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ refused: null, preview })));
  const config = {
    apiUrl: 'http://api.example',
    publicUrl: 'http://localhost:3000',
    previewLinks: 'builds',
    artifacts: {},
    refreshRegistry: jest.fn(),
  } as unknown as GatewayConfig;
  const find = createReleaseFinder(
    config,
    { read: () => EMPTY_REGISTRY } as LiveRegistry,
    { verifier: { verifyFile: async () => 'missing' } } as unknown as LocalFiles,
    createPreviews(config),
  );
  const cookie = `release_preview=key.${preview.id}.zzzz.${'s'.repeat(43)}`;
  expect(await find({ base: release.base, file: 'entry.js' }, { headers: { cookie } })).toEqual(release);
  expect(fetchPreview).toHaveBeenCalledTimes(1);
  expect(config.refreshRegistry).not.toHaveBeenCalled();
});
