import { EMPTY_REGISTRY } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from '../GatewayConfig';
import type { Previews } from '../previews/createPreviews';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import { createReleaseFinder } from './createReleaseFinder';
import type { LocalFiles } from './LocalFiles';

test('refreshes the registry at most once a second for unknown releases', async () => {
  const times: number[] = [];
  const refreshRegistry = async () => void times.push(Date.now());
  const find = createReleaseFinder(
    { artifacts: {}, refreshRegistry } as unknown as GatewayConfig,
    { read: () => EMPTY_REGISTRY } as LiveRegistry,
    { verifier: { verifyFile: async () => 'missing' } } as unknown as LocalFiles,
    { findRelease: () => null } as unknown as Previews,
  );
  const findAll = (hashes: string[]) =>
    Promise.all(hashes.map((hash) => find({ base: `/remotes/shop/1.0.0-${hash}/`, file: 'entry.js' })));
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
