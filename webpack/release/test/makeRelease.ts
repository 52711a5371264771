import type { Release, RemoteDescriptor } from '@hashgrid/contracts';

/** Returns a release of the remote `shop` with a hash, which is its source hash too. */
export const makeRelease = (
  hash: string,
  changes: Partial<Release<RemoteDescriptor>> = {},
): Release<RemoteDescriptor> => ({
  version: '1.0.0',
  hash,
  base: `/remotes/shop/1.0.0-${hash}/`,
  publishedAt: '2026-01-01T00:00:00.000Z',
  descriptor: {
    name: 'shop',
    platform: '^1.0.0',
    routes: [{ path: '/shop', page: 'list/ListPage', title: 'Shop' }],
    version: '1.0.0',
    entry: 'entry.js',
    chunks: { 'list/ListPage': ['list.js'] },
    integrity: {},
    shared: {},
    locales: [],
    sourceHash: hash,
  },
  ...changes,
});
