import { BROWSERS } from '../../test/browsers';
import { describeDevice } from './describeDevice';

test.each([
  ['chromeOnWindows', 'Chrome 140', 'Windows 10+', 'desktop'],
  ['edgeOnWindows', 'Microsoft Edge 140', 'Windows 10+', 'desktop'],
  ['firefoxOnLinux', 'Firefox 143', 'Linux', 'desktop'],
  ['safariOnPhone', 'Safari 17', 'iOS 17.2', 'mobile'],
  ['safariOnMac', 'Safari 18', 'macOS', 'desktop'],
] as const)('recognizes %s as %s on %s', (name, browser, system, kind) => {
  expect(describeDevice(BROWSERS[name])).toEqual({ browser, system, kind });
});

test.each([
  '',
  'x',
  '<script>alert(1)</script>',
  '\u0000'.repeat(200),
  'Unlock your account at evil.example/1 now',
  'Visit https://evil.example/ to unlock',
])('returns no text of the unrecognized User-Agent %j', (userAgent) => {
  expect(describeDevice(userAgent)).toEqual({ browser: '', system: '', kind: 'other' });
});

test('omits the version of a recognized browser when it is not a number', () => {
  expect(describeDevice('Roku/DVP-evil.example x').browser).toBe('Roku');
});

test.each([
  ['PlayStation 4', 'Mozilla/5.0 (PlayStation 4 11.00) AppleWebKit/605.1.15 (KHTML, like Gecko)'],
  ['Miui', 'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/89.0 Safari/537.36 MiuiBrowser/12.2'],
])('recognizes %s, which is missing from the parser’s list of browsers', (name, userAgent) => {
  expect(describeDevice(userAgent).browser).toContain(name);
});
