import { findScreen, matchesScreen } from './findScreen';

const remote = (name: string, ...paths: string[]) => ({
  name,
  routes: paths.map((path) => ({ path, page: `${name}${path}`, title: path })),
});
const REMOTES = [remote('auth', '/ref', '/ref/*', '/login'), remote('game', '/', '/node/:id', '/node/new')];
const findPath = (pathname: string) => findScreen(REMOTES, pathname)?.route.path;

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/login//', '/login'],
  ['/LOGIN', '/login'],
  ['/log%69n', '/login'],
  ['/ref', '/ref'],
  ['/ref/abc/def', '/ref/*'],
  ['/ref/logo.svg', '/ref/*'],
  ['/ref//abc', '/ref/*'],
  ['/node/7', '/node/:id'],
  ['/node/new', '/node/new'],
  ['/node/%E0%A4%A', '/node/:id'],
])('[R2] matches %s to the screen %s', (pathname, path) => {
  expect(findPath(pathname)).toBe(path);
});

test.each(['/nowhere', '/node/7/more', '//login', '/node//7', '/node//new'])(
  '[R21] finds no screen at the unknown path %s',
  (pathname) => {
    expect(findScreen(REMOTES, pathname)).toBeNull();
  },
);

test('[R20] matches a path with one pattern in all forms of its URL', () => {
  for (const pathname of ['/_app', '/_app/', '/_APP', '/%5Fapp'])
    expect(matchesScreen('/_app', pathname)).toBe(true);
  for (const pathname of ['/', '/_app/x', '//_app', '/app'])
    expect(matchesScreen('/_app', pathname)).toBe(false);
});

test('prefers the longer of two patterns with a wildcard, as react-router does', () => {
  const remotes = [remote('short', '/x/*'), remote('long', '/:a/:b/:c/*')];
  expect(findScreen(remotes, '/x/y/z')?.remote.name).toBe('long');
  expect(findScreen(remotes, '/x/y')?.remote.name).toBe('short');
});

test('returns the remote of the screen', () => {
  expect(findScreen(REMOTES, '/login')?.remote.name).toBe('auth');
});

test('matches a parameter only with a value, as react-router does', () => {
  expect(findScreen([remote('x', '/:section/new')], '/blog/new')).not.toBeNull();
  expect(findScreen([remote('x', '/:section/new')], '//new')).toBeNull();
});
