import type { Registry } from '@hashgrid/contracts';
import { EMPTY_REGISTRY } from '@hashgrid/contracts/releases';
import { createReleaseHealth } from './createReleaseHealth';
import type { LocalFiles } from './LocalFiles';

test('copies a release that becomes live while a slow store delivers the one before', async () => {
  let registry: Registry = EMPTY_REGISTRY;
  const deliveries: (() => void)[] = [];
  const fetchLiveFiles = jest.fn(() => new Promise<void>((resolve) => deliveries.push(resolve)));
  const files = { fetchLiveFiles } as unknown as LocalFiles;
  const health = createReleaseHealth({ read: () => registry }, files, () => undefined);
  const check = health.check();
  const published = { ...EMPTY_REGISTRY, revision: 2 };
  registry = published;
  deliveries[0]?.();
  while (deliveries.length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect(fetchLiveFiles).toHaveBeenLastCalledWith(published);
  deliveries[1]?.();
  expect(await check).toEqual([]);
  expect(fetchLiveFiles).toHaveBeenCalledTimes(2);
});
