import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { loadRemoteConfig } from '../remote/loadRemoteConfig';
import { DevSourcesPlugin } from './DevSourcesPlugin';

jest.mock('../remote/loadRemoteConfig', () => ({ loadRemoteConfig: jest.fn() }));

const PACKAGE_DIR = '/no-such-folder/market';

/** Returns the files whose creation triggers a rebuild. */
const collectMissing = async (): Promise<string[]> => {
  const missingDependencies = new Set<string>();
  const tapPromise = jest.fn();
  new DevSourcesPlugin(PACKAGE_DIR).apply({ hooks: { afterCompile: { tapPromise } } } as unknown as Compiler);
  const [, afterCompile] = tapPromise.mock.lastCall as [string, (compilation: object) => Promise<void>];
  await afterCompile({ missingDependencies });
  return [...missingDependencies];
};

test('waits for pages and widgets that the config names and that do not exist yet', async () => {
  jest.mocked(loadRemoteConfig).mockResolvedValue({
    name: 'market',
    platform: '^2.0.0',
    routes: [{ path: '/market', page: 'market/MarketPage', title: 'Market' }],
    widgets: [{ slot: 'dashboard.balance', component: 'offers/Offers', title: 'Offers' }],
  });
  expect(await collectMissing()).toEqual(
    ['market/MarketPage.tsx', 'offers/Offers.tsx'].map((file) => join(PACKAGE_DIR, 'src', file)),
  );
});

test('waits for nothing while the config cannot be loaded', async () => {
  jest.mocked(loadRemoteConfig).mockRejectedValue(new Error('Could not load remote.config.ts.'));
  expect(await collectMissing()).toEqual([]);
});
