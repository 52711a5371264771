import { createTokenCookies } from './tokenCookies';

const ALL = { accessToken: 'a.b-c_1', refreshToken: 'r=1', gg2FAToken: 't' };

test('[E3] names the cookies accessToken, refreshToken and gg2FAToken', () => {
  const cookies = createTokenCookies();
  expect(cookies.store(ALL)).toBe(true);
  expect(document.cookie.split('; ').map((cookie) => cookie.split('=')[0])).toEqual([
    'accessToken',
    'refreshToken',
    'gg2FAToken',
  ]);
  expect([cookies.getAccessToken(), cookies.getRefreshToken(), cookies.getTwoFactorToken()]).toEqual([
    'a.b-c_1',
    'r=1',
    't',
  ]);
});

test('[E3] makes the cookies SameSite=Strict and valid for all paths', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  createTokenCookies().store({ accessToken: 'a' });
  expect(written[0]).toMatch(/path=\/(;|$)/i);
  expect(written[0]).toMatch(/samesite=strict/i);
});

test.each([
  ['https:', true],
  ['http:', false],
])('[E3] marks the cookies Secure on a page over %s: %s', (protocol, isSecure) => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  const cookies = createTokenCookies({ protocol });
  // Storing stops at the first cookie that the browser rejects; here that is the first one.
  for (const [name, value] of Object.entries(ALL)) cookies.store({ [name]: value });
  cookies.removeAccessAndRefresh();
  cookies.removeTwoFactor();
  expect(written).toHaveLength(6);
  for (const cookie of written) {
    expect(/;\s*secure(;|$)/i.test(cookie)).toBe(isSecure);
    expect(cookie).toMatch(/path=\/(;|$)/i);
    expect(cookie).toMatch(/samesite=strict/i);
    expect(cookie).not.toMatch(/domain=/i);
  }
});

test('keeps the cookies for 30 days, so that closing the browser does not log the player out', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  createTokenCookies().store({ accessToken: 'a' });
  const [, expires = ''] = /expires=([^;]+)/i.exec(written[0] ?? '') ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test('reports whether this tab refreshed the stored token', () => {
  const cookies = createTokenCookies();
  cookies.store(ALL);
  expect(cookies.isRefreshedHere()).toBe(false);
  cookies.storeRefreshed({ accessToken: 'next' });
  expect(cookies.isRefreshedHere()).toBe(true);
  document.cookie = 'accessToken=another; path=/';
  expect(cookies.isRefreshedHere()).toBe(false);
});

test('[E3] stores only the given tokens', () => {
  const cookies = createTokenCookies();
  cookies.store({ gg2FAToken: 't' });
  expect(document.cookie).toBe('gg2FAToken=t');
});

test('[A2] removes access and refresh token and keeps the two-factor token', () => {
  const cookies = createTokenCookies();
  cookies.store(ALL);
  cookies.removeAccessAndRefresh();
  expect(document.cookie).toBe('gg2FAToken=t');
});

test('detects the `userData` cookie that the route guards check', () => {
  const cookies = createTokenCookies();
  expect(cookies.hasUserData()).toBe(false);
  document.cookie = 'userData=1; path=/';
  expect(cookies.hasUserData()).toBe(true);
});

test('[E5] treats cookies that throw as missing', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const cookies = createTokenCookies();
  expect(cookies.getAccessToken()).toBeUndefined();
  expect(cookies.store(ALL)).toBe(false);
  expect(() => cookies.removeAccessAndRefresh()).not.toThrow();
});
