import { resolveAccess, type AccessInput } from './resolveAccess';

const resolve = (overrides: Partial<AccessInput>) =>
  resolveAccess({
    status: 'guest',
    hasUserData: false,
    hasTwoFactorToken: false,
    path: '/wallet',
    returnUrl: null,
    ...overrides,
  });

describe('a page without an access setting', () => {
  test('[G1] is for logged-in players', () => {
    expect(resolve({ status: 'loggedIn' })).toEqual({ kind: 'show' });
    expect(resolve({ status: 'guest' }).kind).toBe('redirect');
  });

  test('[G2] waits while loading, and with a user-data cookie but no user', () => {
    expect(resolve({ status: 'loading' })).toEqual({ kind: 'wait' });
    expect(resolve({ hasUserData: true })).toEqual({ kind: 'wait' });
    expect(resolve({ hasUserData: true, hasTwoFactorToken: true })).toEqual({ kind: 'wait' });
  });

  test('[G3] sends a guest with a two-factor cookie to /authentication and keeps the return URL', () => {
    expect(resolve({ status: 'twoFactor', hasTwoFactorToken: true })).toEqual({
      kind: 'redirect',
      to: '/authentication',
      returnUrl: '/wallet',
    });
  });

  test.each([
    ['/wallet', '/login?returnUrl=%2Fwallet'],
    ['/wallet?chain=bsc#top', '/login?returnUrl=%2Fwallet%3Fchain%3Dbsc%23top'],
  ])('[G4] sends a guest at %s to %s', (path, to) => {
    expect(resolve({ path })).toEqual({ kind: 'redirect', to });
  });

  test('[G5] sends a guest at the root to /login without a return URL', () => {
    expect(resolve({ path: '/' })).toEqual({ kind: 'redirect', to: '/login' });
  });

  test.each([
    ['an overlong path', `/${'a'.repeat(8192)}`],
    ['another host', '//evil.example'],
    ['a URL with a return URL', '/wallet?returnUrl=/wallet'],
  ])('[G8] sends a guest to /login without a return URL for %s', (_, path) => {
    expect(resolve({ path })).toEqual({ kind: 'redirect', to: '/login' });
  });
});

describe('a page for guests', () => {
  test('[G1] is shown to guests, also during the two-factor step', () => {
    expect(resolve({ access: 'guest' })).toEqual({ kind: 'show' });
    expect(resolve({ access: 'guest', status: 'twoFactor', hasTwoFactorToken: true })).toEqual({
      kind: 'show',
    });
  });

  test('waits while loading, because a player would be redirected', () => {
    expect(resolve({ access: 'guest', status: 'loading' })).toEqual({ kind: 'wait' });
  });

  test('[G6] sends a player with a two-factor cookie to /authentication', () => {
    const decision = resolve({
      access: 'guest',
      status: 'loggedIn',
      hasTwoFactorToken: true,
      returnUrl: '/pay',
    });
    expect(decision).toMatchObject({ kind: 'redirect', to: '/authentication' });
  });

  test('[G7] sends a player to the return URL, else to /dashboard', () => {
    expect(resolve({ access: 'guest', status: 'loggedIn', returnUrl: '/pay' })).toEqual({
      kind: 'redirect',
      to: '/pay',
    });
    expect(resolve({ access: 'guest', status: 'loggedIn' })).toEqual({ kind: 'redirect', to: '/dashboard' });
  });
});

test.each(['loading', 'guest', 'twoFactor', 'loggedIn'] as const)(
  'a page with access "any" is shown while %s',
  (status) => {
    expect(resolve({ access: 'any', status, hasTwoFactorToken: true })).toEqual({ kind: 'show' });
  },
);
