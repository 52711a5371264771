import { cleanReturnUrl } from './cleanReturnUrl';

describe('cleanReturnUrl', () => {
  test.each([
    '/wallet',
    '/wallet?chain=bsc&x=%2F%2Fy',
    '/transactions/daily-profit?day=2026-01-01#row-3',
    '/ref/ABC-1',
    '/ref/A%20B',
    '/ref/A%2520B',
    '/名前',
    '/search?q=a+b',
    '/',
  ])('[G8] accepts %s, a path of this site', (path) => {
    const expected = new URL(path, 'https://site.invalid');
    expect(cleanReturnUrl(path)).toBe(expected.pathname + expected.search + expected.hash);
  });

  test.each([
    ['an empty text', ''],
    ['a scheme', 'https://evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['two leading slashes', '//evil.example'],
    ['three leading slashes', '///evil.example'],
    ['a backslash after the leading slash', '/\\evil.example'],
    ['two leading backslashes', '\\\\evil.example'],
    ['a backslash later on', '/wallet\\..\\..'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line feed between the slashes', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a control character', '/\u0001/evil.example'],
    ['a line separator', '/\u2028/evil.example'],
    ['a byte order mark', '\ufeff//evil.example'],
    ['a script URL', 'javascript:alert(1)'],
    ['a data URL', 'data:text/html,<script>alert(1)</script>'],
    ['a dot segment that resolves to two slashes', '/.//evil.example'],
    ['dot segments that resolve to two slashes', '/a/..//evil.example'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['slashes encoded twice', '/%252F%252Fevil.example'],
    ['slashes encoded six times', `/%${'25'.repeat(5)}2F%${'25'.repeat(5)}2Fevil.example`],
    ['an encoded tab', '/%09/evil.example'],
    ['broken percent-encoding', '/%E0%A4%A'],
    ['no leading slash', 'wallet'],
    ['user info without a leading slash', '@evil.example'],
    ['a path of eight kilobytes', `/${'a'.repeat(8192)}`],
    ['a URL that contains a return URL', '/wallet?returnUrl=/login'],
    ['the login page', '/login'],
    ['the login page with a return URL', '/login?returnUrl=%2Flogin%3FreturnUrl%3D%2Fwallet'],
    ['the two-factor page', '/authentication'],
    ['the two-factor page with a slash at its end', '/authentication/'],
    ['the two-factor page with an encoded letter', '/%61uthentication'],
    ['the sign-up page in capitals', '/SIGN-UP'],
  ])('[G8] rejects %s', (_, raw) => {
    expect(cleanReturnUrl(raw)).toBeNull();
  });

  test('[G8] removes double slashes, which the router does not keep', () => {
    expect(cleanReturnUrl('/wallet//?next=//x')).toBe('/wallet/?next=//x');
    expect(cleanReturnUrl('/transactions///daily-profit')).toBe('/transactions/daily-profit');
  });

  test('[G8] never returns a URL of another origin', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2F',
      '%5c',
      '\t',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'javascript:',
    ];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces)
          for (const d of ['evil.example', '/x']) {
            const cleaned = cleanReturnUrl(a + b + c + d);
            if (cleaned === null) continue;
            expect(new URL(cleaned, 'https://our.example').origin).toBe('https://our.example');
            expect(cleaned).toMatch(/^\/(?![/\\])/);
            expect(cleanReturnUrl(cleaned)).toBe(cleaned);
          }
  });
});
