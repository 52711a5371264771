import { findDescriptorProblem, parseRegistry } from './parseRegistry';

const REMOTE = {
  name: 'shop',
  version: '1.0.0',
  platform: '^2.0.0',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-e', 'chunks/node_modules/@scope/list.js': 'sha384-l' },
  shared: {},
  locales: [],
  sourceHash: '',
  routes: [{ path: '/shop', page: 'shop/ShopPage', title: 'Shop' }],
  chunks: { 'shop/ShopPage': ['chunks/node_modules/@scope/list.js'] },
};
const SHELL = { ...REMOTE, chunks: ['list.js'], lazyIntegrity: { 'lazy.js': 'sha384-z' } };

/** Returns the stored registry with a release of `shop`. */
const serialize = (descriptor: object) => {
  const base = '/remotes/shop/1.0.0-1a2b3c4d/';
  const current = { version: '1.0.0', hash: '1a2b3c4d', base, publishedAt: '', descriptor };
  return JSON.stringify({ revision: 1, shell: null, remotes: { shop: { current, previous: [] } } });
};

test('accepts the descriptors of a remote and of the shell', () => {
  expect(findDescriptorProblem('shop', REMOTE)).toBeNull();
  expect(findDescriptorProblem('shell', SHELL)).toBeNull();
  expect(parseRegistry(serialize(REMOTE)).remotes.shop?.current.descriptor).toEqual(REMOTE);
});

// In an import map, such a path would replace the hash of a script of the shell or of another remote.
test.each([
  '../../finance/1.0.0-aa/entry.js',
  'a/../../../shell/1.0.0-aa/main.js',
  '/shell/main.js',
  'https://evil.example/x.js',
  'a b.js',
  'entry.js\n',
  '',
])('rejects the hash of %j, which is no file of the release', (file) => {
  const integrity = { ...REMOTE.integrity, [file]: 'sha384-x' };
  expect(findDescriptorProblem('shop', { ...REMOTE, integrity })).not.toBeNull();
  expect(findDescriptorProblem('shell', { ...SHELL, lazyIntegrity: integrity })).not.toBeNull();
  const { remotes, malformed } = parseRegistry(serialize({ ...REMOTE, integrity }));
  expect(remotes).toEqual({});
  expect(malformed?.shop?.reason).toMatch(/^current\/descriptor\/integrity\/[^]* is not allowed$/);
});

test.each(['shop/ShopPage', 'shop/Shop\nPage'])('rejects a chunk of %j outside the release', (page) => {
  const chunks = { [page]: ['../../finance/1.0.0-aa/entry.js'] };
  expect(findDescriptorProblem('shop', { ...REMOTE, chunks })).not.toBeNull();
});
